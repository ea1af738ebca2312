import { Refusal } from '../../contract/refusals.ts'
import type { Holds } from '../../contract/tax/usual-rates.ts'

/** First and last day, both included; no last one: until further notice. */
export type Days = { startsOn: string; endsOn: string | null }

/** Days in words: "from 2026-01-01", "from 2026-01-01 to 2026-06-30". */
export const daysInWords = ({ startsOn, endsOn }: Days) =>
  endsOn ? `from ${startsOn} to ${endsOn}` : `from ${startsOn}`

/** Whether it ends before it begins. */
export const areTurned = ({ startsOn, endsOn }: Days) => endsOn !== null && endsOn < startsOn

export const turnedWords = 'The last day is not before the first'

/** Refuses days of which the last is before the first. */
export function refuseTurned(days: Days) {
  if (areTurned(days))
    throw new Refusal('invalid_input', {}, { errors: [{ path: 'endsOn', message: turnedWords }] })
}

/** Whether two spans of days have one in common. */
export const doOverlap = (a: Days, b: Days) =>
  (b.endsOn === null || a.startsOn <= b.endsOn) && (a.endsOn === null || b.startsOn <= a.endsOn)

/** Whether it holds on a day. Days of ISO 8601 are compared as texts. */
export function holdsOn({ startsOn, endsOn }: Days, day: string): Holds {
  if (startsOn > day) return 'coming'
  return endsOn !== null && endsOn < day ? 'ended' : 'now'
}

/** The day before a day. */
export function dayBefore(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() - 1)
  return at.toISOString().slice(0, 10)
}
