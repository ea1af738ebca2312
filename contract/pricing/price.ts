import { chargeLimits, toMinor } from './money.ts'

/** A price break: from so many pieces on, each costs so much, in minor units. */
export type MinorBreak = { from: number; priceMinor: number }

/** What prices a part. Money in minor units; the breaks' quantities rise, their prices never do. */
export type PricedPart = {
  /** The list price of one piece: what holds below the first price break. */
  priceMinor: number
  minQuantity: number
  orderMultiple: number
  /** The most pieces of one order; null when only the stock ends it. */
  maxQuantity: number | null
  breaks: readonly MinorBreak[]
}

/** Why a piece costs what it costs, and why there are as many as there are. */
export type Why = {
  price: 'list' | 'break'
  /** The quantity from which the price break holds; null for the list price. */
  from: number | null
  /** What raised the wanted quantity to the legal one. */
  raisedBy: ('minimum' | 'multiple')[]
}

export type Price = { quantity: number; unitMinor: number; totalMinor: number; why: Why }

/** The legal quantity nearest above what is wanted: ceil(max(wanted, minimum) / multiple) × multiple. */
export const legalQuantity = (wanted: number, minimum: number, multiple: number) =>
  Math.ceil(Math.max(wanted, minimum) / multiple) * multiple

type Steps = Pick<PricedPart, 'minQuantity' | 'orderMultiple'>

const legalOf = (part: Steps, wanted: number) =>
  legalQuantity(wanted, part.minQuantity, part.orderMultiple)

/** The least pieces of an order: the minimum, raised to the multiple. */
export const leastOf = (part: Steps) => legalOf(part, 0)

/** The most pieces of an order when so many are available; below `leastOf` none can be ordered. */
export const mostOf = (part: PricedPart, available: number) =>
  floorTo(Math.min(available, part.maxQuantity ?? available), part.orderMultiple)

const floorTo = (quantity: number, multiple: number) => Math.floor(quantity / multiple) * multiple

/** What the legal quantity for so many wanted pieces costs, and why. Stock and maximum are not looked at. */
export function priceOf(part: PricedPart, wanted: number): Price {
  const quantity = legalOf(part, wanted)
  const priceBreak = part.breaks.findLast(({ from }) => from <= quantity)
  const unitMinor = priceBreak?.priceMinor ?? part.priceMinor
  const raisedBy: Why['raisedBy'] = []
  if (wanted < part.minQuantity) raisedBy.push('minimum')
  if (Math.max(wanted, part.minQuantity) % part.orderMultiple !== 0) raisedBy.push('multiple')
  const why: Why = {
    price: priceBreak ? 'break' : 'list',
    from: priceBreak?.from ?? null,
    raisedBy,
  }
  return { quantity, unitMinor, totalMinor: unitMinor * quantity, why }
}

/**
 * A larger quantity worth a thought. `saves`: it costs less in total. `break`: the next at which each piece costs less,
 * when it is a few pieces away.
 * Money in minor units; `changeMinor` is what the total changes by, below 0 exactly when it saves.
 */
export type Advice = {
  kind: 'saves' | 'break'
  quantity: number
  more: number
  unitMinor: number
  totalMinor: number
  changeMinor: number
}

/** How many more pieces, as a share of what is wanted, are still a few more. */
const aFewMore = 1 / 4

/**
 * What to order instead of so many pieces when so many are available: the legal quantity of the least total, if that is
 * less than now, else the first at which each piece costs less, if that is at most a quarter more pieces; null when there
 * is neither: nobody who wants twenty is sent to fifty. No advised total is above `maxMinor`, what one payment takes.
 * Within a break a total only rises, so that the first legal quantity of each is all there is to look at.
 */
export function adviceFor(
  part: PricedPart,
  quantity: number,
  available: number,
  maxMinor = Number.POSITIVE_INFINITY,
): Advice | null {
  const now = priceOf(part, quantity)
  const most = mostOf(part, available)
  const ahead = part.breaks
    .filter(({ from, priceMinor }) => from > now.quantity && priceMinor < now.unitMinor)
    .map(({ from }) => priceOf(part, from))
    .filter((price) => price.quantity <= most && price.totalMinor <= maxMinor)
  const [first] = ahead
  if (!first) return null
  const best = ahead.reduce((a, b) => (b.totalMinor <= a.totalMinor ? b : a))
  const saves = best.totalMinor < now.totalMinor
  if (!saves && first.quantity > now.quantity * (1 + aFewMore)) return null
  const { unitMinor, totalMinor, quantity: advised } = saves ? best : first
  return {
    kind: saves ? 'saves' : 'break',
    quantity: advised,
    unitMinor,
    totalMinor,
    more: advised - now.quantity,
    changeMinor: totalMinor - now.totalMinor,
  }
}

/** The largest legal quantity up to `available` whose total is at most `maxMinor`; 0 when there is none. */
export function largestPayable(part: PricedPart, available: number, maxMinor: number): number {
  const least = leastOf(part)
  let top = mostOf(part, available)
  for (const { from, priceMinor } of [
    { from: 0, priceMinor: part.priceMinor },
    ...part.breaks,
  ].reverse()) {
    const fits = floorTo(Math.min(top, Math.floor(maxMinor / priceMinor)), part.orderMultiple)
    if (fits >= Math.max(from, least)) return fits
    top = Math.min(top, from - 1)
  }
  return 0
}

/**
 * The most pieces of this part that one order can have: there are so many, and what they cost is at most `maxMinor`, of
 * one payment unless it is said. What every text says of the largest quantity. A part of which no payment takes the least
 * order ends with the stock.
 */
export function largestOrder(
  part: PricedPart,
  available: number,
  maxMinor: number = chargeLimits.max,
): number {
  const most = mostOf(part, available)
  const payable = largestPayable(part, available, maxMinor)
  return payable === 0 ? most : Math.min(most, payable)
}

/** A price break as buyers meet it: from the first legal quantity at this price. */
export type BreakRow = { from: number; unitMinor: number }

/**
 * The price breaks by the quantities that can be ordered: they begin at their first legal quantity; those that no order
 * reaches, or that cost what the row before costs, are left out. One row: there is one price.
 */
export function breakRows(part: PricedPart): BreakRow[] {
  const most = part.maxQuantity ?? Number.POSITIVE_INFINITY
  const rows = [leastOf(part), ...part.breaks.map(({ from }) => legalOf(part, from))]
    .filter((from, at) => at === 0 || from <= most)
    .map((from) => ({ from, unitMinor: priceOf(part, from).unitMinor }))
  return rows.filter(({ unitMinor }, at) => at === 0 || unitMinor < rows[at - 1]!.unitMinor)
}

/** A part as callers see it, with money in minor units. */
export function pricedPart(part: {
  price: number
  currency: string
  minQuantity: number
  orderMultiple: number
  maxQuantity: number | null
  priceBreaks: readonly { from: number; price: number }[]
}): PricedPart {
  const { minQuantity, orderMultiple, maxQuantity, currency } = part
  return {
    minQuantity,
    orderMultiple,
    maxQuantity,
    priceMinor: toMinor(part.price, currency),
    breaks: part.priceBreaks.map(({ from, price }) => ({
      from,
      priceMinor: toMinor(price, currency),
    })),
  }
}
