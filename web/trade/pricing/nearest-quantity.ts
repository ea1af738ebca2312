import {
  largestPayable,
  leastOf,
  legalQuantity,
  pricedPart,
} from '../../../contract/pricing/price.ts'
import { mostPaid } from './most-paid.ts'
import type { Orderable } from './orderable.ts'
import { quantityFault } from './quantity-fault.ts'

/**
 * What can be ordered nearest to so many pieces: raised when so many can be had, else the most that can. Null where
 * nothing can. How little one payment takes is not looked at: that is a matter of the whole order.
 */
export function nearestOfLine(part: Orderable, quantity: number, most = mostPaid()): number | null {
  if (part.noOrders) return null
  const priced = pricedPart(part)
  const largest = largestPayable(priced, part.quantity, most)
  if (largest < leastOf(priced)) return null
  return Math.min(largest, legalQuantity(quantity, part.minQuantity, part.orderMultiple))
}

/** The same for an order of this part alone; null for what is no number, too. */
export function nearestQuantity(
  part: Orderable,
  quantity: number,
  most = mostPaid(),
): number | null {
  const nearest = Number.isFinite(quantity) ? nearestOfLine(part, quantity, most) : null
  return nearest === null || quantityFault(part, nearest, most) ? null : nearest
}

/** A typed quantity; NaN for what is none. */
export const typedQuantity = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed))
