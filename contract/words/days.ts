import { americanEnglish, type DaysManner, manner } from './manner.ts'

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

const american: DaysManner = {
  day: 'MMM d, y',
  moment: 'MMM d, y, h:mm a',
  halves: ['AM', 'PM'],
}

const daysOf = ({ days = american } = manner()) => days

/** Year, month, day, hour and minute as programs write them, and what the zone is called. */
type Shown = string[]

const clocks: Record<string, Intl.DateTimeFormat> = {}
const two = '2-digit'

/** What calendar and clock of a zone (IANA) show. Those of UTC without Intl, which a browser takes long to load. */
function shownIn(timeZone: string, at: Date): Shown {
  if (timeZone === 'UTC') return [...at.toISOString().split(/\D/, 5), timeZone]
  clocks[timeZone] ??= new Intl.DateTimeFormat(americanEnglish.locale, {
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    hourCycle: 'h23',
    timeZoneName: 'short',
    timeZone,
  })
  const [, month = '', day = '', year = '', hour = '', minute = '', zone = ''] =
    /^(\d+)\/(\d+)\/(\d+), (\d+):(\d+) (.*)$/.exec(clocks[timeZone].format(at)) ?? []
  return [year, month, day, hour, minute, zone]
}

function written(pattern: string, [y, MM, dd, HH, mm]: Shown, halves: readonly string[]) {
  const [M, d, H] = [Number(MM), Number(dd), Number(HH)]
  const fields: Record<string, unknown> = {
    y,
    MMM: months[M - 1],
    MM,
    M,
    dd,
    d,
    HH,
    h: H % 12 || 12,
    mm,
    a: halves[H < 12 ? 0 : 1],
  }
  return pattern.replace(/\w+/g, (field) => String(fields[field]))
}

/** The day in a zone (IANA): "Mar 5, 2026". */
export function dayIn(timeZone: string, at: Date, own = manner()): string {
  const { day, halves } = daysOf(own)
  return written(day, shownIn(timeZone, at), halves)
}

/** The day in UTC. */
export const utcDay = (at: Date) => dayIn('UTC', at)

/** The same without the year: "Mar 5". */
export function shortUtcDay(at: Date): string {
  const { day, halves } = daysOf()
  return written(day.replace(/^y\W+|[ ,/-]*y\W*$/, ''), shownIn('UTC', at), halves)
}

/** A moment with its zone: "Mar 5, 2026, 2:05 PM UTC". */
export function momentIn(timeZone: string, at: Date, own = manner()): string {
  const { moment, halves } = daysOf(own)
  const shown = shownIn(timeZone, at)
  return `${written(moment, shown, halves)} ${shown[5]}`
}

/** The day in a zone as programs write it: "2026-03-05". */
export const isoDayIn = (timeZone: string, at: Date) => shownIn(timeZone, at).slice(0, 3).join('-')
