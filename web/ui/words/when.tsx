import { use } from 'react'
import { TimeZone } from './time-zone.ts'

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/**
 * The day in UTC: "Mar 5, 2026". Put together here: a browser takes longer to load what it knows of zones and languages
 * than to draw a page.
 */
export const utcDay = (at: Date) =>
  `${months[at.getUTCMonth()]} ${at.getUTCDate()}, ${at.getUTCFullYear()}`

function utcMoment(at: Date) {
  const hours = at.getUTCHours()
  const minutes = String(at.getUTCMinutes()).padStart(2, '0')
  return `${utcDay(at)}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'} UTC`
}

const date = { year: 'numeric', month: 'short', day: 'numeric' } as const
const moment = { ...date, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const

/** Writes times in the shop's zone: "Mar 5, 2026", or "Mar 5, 2026, 2:05 PM UTC". */
export function useTimeWords() {
  const timeZone = use(TimeZone)
  return (at: Date, as: 'date' | 'moment') => {
    if (timeZone === 'UTC') return as === 'date' ? utcDay(at) : utcMoment(at)
    const words = at.toLocaleString('en-US', { ...(as === 'date' ? date : moment), timeZone })
    return words.replace('\u202f', ' ')
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
