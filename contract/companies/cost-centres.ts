import { z } from 'zod'
import { id, ownReference, requiredName } from '../text/text.ts'

/** So many cost centres a company has at most. */
export const costCentresUpTo = 500

/** What a cost centre is told as. Two living ones of a company have no code in common. */
export const newCostCentre = z.object({
  code: ownReference(30).pipe(z.string().min(1, 'Please input the code')),
  name: requiredName('Please input the name', 100),
})

export const costCentre = z.object({ _id: id, code: z.string(), name: z.string() })
export type CostCentre = z.output<typeof costCentre>
