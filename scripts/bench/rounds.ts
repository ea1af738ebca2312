import type { Measure } from './bench-shop.ts'

/** The middle one of these; of an even number the upper of the two. */
export const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Runs both in turn, each first in half of the rounds, so that what disturbs the machine meets both alike. */
export async function inTurn<T>(
  rounds: number,
  one: () => Promise<T>,
  other: () => Promise<T>,
): Promise<[one: T, other: T][]> {
  const results: [T, T][] = []
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const first = await one()
      results.push([first, await other()])
    } else {
      const second = await other()
      results.push([await one(), second])
    }
  }
  return results
}

/** The median of what the rounds come to, with the least and the most. */
export function spreadOf(name: string, values: number[], unit: string): Measure {
  return { name, value: median(values), unit, from: Math.min(...values), to: Math.max(...values) }
}
