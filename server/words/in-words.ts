import { dayIn, momentIn } from '../../contract/words/days.ts'
import { americanEnglish, manner } from '../../contract/words/manner.ts'
import { isEnglish } from '../../contract/words/manner-of.ts'

const day = { day: 'numeric', month: 'long', year: 'numeric' } as const
const minute = {
  ...day,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
} as const

export type Times = ReturnType<typeof makeTimes>

function makeTimes(timeZone: string, locale: string) {
  const formatOf = (as: Intl.DateTimeFormatOptions, language = locale) =>
    new Intl.DateTimeFormat(language, { ...as, timeZone })
  if (!isEnglish(locale)) {
    const weekdays = formatOf({ weekday: 'long' }, americanEnglish.locale)
    return {
      dayOf: (at: Date) => dayIn(timeZone, at),
      moment: (at: Date) => momentIn(timeZone, at),
      deadline: (at: Date) => `${weekdays.format(at)}, ${momentIn(timeZone, at)}`,
    }
  }
  const [days, minutes] = [formatOf(day), formatOf(minute)]
  const weekdays = formatOf({ weekday: 'long', ...minute })
  return {
    /** March 5, 2026 */
    dayOf: (at: Date) => days.format(at),
    /** March 5, 2026 at 14:05 UTC */
    moment: (at: Date) => minutes.format(at),
    /** Thursday, March 5, 2026 at 14:05 UTC: what somebody has to keep to. */
    deadline: (at: Date) => weekdays.format(at),
  }
}

const made = new Map<string, Times>()

/**
 * How times are written in a time zone (IANA): on documents and in mails, that of the shop. Names of months and days are
 * English; where another language is the shop's manner, days are numbers: 05.03.2026, 14:05 UTC.
 */
export function timesIn(timeZone: string): Times {
  const { locale } = manner()
  const key = `${locale} ${timeZone}`
  const times = made.get(key) ?? makeTimes(timeZone, locale)
  made.set(key, times)
  return times
}

/** A day of the calendar, YYYY-MM-DD, which is the same in every zone: March 5, 2026 */
export const calendarDay = (text: string) => timesIn('UTC').dayOf(new Date(text))

/** A time as ISO 8601 with the zone's distance from UTC: 2026-03-05T15:05:09.120+01:00, or Z for UTC itself. */
export function isoIn(timeZone: string, at: Date): string {
  if (timeZone === 'UTC') return at.toISOString()
  const minutes = offsetOf(timeZone, at)
  const there = new Date(at.getTime() + minutes * 60_000).toISOString().slice(0, -1)
  const size = Math.abs(minutes)
  const [hours, rest] = [Math.trunc(size / 60), size % 60]
  return `${there}${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`
}

const two = (figure: number) => String(figure).padStart(2, '0')

const offsets = new Map<string, Intl.DateTimeFormat>()

/** How many minutes a zone is before UTC at a time. */
function offsetOf(timeZone: string, at: Date): number {
  const format =
    offsets.get(timeZone) ??
    new Intl.DateTimeFormat(americanEnglish.locale, { timeZone, timeZoneName: 'longOffset' })
  offsets.set(timeZone, format)
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name ?? '') ?? []
  if (sign === undefined) return 0
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
}

/** When what is invoiced on account is to be paid. */
export const dueWords = (days: number) =>
  days === 0 ? 'invoiced on shipment, due at once' : `invoiced on shipment, due ${days} days after`
