import { goal as report } from '../goal.ts'

/** RACES=full: the counts of the goals, which take minutes. RACES_SEED: repeats the order of a run. */
export const full = process.env.RACES === 'full'
export const seed = Number(process.env.RACES_SEED ?? Math.floor(Math.random() * 2 ** 31))

process.stdout.write(`races: ${full ? 'full' : 'short'}, RACES_SEED=${seed}\n`)

/** How many, in the short run and in the full one. */
export const count = (short: number, long: number) => (full ? long : short)

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function numbers(from = seed): () => number {
  let state = from >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** How often each occurs. */
export function tally<T extends string | number>(values: T[]): Partial<Record<T, number>> {
  const found: Partial<Record<T, number>> = {}
  for (const value of values) found[value] = (found[value] ?? 0) + 1
  return found
}

/** A line of the report on a goal. */
export const goal = (row: string, figures: Record<string, unknown>) =>
  report(row, figures, `${full ? 'full' : 'short'}, seed ${seed}`)
