import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PartSuggestions } from '../../../contract/parts/search.ts'
import { call } from '../../app/api.ts'
import { currentSession } from '../../app/session.ts'
import { type OwnFound, ownNumbersLike } from '../parts/own-numbers-found.ts'

/** How long typing rests before it is asked for, in milliseconds. */
const pause = 120

/** What is suggested for anyone, and the numbers of the buyer's own books. */
export type Suggested = PartSuggestions & { own: OwnFound[] }

/**
 * Follows an input: what is typed, what is suggested for it, and whether that is to be seen. A call that another
 * overtakes is given up; one that fails suggests nothing, since the search itself still works. `place` changes with
 * every navigation, which closes it.
 */
export function useSuggestions(input: RefObject<HTMLInputElement | null>, place: string) {
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState<Suggested | null>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const field = input.current
    if (!field) return
    const onInput = () => {
      setTyped(field.value.trim())
      setOpen(true)
    }
    const onBlur = () => setOpen(false)
    // what was typed while this was on its way
    if (field.value !== field.defaultValue) onInput()
    field.addEventListener('input', onInput)
    field.addEventListener('blur', onBlur)
    return () => {
      field.removeEventListener('input', onInput)
      field.removeEventListener('blur', onBlur)
    }
  }, [input])
  useEffect(() => {
    if (typed === '') return setAnswer(null)
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const given = await suggestedFor(typed, stop.signal).catch(() => null)
      if (!stop.signal.aborted) setAnswer(given)
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed])
  const before = useRef(place)
  useEffect(() => {
    if (before.current !== place) setOpen(false)
    before.current = place
  }, [place])
  return { typed, answer, isOpen, close: () => setOpen(false), open: () => setOpen(true) }
}

async function suggestedFor(q: string, signal: AbortSignal): Promise<Suggested> {
  const session = currentSession()
  const isBuyer = session.state === 'in' && !session.person.isAdmin
  const [found, own] = await Promise.all([
    call('GET /part-suggestions', { q }, { signal }),
    isBuyer ? ownNumbersLike(q, signal).catch(() => []) : [],
  ])
  return { ...found, own }
}
