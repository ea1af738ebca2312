import type { Fact, FactSource } from '../facts/fact.ts'

/** The sure end first: a hard fact is worse, a hard fact is missing, a soft one is worse, nothing is. */
export const substituteVerdicts = ['no', 'unknown', 'with-consent', 'direct'] as const
export type SubstituteVerdict = (typeof substituteVerdicts)[number]

/** One side of a difference, as people read it. */
type Side = { value: string | number | boolean | null; source: FactSource }

/** Where the candidate is worse than the original, or where one of them does not say. */
export type Difference = {
  key: string
  verdict: Exclude<SubstituteVerdict, 'direct'>
  original: Side
  candidate: Side
}

export type Compared = readonly (Difference | null)[]

const side = (fact: Fact<unknown>): Side => ({ value: shown(fact.value), source: fact.source })

function shown(value: unknown): Side['value'] {
  if (value === null || value === undefined) return null
  if (Array.isArray(value))
    return value.every((one) => typeof one === 'string') ? value.join(', ') : value.length
  return typeof value === 'object' ? JSON.stringify(value) : (value as Side['value'])
}

/** `isGood`: whether the candidate's value can stand for the original's. A hard fact that is missing asks; one that is worse ends it. */
export function hard<T>(
  original: Fact<T>,
  candidate: Fact<T>,
  isGood: (original: T, candidate: T) => boolean,
  needsNothing: (original: T) => boolean = () => false,
): Difference | null {
  const [ours, theirs] = [original.value, candidate.value]
  if (ours !== null && needsNothing(ours)) return null
  if (ours !== null && theirs !== null && isGood(ours, theirs)) return null
  const verdict = ours === null || theirs === null ? 'unknown' : 'no'
  return { key: original.key, verdict, original: side(original), candidate: side(candidate) }
}

/** A soft fact is worse, or missing on the candidate alone: the buyer is asked. */
export function soft<T>(
  original: Fact<T>,
  candidate: Fact<T>,
  isGood: (original: T, candidate: T) => boolean,
  { bothKnown = false } = {},
): Difference | null {
  const [ours, theirs] = [original.value, candidate.value]
  if (ours === null || (theirs === null && bothKnown)) return null
  if (theirs !== null && isGood(ours, theirs)) return null
  return {
    key: original.key,
    verdict: 'with-consent',
    original: side(original),
    candidate: side(candidate),
  }
}

export const same = <T>(a: T, b: T) => a === b
export const atLeast = (a: number, b: number) => b >= a
export const atMost = (a: number, b: number) => b <= a
export const ifWanted = (a: boolean, b: boolean) => !a || b
export const isFalse = (a: boolean) => !a
export const isNone = (a: number) => a === 0
export const holdsAll = (a: readonly string[], b: readonly string[]) =>
  a.every((one) => b.includes(one))
