import type { PartFacts } from '../contract/orders/lines.ts'
import { chargeLimits } from '../contract/pricing/money.ts'
import {
  type Advice,
  adviceFor,
  largestPayable,
  leastOf,
  legalQuantity,
  type PricedPart,
  pricedPart,
  priceOf,
  type Why,
} from '../contract/pricing/price.ts'
import { orderedPart, quantityProblem } from '../contract/pricing/quantity-problem.ts'

/** One click that makes a row good, or better. */
export type Fix =
  | { kind: 'least'; take: number }
  | { kind: 'take'; take: number }
  | { kind: 'round'; take: number }
  | { kind: 'available'; take: number }
  | { kind: 'choose'; part: PartFacts; reason: string }

/** What is ordered of a part for all its rows. Money in minor units. */
export type OrderLine = {
  part: PartFacts
  /** What the rows come to. */
  wanted: number
  /** What is ordered, or would be once the problem is fixed. */
  quantity: number
  unitMinor: number
  totalMinor: number
  why: Why
  /** Why it cannot be ordered so; null when it can. */
  problem: string | null
  advice: Advice | null
  fixes: Fix[]
}

const pricedLines = new WeakMap<PartFacts, Map<string, OrderLine>>()
/** A part is priced for few quantities before its answer is another. */
const mostOfPart = 50

/**
 * Prices what the rows of a part come to. `take`: what the buyer decided instead. The same is priced once: a list is
 * resolved anew with every answer that comes.
 */
export function orderLine(part: PartFacts, wanted: number, take: number | null): OrderLine {
  const lines = pricedLines.get(part) ?? new Map<string, OrderLine>()
  if (lines.size > mostOfPart) lines.clear()
  pricedLines.set(part, lines)
  const key = `${wanted} ${take}`
  const line = lines.get(key) ?? pricedLine(part, wanted, take)
  lines.set(key, line)
  return line
}

function pricedLine(part: PartFacts, wanted: number, take: number | null): OrderLine {
  const priced = pricedPart(part)
  const quantity = take ?? wanted
  const problem = problemOf(part, quantity)
  const price = priceOf(priced, quantity)
  return {
    part,
    wanted,
    problem,
    quantity: problem === null ? quantity : price.quantity,
    unitMinor: price.unitMinor,
    totalMinor: price.totalMinor,
    why: price.why,
    advice: problem ? null : adviceFor(priced, quantity, part.quantity, chargeLimits.max),
    fixes: problem ? fixesOf(part, priced, quantity) : [],
  }
}

/** An order of many lines may have small ones: what one payment takes at least is no line's concern. */
function problemOf(part: PartFacts, quantity: number): string | null {
  const problem = quantityProblem(orderedPart(part), quantity, part.currency)
  return problem === null || problem.code === 'order_too_small' ? null : problem.words
}

/**
 * What a row can have whose quantity is none. `near`: the number that it asks for all the same, a fraction or too many;
 * null when it says none.
 */
export function fixesNear(part: PartFacts, near: number | null): Fix[] {
  const priced = pricedPart(part)
  if (near !== null && problemOf(part, near) === null) return [{ kind: 'take', take: near }]
  if (near !== null && near > 0) return fixesOf(part, priced, near)
  const take = leastOf(priced)
  return problemOf(part, take) === null ? [{ kind: 'least', take }] : []
}

/** For a quantity that cannot be ordered as it is. */
function fixesOf(part: PartFacts, priced: PricedPart, quantity: number): Fix[] {
  if (part.noOrders !== null) return []
  const legal = legalQuantity(quantity, priced.minQuantity, priced.orderMultiple)
  if (problemOf(part, legal) === null) return [{ kind: 'round', take: legal }]
  const most = largestPayable(priced, part.quantity, chargeLimits.max)
  return most > 0 && most < quantity ? [{ kind: 'available', take: most }] : []
}
