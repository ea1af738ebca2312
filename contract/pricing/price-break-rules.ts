import { legalQuantity } from './price.ts'

/** More price breaks than anybody reads. */
export const maxBreaks = 12

export type PriceBreak = { from: number; price: number }
export type RuleFault = { path: (string | number)[]; message: string }

/**
 * What price breaks violate of their rules: quantities rise, prices do not, none is above the list price. `price` is the
 * list price; all in the same unit of money. One fault at most, the first.
 */
export function breaksFault(price: number, breaks: readonly PriceBreak[]): RuleFault | null {
  let before: PriceBreak = { from: 1, price }
  for (const [at, priceBreak] of breaks.entries()) {
    if (priceBreak.from <= before.from)
      return {
        path: ['priceBreaks', at, 'from'],
        message: at === 0 ? 'A price break begins from 2 or more' : `More than ${before.from}`,
      }
    if (priceBreak.price > before.price)
      return {
        path: ['priceBreaks', at, 'price'],
        message:
          at === 0
            ? `Not above the price, ${price}`
            : `Not above the price before, ${before.price}`,
      }
    before = priceBreak
  }
  return null
}

/** Whether the maximum leaves nothing to order. */
export function maximumFault(part: {
  minQuantity: number
  orderMultiple: number
  maxQuantity: number | null
}): RuleFault | null {
  const least = legalQuantity(0, part.minQuantity, part.orderMultiple)
  if (part.maxQuantity === null || part.maxQuantity >= least) return null
  return {
    path: ['maxQuantity'],
    message: `The maximum cannot be less than ${least}, the least that can be ordered`,
  }
}
