import { use } from 'react'
import { dayIn, momentIn, utcDay } from '../../../contract/words/days.ts'
import { TimeZone } from './time-zone.ts'

export { utcDay }

/** Writes times in the shop's zone: "Mar 5, 2026", or "Mar 5, 2026, 2:05 PM UTC". */
export function useTimeWords() {
  const timeZone = use(TimeZone)
  return (at: Date, as: 'date' | 'moment') =>
    as === 'date' ? dayIn(timeZone, at) : momentIn(timeZone, at)
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
