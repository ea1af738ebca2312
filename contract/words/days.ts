import { americanEnglish, type Manner, manner } from './manner.ts'

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** A moment as a calendar and a clock show it. */
type Shown = { year: number; month: number; day: number; hour: number; minute: number }

const two = (number: number) => String(number).padStart(2, '0')

function written(
  pattern: string,
  { year, month, day, hour, minute }: Shown,
  halves: Manner['halves'],
) {
  const fields: Record<string, () => string | number> = {
    yyyy: () => year,
    ...{ mon: () => months[month - 1]!, mm: () => two(month), m: () => month },
    ...{ dd: () => two(day), d: () => day },
    ...{ HH: () => two(hour), h: () => hour % 12 || 12, min: () => two(minute) },
    ap: () => halves[hour < 12 ? 0 : 1],
  }
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(fields[name]!()))
}

const utc = (at: Date): Shown => ({
  ...{ year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() },
  ...{ hour: at.getUTCHours(), minute: at.getUTCMinutes() },
})

const clocks = new Map<string, Intl.DateTimeFormat>()

/** What calendar and clock of a zone (IANA) show, and what the zone is called then. */
function shownIn(timeZone: string, at: Date): Shown & { zone: string } {
  if (timeZone === 'UTC') return { ...utc(at), zone: timeZone }
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat(americanEnglish.locale, {
      ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
      ...{ hourCycle: 'h23', timeZoneName: 'short', timeZone },
    })
  clocks.set(timeZone, clock)
  const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, value]))
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type))
  return {
    ...{ year: of('year'), month: of('month'), day: of('day'), hour: of('hour') },
    ...{ minute: of('minute'), zone: parts.get('timeZoneName') ?? '' },
  }
}

/** The day in UTC: "Mar 5, 2026". */
export const utcDay = (at: Date, { day, halves } = manner()) => written(day, utc(at), halves)

/** The same without the year: "Mar 5". */
export const shortUtcDay = (at: Date, { shortDay, halves } = manner()) =>
  written(shortDay, utc(at), halves)

/** The day in a zone (IANA): "Mar 5, 2026". */
export const dayIn = (timeZone: string, at: Date, { day, halves } = manner()) =>
  written(day, shownIn(timeZone, at), halves)

/** A moment with its zone: "Mar 5, 2026, 2:05 PM UTC". */
export function momentIn(timeZone: string, at: Date, { moment, halves } = manner()): string {
  const shown = shownIn(timeZone, at)
  return `${written(moment, shown, halves)} ${shown.zone}`
}

/** The day in a zone as programs write it: "2026-03-05". */
export function isoDayIn(timeZone: string, at: Date): string {
  const { year, month, day } = shownIn(timeZone, at)
  return `${year}-${two(month)}-${two(day)}`
}
