import { chargeLimits, formatMoney, toMinor } from '../../../contract/pricing/money.ts'
import { leastOf, priceOf } from '../../../contract/pricing/price.ts'
import {
  boundsProblem,
  chargeProblem,
  type QuantityProblem,
} from '../../../contract/pricing/quantity-problem.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { orderedRow, type PartRow } from '../../catalogue/index.ts'
import type { HoldBudget } from './hold-budget.ts'
import type { Wanted } from './merge-lines.ts'
import type { NewLineRow } from './store.ts'

/** A line that cannot be ordered as it was wanted: `field` of the line at `at`, and why. */
export type LineProblem = {
  at: number
  field: 'partsId' | 'quantity' | 'price'
  refusal: Refusal
}
/** What is thrown when lines cannot be ordered as they are; the caller says it in its call's words. */
export class LinesRefused extends Error {
  readonly problems: LineProblem[]
  constructor(problems: LineProblem[]) {
    super('lines cannot be ordered as they are')
    this.problems = problems
  }
}
/** Of which line less is ordered than wanted. */
export type Left = { partsId: string; wanted: number; ordered: number }

type Checked = { lines: NewLineRow[]; left: Left[]; problems: LineProblem[] }

/**
 * The lines of an order as its parts, which are locked, allow them: bounds, stock, price. With `reduce`, a line of which
 * there is less than wanted becomes the most that there is, or nothing; at what that costs.
 */
export function checkLines(
  wanted: Wanted[],
  parts: Map<string, PartRow>,
  currency: string,
  reduce: boolean,
  budget: HoldBudget,
): Checked {
  const checked: Checked = { lines: [], left: [], problems: [] }
  for (const line of wanted) {
    const part = parts.get(line.partsId)
    const ordered = reduce ? fitting(part, line.quantity, budget) : line.quantity
    if (ordered !== line.quantity)
      checked.left.push({ partsId: line.partsId, wanted: line.quantity, ordered })
    if (ordered === 0) continue
    const problem = part ? problemOf(part, line, ordered, currency, budget) : gone(line)
    if (problem) checked.problems.push(problem)
    else if (part) checked.lines.push(lineOf(part, line, ordered))
  }
  return checked
}

/** How many pieces can be had of so many wanted ones, when only the stock stands in the way. */
function fitting(part: PartRow | undefined, wanted: number, budget: HoldBudget): number {
  if (!part) return 0
  const problem = boundsProblem(orderedRow(part), wanted, budget.maxMinor)
  const most = budget.mostOf(part)
  if (problem ? problem.code !== 'not_enough_stock' : wanted <= most) return wanted
  return most >= leastOf(part) ? most : 0
}

const refusalOf = ({ code, values, words }: QuantityProblem) => new Refusal(code, values, { words })

export const refusedAt = (
  at: number,
  field: LineProblem['field'],
  refusal: Refusal,
): LineProblem => ({ at, field, refusal })

const gone = ({ at }: Wanted) => refusedAt(at, 'partsId', new Refusal('not_found'))

function problemOf(
  part: PartRow,
  line: Wanted,
  ordered: number,
  currency: string,
  budget: HoldBudget,
) {
  const { at } = line
  const problem = boundsProblem(orderedRow(part), ordered, budget.maxMinor)
  if (problem) return refusedAt(at, 'quantity', refusalOf(problem))
  if (ordered > budget.mostOf(part)) return refusedAt(at, 'quantity', budget.tellOf(part))
  // also of a line that is reduced: what its buyer saw is what so many pieces would cost
  const { totalMinor } = priceOf(part, line.quantity)
  if (toMinor(line.price, currency) === totalMinor) return null
  const price = formatMoney(totalMinor, currency)
  const refusal = line.isSum
    ? new Refusal('price_of_sum', { price, quantity: line.quantity })
    : new Refusal('price_changed', { price })
  return refusedAt(at, 'price', refusal)
}

function lineOf(part: PartRow, { ownNumber, note }: Wanted, quantity: number): NewLineRow {
  const { unitMinor, why } = priceOf(part, quantity)
  return {
    partId: part.id,
    mpn: part.mpn,
    name: part.name,
    quantity,
    ownNumber,
    note,
    unitPriceMinor: unitMinor,
    listPriceMinor: part.priceMinor,
    breakFrom: why.from,
  }
}

/** What these lines come to without tax, in minor units. */
export const totalOf = (lines: NewLineRow[]) =>
  lines.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0)

/** Refuses what one card payment cannot take of lines with what comes on top: tax and freight. Amounts in minor units. */
export function checkCharge(
  lines: NewLineRow[],
  onTopMinor: number,
  parts: Map<string, PartRow>,
  currency: string,
) {
  const [only] = lines
  const part = lines.length === 1 && only ? parts.get(only.partId) : undefined
  const problem = part && only ? chargeProblem(part, only.quantity, currency) : null
  if (problem) throw refusalOf(problem)
  const payableMinor = totalOf(lines) + onTopMinor
  const money = (minor: number) => formatMoney(minor, currency)
  if (payableMinor > chargeLimits.max)
    throw new Refusal('basket_too_large', {
      max: money(chargeLimits.max),
      total: money(payableMinor),
    })
  if (payableMinor < chargeLimits.min)
    throw new Refusal('order_too_small', { min: money(chargeLimits.min) })
}
