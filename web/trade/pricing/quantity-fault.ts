import { orderedPart, quantityProblem } from '../../../contract/pricing/quantity-problem.ts'
import { mostPaid } from './most-paid.ts'
import type { Orderable } from './orderable.ts'

/** Why this quantity of a part cannot be ordered by an order of at most so much, in the contract's words; undefined when it can. */
export function quantityFault(
  part: Orderable,
  quantity: number,
  most = mostPaid(),
): string | undefined {
  if (Number.isFinite(quantity) && !Number.isInteger(quantity))
    return 'A whole number of pieces, please'
  return problemOf(part, quantity, most)?.words
}

/** The same as the contract has it. */
export const problemOf = (part: Orderable, quantity: number, most = mostPaid()) =>
  quantityProblem(orderedPart(part), quantity, part.currency, most)
