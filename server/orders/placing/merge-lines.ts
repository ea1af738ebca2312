import type { Input } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { withLine } from '../../../contract/parts/same-part.ts'

type Given = Input<Calls['placeOrderOfLines']>['lines'][number]

/** What is wanted of one part. `at` is its first place in the request, `price` in major units; `isSum` of several lines. */
export type Wanted = Given & { at: number; isSum: boolean }

/**
 * One line a part: quantities and prices of the same part are summed before anything is checked, own numbers and notes
 * are joined.
 */
export function mergeLines(lines: Given[]): Wanted[] {
  const merged = new Map<string, Wanted>()
  lines.forEach((line, at) => {
    const partsId = line.partsId.toLowerCase()
    const before = merged.get(partsId)
    merged.set(partsId, before ? joined(before, line) : { ...line, partsId, at, isSum: false })
  })
  return [...merged.values()]
}

const joined = (before: Wanted, line: Given): Wanted => ({
  ...before,
  ...withLine(before, line),
  price: before.price + line.price,
  isSum: true,
})
