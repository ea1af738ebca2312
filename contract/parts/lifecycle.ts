import { numberKey } from './number-key.ts'

/**
 * Where a part stands in its life: made and sold; not recommended for new designs, and sold; sold up to a last day; ended.
 * The trade's own words: NRND, last time buy, end of life.
 */
export const lifecycles = ['active', 'nrnd', 'last-buy', 'eol'] as const
export type Lifecycle = (typeof lifecycles)[number]

/** The states as people read them. */
export const lifecycleWords: Record<Lifecycle, string> = {
  active: 'Active',
  nrnd: 'Not for new designs',
  'last-buy': 'Last orders',
  eol: 'End of life',
}

/** Days are YYYY-MM-DD. */
export type LifecycleDays = {
  lifecycle: Lifecycle
  lastBuyOn: string | null
  lastShipOn: string | null
}

/** What is known of a part's life. */
type Known = {
  lifecycle: Lifecycle
  lastBuyOn: string | null
  /** Whether nobody can order it any more: its last day has passed in the shop's time zone, or it is at its end. */
  ordersEnded: boolean
}

/** What a line has to know of a part's life, in words that are made by the shop: pages carry none of them. */
export type PartLife = {
  lifecycle: Lifecycle
  /** Where it stands, with its day; null of an active one, of which there is nothing to say. */
  lifecycleText: string | null
  /** Why nobody can order it any more; null while orders of it are taken. */
  noOrders: string | null
}

export const lifeOf = (part: Known): PartLife => ({
  lifecycle: part.lifecycle,
  lifecycleText: lifeInWords(part),
  noOrders: part.ordersEnded ? endedWords(part) : null,
})

/** States without last days. */
export const goesOn = (lifecycle: Lifecycle) => lifecycle === 'active' || lifecycle === 'nrnd'

/** What is said of a part's life, and the part's own number; a new part may have none yet. */
type Said = LifecycleDays & { replacedBy: string | null; mpn: string | undefined }

/** What a part is told whose own number is said to take its place. */
export const byItself = 'A part cannot be replaced by itself'

/** What last orders are told that have no last day. */
export const lastDayMissing = 'Say the last day on which it can be ordered'

/** What a part at its end is told whose last day has not come; the day in the shop is known to the shop alone. */
export const endedTooSoon =
  'At its end of life a part takes no orders, and this last day is to come: say a day that has passed or none, or last-buy until then'

/**
 * What contradicts in the state and days of a part, and in what takes its place; null where nothing does. With `today`, the
 * day in the shop, also an end of life before the last day.
 */
export function lifecycleFault(said: Said, today?: string) {
  const { lifecycle, lastBuyOn, lastShipOn } = said
  const fault = (path: 'lastBuyOn' | 'lastShipOn' | 'replacedBy', message: string) => ({
    path: [path],
    message,
  })
  if (replacesItself(said)) return fault('replacedBy', byItself)
  if (lifecycle === 'last-buy' && lastBuyOn === null) return fault('lastBuyOn', lastDayMissing)
  if (goesOn(lifecycle)) {
    const message = 'Only a part with last orders, or at its end of life, has such a day'
    if (lastBuyOn !== null) return fault('lastBuyOn', message)
    if (lastShipOn !== null) return fault('lastShipOn', message)
  }
  if (lastBuyOn !== null && lastShipOn !== null && lastShipOn < lastBuyOn)
    return fault('lastShipOn', 'The last shipment cannot be before the last order')
  if (lifecycle === 'eol' && lastBuyOn !== null && today !== undefined && lastBuyOn > today)
    return fault('lastBuyOn', endedTooSoon)
  return null
}

/** Whether the number of what takes its place is its own, however it is written. */
export const replacesItself = ({ replacedBy, mpn }: Pick<Said, 'replacedBy' | 'mpn'>) =>
  replacedBy !== null && mpn !== undefined && numberKey(replacedBy) === numberKey(mpn)

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** 2027-01-31 → "Jan 31, 2027". */
export const dayInWords = (day: string) =>
  `${months[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`

function lifeInWords(known: Known): string | null {
  const { lifecycle, lastBuyOn } = known
  if (lifecycle === 'active') return null
  if (lastBuyOn === null) return lifecycleWords[lifecycle]
  if (known.ordersEnded && !hasPassed(known)) return lifecycleWords.eol
  return `${known.ordersEnded ? 'Ended' : lifecycleWords['last-buy']} ${dayInWords(lastBuyOn)}`
}

/**
 * Whether the last day of a part that has ended is over: with last orders it ended by that; one at its end of life may
 * have ended on the very day, which is over when it is over wherever on earth.
 */
const hasPassed = ({ lifecycle, lastBuyOn }: Known) =>
  lastBuyOn !== null && (lifecycle !== 'eol' || lastBuyOn < earliestToday())

const earliestToday = () => new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10)

const endedWords = (known: Known) =>
  known.lastBuyOn === null || !hasPassed(known)
    ? 'This part is at its end of life and cannot be ordered any more'
    : `The last day to order this part was ${dayInWords(known.lastBuyOn)}`
