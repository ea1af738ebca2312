import type { BasketLine } from '../../contract/basket.ts'
import type { PartFacts } from '../../contract/orders/lines.ts'
import { toMajor, toMinor } from '../../contract/pricing/money.ts'
import {
  leastOf,
  legalQuantity,
  mostOf,
  type PricedPart,
  pricedPart,
  priceOf,
} from '../../contract/pricing/price.ts'
import { unitPrice } from '../trade/basket/lines.ts'
import { type Fix, lineProblem } from '../trade/pricing/line-problem.ts'
import { mostPaid } from '../trade/pricing/most-paid.ts'
import type { PriceWords } from '../trade/pricing/price.tsx'
import type { SummedLine } from '../trade/pricing/shown-sum.tsx'
import { figure } from '../ui/words/amounts.tsx'

/** What there is to say of a line. */
export type LineState = {
  /** Why it cannot be ordered as it is, and how it could; without a fix only taking it out helps. */
  problem: { words: string; fix: Fix | null } | null
  /** What is different from when the buyer last said how many, and may be accepted. */
  changed: ((inWords: PriceWords) => string) | null
  /** In minor units; null when it cannot be ordered. */
  totalMinor: number | null
  /** How many pieces an order of what is there takes: 0 of what is not there, null of what the buyer has to fix. */
  there: number | null
}

/** By what an order of whoever is here comes to at most. */
const known = new Map<number, WeakMap<BasketLine, LineState>>()

/** A line is never changed, only replaced: each is looked at once, however often a thousand are drawn. */
export function lineState(line: BasketLine): LineState {
  const most = mostPaid()
  const states = known.get(most) ?? new WeakMap<BasketLine, LineState>()
  known.set(most, states)
  const state = states.get(line) ?? stateOf(line)
  states.set(line, state)
  return state
}

function stateOf({ part, quantity, ...seen }: BasketLine): LineState {
  if (!part)
    return {
      problem: { words: 'This part is not in the shop any more.', fix: null },
      changed: null,
      totalMinor: null,
      there: 0,
    }
  const priced = pricedPart(part)
  const problem = lineProblem(part, quantity)
  const changed = priceChange(part, quantity, seen.seenUnitPrice)
  if (!problem)
    return {
      problem: null,
      changed,
      there: quantity,
      totalMinor: priceOf(priced, quantity).totalMinor,
    }
  const words = [problem.words, lessThere(part, quantity, seen.seenAvailable)].filter(Boolean)
  return {
    problem: { words: words.join('. '), fix: problem.fix },
    changed,
    totalMinor: null,
    there: problem.code === 'not_enough_stock' ? fitting(priced, part.quantity) : null,
  }
}

/** All pieces that can be had, when they are enough for an order. */
function fitting(part: PricedPart, available: number): number {
  const most = mostOf(part, available)
  return most >= leastOf(part) ? most : 0
}

function priceChange(part: PartFacts, quantity: number, seen: number | null): LineState['changed'] {
  const now = unitPrice(part, quantity)
  const [before, after] = [toMinor(seen ?? now, part.currency), toMinor(now, part.currency)]
  if (before === after) return null
  const pieces = legalQuantity(quantity, part.minQuantity, part.orderMultiple)
  const difference = toMajor((after - before) * pieces, part.currency)
  const way = difference > 0 ? 'rose' : 'fell'
  const more = difference > 0 ? 'more' : 'less'
  return (inWords) => {
    const inMoney = (amount: number) => inWords(part, Math.abs(amount))
    return `The price ${way} from ${inMoney(seen ?? now)} to ${inMoney(now)} each since you added it: ${inMoney(difference)} ${more} for ${figure(pieces)}.`
  }
}

const lessThere = (part: PartFacts, quantity: number, seen: number | null) =>
  seen !== null && seen > part.quantity && quantity > part.quantity
    ? `${figure(seen)} were available when you added it, ${figure(part.quantity)} are now.`
    : ''

/** What a basket comes to: the lines that can be ordered, and how many cannot. */
export function sumOf(lines: BasketLine[]) {
  const states = lines.map(lineState)
  const pieces = lines.reduce(
    (sum, { quantity }, at) => sum + (states[at]?.problem ? 0 : quantity),
    0,
  )
  return {
    pieces,
    totalMinor: states.reduce((sum, { totalMinor }) => sum + (totalMinor ?? 0), 0),
    summed: lines.flatMap(({ part }, at) => summedOf(part, states[at]?.totalMinor ?? 0)),
    wrong: states.filter(({ problem }) => problem).length,
    changed: states.filter(({ changed }) => changed).length,
  }
}

const summedOf = (part: PartFacts | null, netMinor: number): SummedLine[] =>
  part && netMinor > 0 ? [{ taxClass: part.taxClass, netMinor }] : []

/** What an order of what is there would come to, and the lines that would stay behind whole. */
export function whatIsThere(lines: BasketLine[]) {
  const left: BasketLine[] = []
  const summed: SummedLine[] = []
  for (const line of lines) {
    const { there } = lineState(line)
    if (there && line.part)
      summed.push(...summedOf(line.part, priceOf(pricedPart(line.part), there).totalMinor))
    else left.push(line)
  }
  return { summed, left }
}
