import type { Answer, Answers, Question } from '../../../bom/find-parts.ts'
import { keyOf } from '../../../bom/find-parts.ts'
import { settled } from '../../../bom/settle-answer.ts'
import type { PartFacts } from '../../../contract/orders/lines.ts'
import { call } from '../../app/api.ts'

/** As many as one call takes, and so many calls at once. */
const atOnce = 500
const calls = 2

type Progress = { done: number; total: number }
type Asking = {
  questions: Question[]
  /** Our numbers of parts that the buyer chose. */
  chosen: string[]
  /** Whether own numbers are looked up first. */
  isBuyer: boolean
  signal: AbortSignal
  onAnswers: (answers: Answers, progress: Progress) => void
}

/** Looks for parts in pieces, and tells of each piece. Rejects with CallFault, what was answered being told by then. */
export async function askParts({ questions, chosen, isBuyer, signal, onAnswers }: Asking) {
  const total = questions.length + chosen.length
  let done = 0
  for (const piece of inPieces(chosen)) {
    const parts = await askOurs(piece, signal)
    done += piece.length
    onAnswers({ byQuestion: new Map(), parts }, { done, total })
  }
  const pieces = inPieces(questions).values()
  const askInTurn = async () => {
    for (const piece of pieces) {
      const byQuestion = await askPiece(piece, isBuyer, signal)
      done += piece.length
      onAnswers({ byQuestion, parts: new Map() }, { done, total })
    }
  }
  await Promise.all(Array.from({ length: calls }, askInTurn))
}

function inPieces<T>(all: T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / atOnce) }, (_, at) =>
    all.slice(at * atOnce, (at + 1) * atOnce),
  )
}

async function askOurs(numbers: string[], signal: AbortSignal) {
  const { rows } = await call(
    'POST /part-matches',
    { rows: numbers.map((number) => ({ number })) },
    { signal },
  )
  return new Map(
    numbers.map((number, at) => {
      const part = rows[at]?.part
      return [number, part?.partNumber === number ? part : null] as const
    }),
  )
}

/** Own numbers first: what the buyer's books say is meant, whatever else it may look like. */
async function askPiece(piece: Question[], isBuyer: boolean, signal: AbortSignal) {
  const answers = new Map<string, Answer>()
  if (isBuyer)
    for (const [question, part] of await askOwn(piece, signal))
      answers.set(keyOf(question), { part, reason: 'Your own number', candidates: [] })
  const rest = piece.filter((question) => !answers.has(keyOf(question)))
  if (rest.length === 0) return answers
  const { rows } = await call(
    'POST /part-matches',
    {
      rows: rest.map(({ number, manufacturer, description, named, others }) => ({
        number,
        manufacturer,
        description,
        others: [...named, ...others],
      })),
    },
    { signal },
  )
  for (const [at, question] of rest.entries())
    answers.set(keyOf(question), settled(question, rows[at]!))
  return answers
}

async function askOwn(piece: Question[], signal: AbortSignal): Promise<[Question, PartFacts][]> {
  const asked = piece.flatMap((question) =>
    [...new Set([question.own, question.number])]
      .filter((number) => number !== '')
      .map((number) => ({ question, number })),
  )
  const found = new Map<Question, PartFacts>()
  for (const some of inPieces(asked)) {
    const numbers = some.map(({ number }) => number)
    const { rows } = await call('POST /own-part-matches', { numbers }, { signal })
    for (const [at, { question }] of some.entries()) {
      const part = rows[at]?.part
      if (part && !found.has(question)) found.set(question, part)
    }
  }
  return [...found]
}
