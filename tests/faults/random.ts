/** Choices that are the same for the same seed (mulberry32). */
export type Random = {
  /** From 0 up to 1. */
  next: () => number
  /** A whole number from `from` to `to`, both possible. */
  between: (from: number, to: number) => number
  /** True this often: 0.25 is one time of four. */
  chance: (share: number) => boolean
  shuffled: <T>(values: readonly T[]) => T[]
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    between,
    chance: (share) => next() < share,
    shuffled: (values) => {
      const all = [...values]
      for (let at = all.length - 1; at > 0; at -= 1) {
        const other = between(0, at)
        ;[all[at], all[other]] = [all[other]!, all[at]!]
      }
      return all
    },
  }
}
