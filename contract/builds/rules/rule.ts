import type { Build, Hit } from '../build.ts'

/**
 * What a rule says of a build: what it found, nothing where all fits, 'silent' where it had too little to say anything,
 * 'absent' where the build has nothing that it is about.
 */
export type Outcome = readonly Hit[] | 'silent' | 'absent'

/**
 * One rule. `when`: its condition in words; `source`: where that is published; `isAdvice`: it stays silent when facts are
 * missing, since nothing is at stake but speed or money.
 */
export type Rule = {
  name: string
  when: string
  source: string
  isAdvice?: true
  check: (build: Build) => Outcome
}

/** Every pair of two lists. */
export const pairs = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]))

/** The hits of all pairs; absent where there is no pair. */
export function onPairs<A, B>(
  as: readonly A[],
  bs: readonly B[],
  check: (a: A, b: B) => Hit | null,
): Outcome {
  const all = pairs(as, bs)
  if (all.length === 0) return 'absent'
  return all.flatMap(([a, b]) => check(a, b) ?? [])
}

/** "1 slot", "2 slots" */
export const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
