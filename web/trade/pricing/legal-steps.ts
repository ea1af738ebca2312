import {
  largestOrder,
  leastOf,
  legalQuantity,
  type PricedPart,
} from '../../../contract/pricing/price.ts'
import { mostPaid } from './most-paid.ts'

/** The legal quantities beside one that may be none itself; null where there is no further one. */
export function legalSteps(
  part: PricedPart,
  quantity: number,
  available: number,
  limit = mostPaid(),
) {
  const { orderMultiple: multiple } = part
  const now = Number.isFinite(quantity) ? quantity : 0
  const [least, most] = [leastOf(part), largestOrder(part, available, limit)]
  const up = legalQuantity(now + 1, part.minQuantity, multiple)
  const down = Math.min(most, Math.floor((now - 1) / multiple) * multiple)
  return { down: down < least ? null : down, up: up > most ? null : up }
}
