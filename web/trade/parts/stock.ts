import { leastOf } from '../../../contract/pricing/price.ts'

export type Stock = 'in' | 'low' | 'out'

/** What says whether a part can be ordered. */
export type Stocked = {
  quantity: number
  minQuantity: number
  orderMultiple: number
  noOrders: string | null
}

/** `in`: two least orders or more are there; `low`: one; `out`: it cannot be ordered, since less is there or orders have ended. */
export function stockOf(part: Stocked): Stock {
  const least = leastOf(part)
  return part.noOrders || part.quantity < least ? 'out' : part.quantity < 2 * least ? 'low' : 'in'
}

export const stockWords: Record<Stock, string> = {
  in: 'In stock',
  low: 'Low stock',
  out: 'Out of stock',
}
