import { useEffect, useState } from 'react'
import { When } from '../ui/when.tsx'

const minute = 60_000

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** A length of time in its largest two units: 4320 → "3 days", 95 → "1 hour and 35 minutes". */
export function minutesInWords(minutes: number): string {
  const whole = Math.max(0, Math.floor(minutes))
  const days = Math.floor(whole / 1_440)
  const hours = Math.floor((whole % 1_440) / 60)
  const parts = [
    days > 0 && counted(days, 'day'),
    hours > 0 && counted(hours, 'hour'),
    days === 0 && whole % 60 > 0 && counted(whole % 60, 'minute'),
  ].filter(Boolean)
  return parts.join(' and ') || 'less than a minute'
}

/** Until when the stock of an unpaid order is held, with the time that is left. `at` is ISO 8601. */
export function HoldEnd({ at }: { at: string }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute / 2)
    return () => clearInterval(timer)
  }, [])
  const left = (new Date(at).getTime() - now) / minute
  return (
    <>
      <When at={at} />
      {left > 0 ? ` (${minutesInWords(left)} left)` : ' (ended)'}
    </>
  )
}
