import type { PartFacts } from '../../../contract/orders/lines.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { breakRows, pricedPart } from '../../../contract/pricing/price.ts'

/** The lowest price that a piece of a part can cost, in major units; null when it has but one. */
export function lowestPrice(part: PartFacts): number | null {
  const rows = part.priceBreaks.length > 0 ? breakRows(pricedPart(part)) : []
  return rows.length > 1 ? toMajor(rows.at(-1)!.unitMinor, part.currency) : null
}
