import type { Input } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { withLine } from '../../contract/parts/same-part.ts'

type Added = Input<Calls['addToBasket']>['lines'][number]

/** Lines with one for each part, in the order in which the parts come first. */
export function joinLines(lines: readonly Added[]): Added[] {
  const joined = new Map<string, Added>()
  for (const given of lines) {
    const partsId = given.partsId.toLowerCase()
    const before = joined.get(partsId)
    joined.set(partsId, before ? { ...before, ...withLine(before, given) } : { ...given, partsId })
  }
  return [...joined.values()]
}
