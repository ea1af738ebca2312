/** From this many pieces on, one piece costs this much, in cents. */
export type Rung = { from: number; cents: number }

/** The unit price, in cents, for a quantity. Rungs in any order. */
export function unitPrice(
  ladder: readonly Rung[],
  quantity: number,
): number {
  const reached = ladder.filter((rung) => rung.from <= quantity)
  const top = reached.sort((a, b) => b.from - a.from)[0]
  if (!top) throw new RangeError('below the minimum quantity')
  return top.cents
}
