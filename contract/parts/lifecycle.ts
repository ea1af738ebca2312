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

/** What contradicts in the state and days of a part; null where nothing does. */
export function lifecycleFault({ lifecycle, lastBuyOn, lastShipOn }: LifecycleDays) {
  const fault = (path: 'lastBuyOn' | 'lastShipOn', message: string) => ({ path: [path], message })
  if (lifecycle === 'last-buy' && lastBuyOn === null)
    return fault('lastBuyOn', 'Say the last day on which it can be ordered')
  if (goesOn(lifecycle)) {
    const message = 'Only a part with last orders, or at its end of life, has such a day'
    if (lastBuyOn !== null) return fault('lastBuyOn', message)
    if (lastShipOn !== null) return fault('lastShipOn', message)
  }
  if (lastBuyOn !== null && lastShipOn !== null && lastShipOn < lastBuyOn)
    return fault('lastShipOn', 'The last shipment cannot be before the last order')
  return null
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** 2027-01-31 → "Jan 31, 2027". */
export const dayInWords = (day: string) =>
  `${months[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`

function lifeInWords({ lifecycle, lastBuyOn, ordersEnded }: Known): string | null {
  if (lifecycle === 'active') return null
  if (lastBuyOn === null) return lifecycleWords[lifecycle]
  return `${ordersEnded ? 'Ended' : lifecycleWords['last-buy']} ${dayInWords(lastBuyOn)}`
}

const endedWords = ({ lastBuyOn }: Known) =>
  lastBuyOn === null
    ? 'This part is at its end of life and cannot be ordered any more'
    : `The last day to order this part was ${dayInWords(lastBuyOn)}`
