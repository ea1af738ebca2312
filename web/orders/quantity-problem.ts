import { chargeLimits, minorPerMajor, toMinor } from '../../contract/money.ts'
import { largestPayable } from '../../contract/order-quantity.ts'
import type { Part } from '../../contract/parts.ts'
import { Refusal } from '../../contract/refusals.ts'
import { money } from '../ui/amounts.tsx'

type Ordered = Pick<
  Part,
  'price' | 'currency' | 'minQuantity' | 'orderMultiple' | 'quantity' | 'name'
>

/** The largest quantity of a part that can be ordered at once; 0 when none can. */
export const mostOf = (part: Ordered) =>
  largestPayable({ ...part, priceMinor: toMinor(part.price, part.currency) }, chargeLimits.max)

/** The most that one card payment takes, in words. */
export const paymentLimit = (currency: string) =>
  money(chargeLimits.max / minorPerMajor(currency), currency)

/** Why this quantity of a part cannot be ordered, in the contract's words; undefined when it can. */
export function quantityProblem(part: Ordered, quantity: number): string | undefined {
  const { minQuantity: min, quantity: available, orderMultiple: multiple } = part
  if (!Number.isInteger(quantity) || quantity < min || quantity > available)
    return new Refusal('quantity_out_of_range', { min, available }).message
  if (quantity % multiple !== 0) return new Refusal('quantity_not_multiple', { multiple }).message
  const most = mostOf(part)
  const max = paymentLimit(part.currency)
  if (most === 0) return new Refusal('part_too_dear', { max }).message
  if (quantity > most && quantity * part.price * minorPerMajor(part.currency) > chargeLimits.max)
    return new Refusal('order_too_large', { max, quantity: most }).message
  return undefined
}
