/** From this many pieces on, one piece costs this much, in cents. */
export type PriceBreak = { from: number; cents: number }

/** The unit price, in cents, for a quantity. Breaks in any order. */
export function unitPrice(
  breaks: readonly PriceBreak[],
  quantity: number,
): number {
  const reached = breaks.filter(
    (priceBreak) => priceBreak.from <= quantity,
  )
  const top = reached.sort((a, b) => b.from - a.from)[0]
  if (!top) throw new RangeError('below the minimum quantity')
  return top.cents
}
