import type { PartFacts } from '../../../contract/orders/lines.ts'
import { pricedPart, priceOf } from '../../../contract/pricing/price.ts'
import { type Fix, lineProblem } from '../../trade/pricing/line-problem.ts'
import type { SummedLine } from '../../trade/pricing/shown-sum.tsx'

/** So many pieces of a part as it is today; `part` is null when it has left the shop. */
export type TodaysLine = { part: PartFacts | null; quantity: number }

/** What so many pieces come to today. Money in minor units, of the legal quantity. */
export type LineState = {
  /** Why they cannot be ordered as they are; null when they can. */
  problem: string | null
  fix: Fix | null
  unitMinor: number | null
  totalMinor: number | null
}

export function stateOf({ part, quantity }: TodaysLine): LineState {
  if (!part)
    return {
      problem: 'This part is not in the shop any more',
      fix: null,
      unitMinor: null,
      totalMinor: null,
    }
  const problem = lineProblem(part, quantity)
  const { unitMinor, totalMinor } = priceOf(pricedPart(part), quantity)
  return {
    problem: problem?.words ?? null,
    fix: problem?.fix ?? null,
    unitMinor,
    totalMinor: problem ? null : totalMinor,
  }
}

/** Whether a line can go into an order as it is, or with another quantity. */
export function canBeOrdered(line: TodaysLine): boolean {
  const { problem, fix } = stateOf(line)
  return problem === null || fix !== null
}

/** What lines come to today: those that can be ordered, and how many cannot. */
export function sumOf(lines: readonly TodaysLine[]) {
  let [pieces, totalMinor, wrong] = [0, 0, 0]
  const summed: SummedLine[] = []
  for (const line of lines) {
    const state = stateOf(line)
    if (state.totalMinor === null) wrong += 1
    else {
      pieces += line.quantity
      totalMinor += state.totalMinor
      summed.push({ taxClass: line.part?.taxClass, netMinor: state.totalMinor })
    }
  }
  return { pieces, totalMinor, summed, wrong }
}
