import { leastOf } from '../../../contract/pricing/price.ts'

export type Stock = 'in' | 'low' | 'out'

/** What says whether a part can be ordered. */
export type Stocked = { quantity: number; minQuantity: number; orderMultiple: number }

/** `in`: two least orders or more are there; `low`: one; `out`: less than one, so that it cannot be ordered. */
export function stockOf(part: Stocked): Stock {
  const least = leastOf(part)
  return part.quantity < least ? 'out' : part.quantity < 2 * least ? 'low' : 'in'
}

export const stockWords: Record<Stock, string> = {
  in: 'In stock',
  low: 'Low stock',
  out: 'Out of stock',
}

/** The same as structured data has it. Source: https://schema.org/ItemAvailability */
export const stockTypes: Record<Stock, string> = {
  in: 'https://schema.org/InStock',
  low: 'https://schema.org/LimitedAvailability',
  out: 'https://schema.org/OutOfStock',
}
