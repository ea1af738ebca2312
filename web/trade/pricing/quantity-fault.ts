import { orderedPart, quantityProblem } from '../../../contract/pricing/quantity-problem.ts'
import type { Orderable } from './orderable.ts'

/** Why this quantity of a part cannot be ordered, in the contract's words; undefined when it can. */
export function quantityFault(part: Orderable, quantity: number): string | undefined {
  if (Number.isFinite(quantity) && !Number.isInteger(quantity))
    return 'A whole number of pieces, please'
  return quantityProblem(orderedPart(part), quantity, part.currency)?.words
}
