import { chargeLimits, formatMoney } from './money.ts'
import {
  largestOrder,
  largestPayable,
  leastOf,
  legalQuantity,
  mostOf,
  type PricedPart,
  priceOf,
} from './price.ts'

/** What is refused of a quantity: code → HTTP status and words. A page needs these and not the whole catalogue. */
export const quantityRefusals = {
  quantity_out_of_range: [400, 'Quantity must be between {min}-{available}'],
  quantity_above_maximum: [400, 'One order takes at most {max} of this part.'],
  quantity_not_multiple: [400, 'Quantity must be a multiple of {multiple}'],
  order_too_large: [
    400,
    'One card payment takes at most {max}. Order at most {quantity} of this part at once.',
  ],
  part_too_dear: [
    400,
    'The minimum quantity of this part costs more than one card payment takes, {max}.',
  ],
  order_too_small: [400, 'One card payment takes at least {min}.'],
  not_enough_stock: [409, 'Quantity must be between {min}-{available}'],
} as const satisfies Record<string, readonly [status: number, detail: string]>

export type QuantityProblem = {
  code: keyof typeof quantityRefusals
  values: Record<string, string | number>
}

type Ordered = PricedPart & { quantity: number }

/** Why one order cannot be of so many pieces when `part.quantity` are available; null when it can. */
export const quantityProblem = (
  part: Ordered,
  quantity: number,
  currency: string,
): QuantityProblem | null =>
  boundsProblem(part, quantity) ?? chargeProblem(part, quantity, currency)

/**
 * Why a line of an order cannot be of so many pieces, whatever else is in the order: range, maximum, multiple. The range
 * ends with the stock, or where that is less with the maximum, or with what one payment takes: whoever keeps to what is
 * said is not told of another end.
 */
export function boundsProblem(part: Ordered, quantity: number): QuantityProblem | null {
  const { minQuantity, maxQuantity, orderMultiple: multiple, quantity: stock } = part
  const max = maxQuantity !== null && maxQuantity < stock ? mostOf(part, maxQuantity) : null
  const largest = largestOrder(part, stock)
  const end = largest < mostOf(part, stock) ? largest : (max ?? stock)
  const range = { min: minQuantity, available: end }
  if (!(quantity >= minQuantity)) return { code: 'quantity_out_of_range', values: range }
  if (maxQuantity !== null && max !== null && quantity > maxQuantity)
    return { code: 'quantity_above_maximum', values: { max } }
  if (quantity > stock) return { code: 'not_enough_stock', values: range }
  if (legalQuantity(quantity, minQuantity, multiple) !== quantity)
    return { code: 'quantity_not_multiple', values: { multiple } }
  return null
}

/** Why one card payment cannot take so many pieces of a part alone. */
export function chargeProblem(
  part: PricedPart,
  quantity: number,
  currency: string,
): QuantityProblem | null {
  const total = priceOf(part, quantity).totalMinor
  if (total > chargeLimits.max) return tooLarge(part, quantity, currency)
  if (total < chargeLimits.min)
    return { code: 'order_too_small', values: { min: formatMoney(chargeLimits.min, currency) } }
  return null
}

function tooLarge(part: PricedPart, wanted: number, currency: string): QuantityProblem {
  const max = formatMoney(chargeLimits.max, currency)
  const quantity = largestPayable(part, wanted, chargeLimits.max)
  return quantity === 0
    ? { code: 'part_too_dear', values: { max } }
    : { code: 'order_too_large', values: { max, quantity } }
}

/** Why nobody could order a part whatever the stock: its least order costs more than one card payment takes. */
export const isTooDear = (part: PricedPart) =>
  priceOf(part, leastOf(part)).totalMinor > chargeLimits.max

/** The problem in the refusal's words. */
export const wordsOf = ({ code, values }: QuantityProblem) =>
  fillWords(quantityRefusals[code][1], values)

/** Why nobody can order a part at the moment: fewer are there than one order takes. Null when somebody can. */
export function shortWords(part: Ordered): string | null {
  const least = leastOf(part)
  if (mostOf(part, part.quantity) >= least) return null
  return part.quantity === 0
    ? 'None of this part is in stock'
    : `Fewer than one order takes (${least}) are in stock: ${part.quantity}`
}

/** The problem of a line as it is said to its buyer: a range that holds no quantity is none that anybody could keep to. */
export const lineWords = (part: Ordered, problem: QuantityProblem) =>
  shortWords(part) ?? wordsOf(problem)

/** "at most {max}" with its values. */
export const fillWords = (words: string, values: Record<string, string | number>) =>
  words.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? name))
