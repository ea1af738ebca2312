import { createContext, use } from 'react'

/** The shop's time zone (IANA), which every time is shown in: its days are those that lists are filtered by. */
export const TimeZone = createContext('UTC')

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

type Clock = {
  year: number
  /** From 1. */
  month: number
  day: number
  hour: number
  minute: number
  /** What the zone is called then: UTC, EST, GMT+1. */
  zone: string
}

/** A browser takes long to load what it knows of zones and languages: for UTC that is not needed. */
const utcClock = (at: Date): Clock => ({
  year: at.getUTCFullYear(),
  month: at.getUTCMonth() + 1,
  day: at.getUTCDate(),
  hour: at.getUTCHours(),
  minute: at.getUTCMinutes(),
  zone: 'UTC',
})

const formats = new Map<string, Intl.DateTimeFormat>()

function clockIn(timeZone: string, at: Date): Clock {
  if (timeZone === 'UTC') return utcClock(at)
  const format = formats.get(timeZone) ?? makeFormat(timeZone)
  formats.set(timeZone, format)
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return {
    year: Number(parts.year),
    month: Number(parts.month),
    day: Number(parts.day),
    hour: Number(parts.hour),
    minute: Number(parts.minute),
    zone: parts.timeZoneName ?? timeZone,
  }
}

const makeFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', hourCycle: 'h23', timeZoneName: 'short' },
  })

const dateWords = ({ year, month, day }: Clock) => `${months[month - 1]} ${day}, ${year}`

const timeWords = ({ hour, minute, zone }: Clock) =>
  `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'} ${zone}`

/** The day in UTC: "Mar 5, 2026". */
export const utcDay = (at: Date) => dateWords(utcClock(at))

/** Writes times in the shop's zone: "Mar 5, 2026", or "Mar 5, 2026, 2:05 PM UTC". */
export function useTimeWords() {
  const timeZone = use(TimeZone)
  return (at: Date, as: 'date' | 'moment') => {
    const clock = clockIn(timeZone, at)
    return as === 'date' ? dateWords(clock) : `${dateWords(clock)}, ${timeWords(clock)}`
  }
}

/** A time as people read it, in the shop's zone. `at` is ISO 8601. */
export function When({ at, as = 'moment' }: { at: string; as?: 'date' | 'moment' }) {
  const words = useTimeWords()
  return (
    // what a zone is called may differ between the server's tables and the browser's
    <time dateTime={at} className="whitespace-nowrap" suppressHydrationWarning>
      {words(new Date(at), as)}
    </time>
  )
}

/** A day of the calendar, which is the same day in every zone. `day` is YYYY-MM-DD. */
export const Day = ({ day }: { day: string }) => (
  <time dateTime={day} className="whitespace-nowrap">
    {utcDay(new Date(day))}
  </time>
)
