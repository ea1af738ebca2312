export type Stock = 'in' | 'low' | 'out'

/** `in`: two minimum orders or more are there; `low`: one; `out`: less than one, so that it cannot be ordered. */
export function stockOf({ quantity, minQuantity }: { quantity: number; minQuantity: number }) {
  const word: Stock = quantity < minQuantity ? 'out' : quantity < 2 * minQuantity ? 'low' : 'in'
  return word
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
