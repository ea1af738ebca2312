import type { PartLife } from '../parts/lifecycle.ts'
import { ended } from '../words/ended.ts'
import { figure } from '../words/numbers.ts'
import { chargeLimits, formatMoney } from './money.ts'
import {
  largestOrder,
  largestPayable,
  leastOf,
  legalQuantity,
  mostOf,
  type PricedPart,
  pricedPart,
  priceOf,
} from './price.ts'

/** What is refused of a quantity: code → HTTP status and words. A page needs these and not the whole catalogue. */
export const quantityRefusals = {
  quantity_out_of_range: [400, 'Quantity must be between {min}-{available}'],
  quantity_above_maximum: [400, 'One order takes at most {max} of this part.'],
  quantity_not_multiple: [400, 'Quantity must be a multiple of {multiple}'],
  order_too_large: [
    400,
    'One payment takes at most {max}. Order at most {quantity} of this part at once.',
  ],
  part_too_dear: [
    400,
    'The minimum quantity of this part costs more than one card payment takes, {max}.',
  ],
  order_too_small: [400, 'One payment takes at least {min}.'],
  not_enough_stock: [409, 'Quantity must be between {min}-{available}'],
  orders_ended: [409, 'Ended. {reason}.'],
} as const satisfies Record<string, readonly [status: number, detail: string]>

type Code = keyof typeof quantityRefusals
type Values = Record<string, string | number>

/** `words`: as they are said to whoever orders. */
export type QuantityProblem = { code: Code; values: Values; words: string }

/** A part as its orders are judged: what prices it, how many can be had, and why none is taken any more. */
export type Ordered = PricedPart & { quantity: number } & Pick<PartLife, 'noOrders'>

/** A part as callers see it, as its orders are judged. */
export const orderedPart = (
  part: Parameters<typeof pricedPart>[0] & Pick<Ordered, 'quantity' | 'noOrders'>,
): Ordered => ({ ...part, ...pricedPart(part) })

/** What an order on account comes to at most as far as parts go: its end is the company’s limit. */
export const noEnd = Number.POSITIVE_INFINITY

/**
 * Why one order of at most `maxMinor` cannot be of so many pieces when `part.quantity` are available; null when it can.
 */
export const quantityProblem = (
  part: Ordered,
  quantity: number,
  currency: string,
  maxMinor: number = chargeLimits.max,
): QuantityProblem | null =>
  boundsProblem(part, quantity, maxMinor) ??
  (maxMinor === noEnd ? null : chargeProblem(part, quantity, currency))

/**
 * Why a line of an order cannot be of so many pieces, whatever else is in the order: range, maximum, multiple. The range
 * ends with the stock, or where that is less with the maximum, or with what `maxMinor` takes: whoever keeps to what is
 * said is not told of another end. Of a part that nobody can order no range is said: it would hold no quantity.
 */
export function boundsProblem(
  part: Ordered,
  quantity: number,
  maxMinor: number = chargeLimits.max,
): QuantityProblem | null {
  const { minQuantity, maxQuantity, orderMultiple: multiple, quantity: stock } = part
  const max = maxQuantity !== null && maxQuantity < stock ? mostOf(part, maxQuantity) : null
  const largest = largestOrder(part, stock, maxMinor)
  const end = largest < mostOf(part, stock) ? largest : (max ?? stock)
  // as the specification has it: without marks of thousands
  const range = { min: String(minQuantity), available: String(end) }
  if (part.noOrders) return problem('orders_ended', { reason: part.noOrders })
  const short = shortWords(part)
  if (short) return problem('not_enough_stock', range, short)
  if (!(quantity >= minQuantity)) return problem('quantity_out_of_range', range)
  if (maxQuantity !== null && max !== null && quantity > maxQuantity)
    return problem('quantity_above_maximum', { max })
  if (quantity > stock) return problem('not_enough_stock', range)
  if (legalQuantity(quantity, minQuantity, multiple) !== quantity)
    return problem('quantity_not_multiple', { multiple })
  return null
}

const problem = (
  code: Code,
  values: Values,
  words = fillWords(quantityRefusals[code][1], values),
): QuantityProblem => ({ code, values, words })

/** Why one card payment cannot take so many pieces of a part alone. */
export function chargeProblem(
  part: PricedPart,
  quantity: number,
  currency: string,
): QuantityProblem | null {
  const total = priceOf(part, quantity).totalMinor
  if (total > chargeLimits.max) return tooLarge(part, quantity, currency)
  if (total < chargeLimits.min)
    return problem('order_too_small', { min: formatMoney(chargeLimits.min, currency) })
  return null
}

function tooLarge(part: PricedPart, wanted: number, currency: string): QuantityProblem {
  const max = formatMoney(chargeLimits.max, currency)
  const quantity = largestPayable(part, wanted, chargeLimits.max)
  return quantity === 0
    ? problem('part_too_dear', { max })
    : problem('order_too_large', { max, quantity })
}

/** Why nobody could order a part whatever the stock: its least order costs more than one card payment takes. */
export const isTooDear = (part: PricedPart) =>
  priceOf(part, leastOf(part)).totalMinor > chargeLimits.max

/** Why nobody can order a part: its orders have ended, or fewer are there than one order takes. Null when somebody can. */
export function shortWords(part: Ordered): string | null {
  if (part.noOrders) return part.noOrders
  const least = leastOf(part)
  if (mostOf(part, part.quantity) >= least) return null
  return part.quantity === 0
    ? 'None of this part is in stock'
    : `Fewer than one order takes (${figure(least)}) are in stock: ${figure(part.quantity)}`
}

/** "at most {max}" with its values, numbers as the shop writes them. One that ends as a sentence does takes no other full stop behind it. */
export const fillWords = (words: string, values: Values) =>
  words.replace(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
    const given = values[name] ?? name
    const value = typeof given === 'number' ? figure(given) : given
    return stop === '' ? value : ended(value)
  })
