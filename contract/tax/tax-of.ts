/** Tax of a sum in minor units, rounded half up: EN 16931, BR-CO-17. Exact for every amount that a safe integer holds. */
export function taxOf(baseMinor: number, percent: number): number {
  const thousandths = BigInt(Math.round(percent * 1_000))
  return Number((BigInt(baseMinor) * thousandths + 50_000n) / 100_000n)
}
