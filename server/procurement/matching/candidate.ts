import type { Likeness } from './judge-number.ts'

/** A part that may be meant by a row. */
export type Candidate = Likeness & { id: string; mpnKey: string; by: 'mpn' | 'partNumber' | 'name' }

/** The candidates of one row, each part once, by its best reason. */
export type Candidates = Map<string, Candidate>

export const isNearer = (a: Likeness, b: Likeness) =>
  a.rank < b.rank || (a.rank === b.rank && a.far < b.far)

export function offer(candidates: Candidates, candidate: Candidate) {
  const before = candidates.get(candidate.id)
  if (!before || isNearer(candidate, before)) candidates.set(candidate.id, candidate)
}

/** The nearest first; those that are as near in the order of their numbers, so that a row is answered alike each time. */
export const byNearness = (a: Candidate, b: Candidate) =>
  a.rank - b.rank || a.far - b.far || (a.mpnKey < b.mpnKey ? -1 : 1)
