import { useSyncExternalStore } from 'react'

const never = () => () => {}
const forms = {
  date: { dateStyle: 'medium' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
} as const

/**
 * A time as people read it, in the reader's zone; as the server drew it, in UTC, until the page has its script.
 * `at` is ISO 8601.
 */
export function When({ at, as = 'moment' }: { at: string; as?: keyof typeof forms }) {
  const here = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const format = new Intl.DateTimeFormat('en-US', {
    ...forms[as],
    ...(here ? {} : { timeZone: 'UTC' }),
  })
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {format.format(new Date(at))}
    </time>
  )
}

/** A day of the calendar, which is the same day in every zone. `day` is YYYY-MM-DD. */
export const Day = ({ day }: { day: string }) => (
  <time dateTime={day} className="whitespace-nowrap">
    {new Intl.DateTimeFormat('en-US', { ...forms.date, timeZone: 'UTC' }).format(new Date(day))}
  </time>
)
