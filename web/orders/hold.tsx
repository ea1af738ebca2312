import { useEffect, useState } from 'react'
import { minutesInWords } from '../../contract/text/minutes-in-words.ts'
import { When } from '../ui/words/when.tsx'

const minute = 60_000

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
