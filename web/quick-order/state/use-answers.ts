import { useEffect, useMemo, useRef, useState } from 'react'
import type { Bom } from '../../../bom/bom.ts'
import {
  type Answers,
  keyOf,
  type Question,
  questionOf,
  questionOfOther,
} from '../../../bom/find-parts.ts'
import { readRows, type WantedRow } from '../../../bom/read/rows.ts'
import type { PartFacts } from '../../../contract/orders/lines.ts'
import { useSession } from '../../app/session.ts'
import { askParts } from './ask-parts.ts'

/** How long answers are gathered before rows are drawn with them, in milliseconds: each drawing resolves the whole list. */
const gathering = 250

const nothing: Answers = { byQuestion: new Map(), parts: new Map() }

/** What the shop knows of a parts list's rows: asked for as rows come, in pieces, and once for each. */
export function useAnswers(bom: Bom | null) {
  const session = useSession()
  const isKnown = session.state !== 'loading'
  const buyer = 'person' in session && !session.person.isAdmin ? session.person.email : ''
  const [answers, setAnswers] = useState(nothing)
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const [tries, setTries] = useState(0)
  const known = useRef({ buyer, answers: nothing })
  const { questions, chosen } = useMemo(() => askedBy(bom), [bom])
  useEffect(() => {
    if (!isKnown || tries < 0) return
    // somebody else's own numbers say nothing of these rows
    if (known.current.buyer !== buyer) known.current = { buyer, answers: nothing }
    const { byQuestion, parts } = known.current.answers
    const missing = questions.filter((question) => !byQuestion.has(keyOf(question)))
    const unknown = chosen.filter((number) => !parts.has(number))
    setError(null)
    // what was gathered for the rows as they were before counts for these, too
    setAnswers(known.current.answers)
    if (missing.length + unknown.length === 0) return setProgress(null)
    const stop = new AbortController()
    setProgress({ done: 0, total: missing.length + unknown.length })
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      clearTimeout(timer)
      timer = undefined
      if (!stop.signal.aborted) setAnswers(known.current.answers)
    }
    askParts({
      questions: missing,
      chosen: unknown,
      isBuyer: buyer !== '',
      signal: stop.signal,
      onAnswers: (more, next) => {
        if (stop.signal.aborted) return
        const { answers: before } = known.current
        known.current.answers = {
          byQuestion: new Map([...before.byQuestion, ...more.byQuestion]),
          parts: new Map([...before.parts, ...more.parts]),
        }
        timer ??= setTimeout(() => {
          show()
          setProgress(next)
        }, gathering)
      },
    })
      .then(() => {
        show()
        setProgress(null)
      })
      .catch((fault: Error) => {
        if (stop.signal.aborted) return
        show()
        setProgress(null)
        setError(fault)
      })
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [questions, chosen, buyer, isKnown, tries])
  return {
    answers,
    progress,
    error,
    buyer,
    retry: () => setTries((before) => before + 1),
    /** A part that is at hand already needs no asking. */
    learn: (part: PartFacts) => {
      const { byQuestion, parts } = known.current.answers
      known.current.answers = { byQuestion, parts: new Map([...parts, [part.partNumber, part]]) }
      setAnswers(known.current.answers)
    },
  }
}

const isBlank = (row: WantedRow) => row.number === '' && row.named.length + row.others.length === 0

/** What has to be known for a parts list, each question once. */
function askedBy(bom: Bom | null): { questions: Question[]; chosen: string[] } {
  const questions = new Map<string, Question>()
  for (const row of bom ? readRows(bom) : []) {
    if (row.kind === 'other' ? row.numbers.length === 0 : isBlank(row)) continue
    const question = row.kind === 'other' ? questionOfOther(row) : questionOf(row)
    questions.set(keyOf(question), question)
  }
  const chosen = Object.values(bom?.choices ?? {}).flatMap(({ part }) => part ?? [])
  return { questions: [...questions.values()], chosen: [...new Set(chosen)] }
}
