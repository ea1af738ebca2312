import { useSyncExternalStore } from 'react'

const never = () => () => {}
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/**
 * Days and times are put together here: a browser takes longer to load what it knows of all languages than to draw a
 * page, and does not write them as the server's does.
 */
const dateWords = (year: number, month: number, day: number) => `${months[month]} ${day}, ${year}`

/** The day in the reader's zone: "Mar 5, 2026". */
const localDay = (at: Date) => dateWords(at.getFullYear(), at.getMonth(), at.getDate())

/** The day in UTC: "Mar 5, 2026". */
export const utcDay = (at: Date) =>
  dateWords(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate())

const timeWords = (hours: number, minutes: number) =>
  `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`

/** The moment in the reader's zone: "Mar 5, 2026, 2:05 PM". */
export const localMoment = (at: Date) =>
  `${localDay(at)}, ${timeWords(at.getHours(), at.getMinutes())}`

const utcMoment = (at: Date) => `${utcDay(at)}, ${timeWords(at.getUTCHours(), at.getUTCMinutes())}`

const forms = {
  date: { here: localDay, there: utcDay },
  moment: { here: localMoment, there: utcMoment },
}

/**
 * A time as people read it, in the reader's zone; as the server drew it, in UTC, until the page has its script.
 * `at` is ISO 8601.
 */
export function When({ at, as = 'moment' }: { at: string; as?: keyof typeof forms }) {
  const where = useSyncExternalStore(
    never,
    () => 'here' as const,
    () => 'there' as const,
  )
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {forms[as][where](new Date(at))}
    </time>
  )
}

/** A day of the calendar, which is the same day in every zone. `day` is YYYY-MM-DD. */
export const Day = ({ day }: { day: string }) => (
  <time dateTime={day} className="whitespace-nowrap">
    {utcDay(new Date(day))}
  </time>
)
