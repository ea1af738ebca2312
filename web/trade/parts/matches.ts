import { useEffect, useState } from 'react'
import type { PartFacts } from '../../../contract/orders/lines.ts'
import { call } from '../../app/api.ts'
import { ownNumbersLike } from './own-numbers-found.ts'

/** How long typing rests before it is asked for, in milliseconds. */
const pause = 150

type Found = {
  for: string
  parts: PartFacts[]
  /** The parts that are called so in the buyer's own books, by their ids: they stand first. */
  own: Map<string, string>
  isNear: boolean
  fault: string | null
}
const nothing: Found = { for: '', parts: [], own: new Map(), isNear: false, fault: null }

/**
 * The parts that what is typed may mean, by name, number or own number, or nearly spelt so; and where the search
 * stands. `isBuyer`: there are own numbers. One that is typed whole means its part and no other.
 */
export function useMatches(typed: string, isBuyer: boolean) {
  const [found, setFound] = useState<Found>(nothing)
  const q = typed.trim().slice(0, 100)
  useEffect(() => {
    if (q === '') return setFound(nothing)
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const next = await ask(q, isBuyer, stop.signal)
      if (!stop.signal.aborted) setFound(next)
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [q, isBuyer])
  return {
    parts: found.parts,
    own: found.own,
    state: wordsFor(q, found),
    clear: () => setFound(nothing),
  }
}

async function ask(q: string, isBuyer: boolean, signal: AbortSignal): Promise<Found> {
  try {
    const [{ parts, near }, exact, like] = await Promise.all([
      call('GET /part-suggestions', { q }, { signal }),
      isBuyer ? ownNumberIs(q, signal) : null,
      isBuyer ? ownNumbersLike(q, signal) : [],
    ])
    const called = exact ? [{ number: q, part: exact }] : like
    const own = new Map(called.toReversed().map(({ number, part }) => [part._id, number]))
    const mine = new Map(called.map(({ part }) => [part._id, part]))
    const isNear = mine.size === 0 && parts.length === 0 && near.length > 0
    const others = (isNear ? near : parts).filter(({ _id }) => !mine.has(_id))
    const found = exact ? [exact] : [...mine.values(), ...others]
    return { for: q, parts: found, own, isNear, fault: null }
  } catch (error) {
    return { ...nothing, for: q, fault: (error as Error).message }
  }
}

/** The part that the buyer's books call so, to the letter but for case and gaps. */
async function ownNumberIs(q: string, signal: AbortSignal): Promise<PartFacts | null> {
  const { rows } = await call('POST /own-part-matches', { numbers: [q] }, { signal })
  return rows[0]?.part ?? null
}

function wordsFor(q: string, { for: asked, parts, isNear, fault }: Found): string {
  if (q === '' || asked !== q) return ''
  if (fault) return fault
  if (parts.length === 0) return 'No part is called so'
  if (isNear) return 'No part is called so: these are nearly spelt so'
  return parts.length === 1 ? '1 part' : `${parts.length} parts`
}
