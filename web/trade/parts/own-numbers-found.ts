import type { PartFacts } from '../../../contract/orders/lines.ts'
import { numberKey } from '../../../contract/parts/number-key.ts'
import type { SavedOwnNumber } from '../../../contract/parts/own-numbers.ts'
import { call } from '../../app/api.ts'

/** A number of the buyer's own books, and the part that it means. */
export type OwnFound = { number: string; part: PartFacts }

/** As many of a buyer's numbers are looked through while typing, and shown. */
const asked = 50
const shown = 5

/** The signed-in buyer's numbers that begin with what is typed, the shortest first. Parts that have gone are left out. */
export async function ownNumbersLike(q: string, signal: AbortSignal): Promise<OwnFound[]> {
  const key = numberKey(q)
  if (key === '') return []
  const { items } = await call('GET /own-part-numbers', { q, limit: asked }, { signal })
  return items
    .flatMap(({ number, part }: SavedOwnNumber) =>
      part && numberKey(number).startsWith(key) ? [{ number, part }] : [],
    )
    .sort((a, b) => a.number.length - b.number.length)
    .slice(0, shown)
}
