import { z } from 'zod'
import { taxCodeNames } from '../tax/codes.ts'

/** A tax of what was ordered: one a code of EN 16931 and percent. Amounts in major units of the order’s currency. */
export const taxAmount = z.object({
  code: z.enum(taxCodeNames).describe('of EN 16931: S, Z, E, AE, K, G, O'),
  percent: z.number(),
  base: z.number().describe('what its lines cost without it, and their share of the freight'),
  amount: z.number().describe('the tax of the base, rounded once'),
  label: z.string().describe('what it is called beside its amount'),
  why: z.string().describe('a sentence for the buyer'),
})
export type TaxAmount = z.output<typeof taxAmount>
