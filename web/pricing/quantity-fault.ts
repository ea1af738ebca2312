import type { Part } from '../../contract/parts.ts'
import { pricedPart } from '../../contract/price.ts'
import { quantityProblem, wordsOf } from '../../contract/quantity-problem.ts'

/** Why this quantity of a part cannot be ordered, in the contract's words; undefined when it can. */
export function quantityFault(part: Part, quantity: number): string | undefined {
  const pieces = Number.isInteger(quantity) ? quantity : Number.NaN
  const priced = { ...pricedPart(part), quantity: part.quantity }
  const problem = quantityProblem(priced, pieces, part.currency)
  return problem ? wordsOf(problem) : undefined
}
