import { chargeLimits, formatMoney } from './money.ts'
import {
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

/** Why so many pieces cannot be ordered when `part.quantity` are available; null when they can. */
export function quantityProblem(
  part: PricedPart & { quantity: number },
  quantity: number,
  currency: string,
): QuantityProblem | null {
  const { minQuantity, orderMultiple: multiple, quantity: available } = part
  const range = { min: minQuantity, available }
  if (!(quantity >= minQuantity)) return { code: 'quantity_out_of_range', values: range }
  if (quantity > available) return { code: 'not_enough_stock', values: range }
  if (part.maxQuantity !== null && quantity > part.maxQuantity)
    return { code: 'quantity_above_maximum', values: { max: mostOf(part, part.maxQuantity) } }
  if (legalQuantity(quantity, minQuantity, multiple) !== quantity)
    return { code: 'quantity_not_multiple', values: { multiple } }
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

/** "at most {max}" with its values. */
export const fillWords = (words: string, values: Record<string, string | number>) =>
  words.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? name))
