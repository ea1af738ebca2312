import type { Measure } from './bench-shop.ts'

/** The middle one of these; of an even number the upper of the two. */
export const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Runs both in turn, each first in half of the rounds, so that what disturbs the machine meets both alike. */
export async function inTurn<One, Other>(
  rounds: number,
  one: () => Promise<One>,
  other: () => Promise<Other>,
): Promise<[one: One, other: Other][]> {
  const results: [One, Other][] = []
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
