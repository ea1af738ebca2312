import { z } from 'zod'
import { id } from '../text/text.ts'
import type { TaxClass } from './classes.ts'

const shownWith = z.union([z.number(), z.string()])

/** What prices of parts are shown with to one reader, in a shop that shows them with tax. What is paid an order says by itself. */
export const priceTaxes = z.object({
  percents: z
    .object({ standard: shownWith, reduced: shownWith, zero: shownWith } satisfies Record<
      TaxClass,
      z.ZodType
    >)
    .describe(
      'of each class of parts the percent of tax that its prices are shown with, or a sentence why they are shown without',
    ),
  says: z.string().describe('a sentence for the reader: of which place that is, or why it is none'),
})
export type PriceTaxes = z.output<typeof priceTaxes>

export const priceTaxesAnswer = z.object({
  taxes: priceTaxes.nullable().describe('null: prices are shown without tax here'),
})

/** The query of GET /price-taxes. */
export const priceTaxesQuery = z.object({
  addressId: id
    .optional()
    .describe(
      'an own address of GET /addresses; one that is not saved any more counts as left out',
    ),
  country: z.string().max(2).optional().describe('ISO 3166-1, instead of addressId'),
  region: z.string().max(100).optional(),
  postalCode: z.string().max(20).optional(),
})
