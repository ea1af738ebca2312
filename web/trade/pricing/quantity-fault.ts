import { pricedPart } from '../../../contract/pricing/price.ts'
import { quantityProblem } from '../../../contract/pricing/quantity-problem.ts'
import type { Orderable } from './orderable.ts'

/** Why this quantity of a part cannot be ordered, in the contract's words; undefined when it can. */
export function quantityFault(part: Orderable, quantity: number): string | undefined {
  const priced = { ...pricedPart(part), quantity: part.quantity }
  if (Number.isFinite(quantity) && !Number.isInteger(quantity))
    return 'A whole number of pieces, please'
  return quantityProblem(priced, quantity, part.currency)?.words
}
