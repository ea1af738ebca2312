/**
 * The largest legal quantity of a part that one card payment takes, or 0 when not even the minimum fits.
 * `priceMinor` is the unit price and `maxMinor` the largest payment, both in minor units.
 */
export function largestPayable(
  part: { priceMinor: number; minQuantity: number; orderMultiple: number; quantity: number },
  maxMinor: number,
): number {
  const fits = Math.min(part.quantity, Math.floor(maxMinor / part.priceMinor))
  const legal = Math.floor(fits / part.orderMultiple) * part.orderMultiple
  return legal >= part.minQuantity ? legal : 0
}

/** The legal quantity nearest above what is wanted: ceil(max(wanted, minimum) / multiple) × multiple. */
export const legalQuantity = (wanted: number, minimum: number, multiple: number) =>
  Math.ceil(Math.max(wanted, minimum) / multiple) * multiple
