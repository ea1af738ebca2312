import { z } from 'zod'
import { partFacts } from '../orders/lines.ts'
import { maxQuantity } from '../parts/parts.ts'
import { id } from '../text/text.ts'
import { figure } from '../words/numbers.ts'
import { quantityRefusals } from './quantity-problem.ts'

/** As many parts as one POST /prices takes. */
export const maxPricedPerCall = 500

const wanted = z
  .int('A whole number of pieces, from 1')
  .min(1, 'A whole number of pieces, from 1')
  .max(maxQuantity, { error: () => `At most ${figure(maxQuantity)} pieces` })

/** The body of POST /prices. A part may stand there more than once: each line is priced by itself. */
export const priceRequest = z.object({
  items: z
    .array(z.object({ partsId: id, quantity: wanted }))
    .min(1, 'Name at least one part')
    .max(maxPricedPerCall, `At most ${maxPricedPerCall} parts at once`),
})

const problemCodes = [
  'not_found',
  ...(Object.keys(quantityRefusals) as (keyof typeof quantityRefusals)[]),
] as const

/** Why the wanted or the legal quantity cannot be ordered as it is. */
const problem = z.object({ code: z.enum(problemCodes), message: z.string() })

const advice = z.object({
  kind: z
    .enum(['saves', 'break'])
    .describe('saves: it costs less in total; break: the next at which each piece costs less'),
  quantity: z.int(),
  more: z.int().describe('pieces more than the legal quantity'),
  unitPrice: z.number(),
  total: z.number(),
  change: z.number().describe('of the total: negative when it saves'),
})

/** What a line comes to. Money in major units. */
const pricedLine = z.object({
  partsId: id,
  part: partFacts,
  wanted: z.int(),
  quantity: z.int().describe('the legal quantity: wanted, raised to minimum and multiple'),
  available: z.int(),
  unitPrice: z.number().describe('at the legal quantity'),
  listPrice: z.number(),
  total: z.number().describe('quantity × unitPrice'),
  why: z.object({
    price: z.enum(['list', 'break']),
    from: z.int().nullable().describe('the quantity from which the price break holds'),
    raisedBy: z.array(z.enum(['minimum', 'multiple'])),
  }),
  advice: advice.nullable(),
  problems: z
    .array(problem)
    .describe(
      'of the wanted quantity, and of the legal one; empty when the wanted one can be ordered',
    ),
})

/** A part that is not in the shop: nothing is known of it but that. */
const unknownLine = z.object({
  partsId: id,
  part: z.null(),
  wanted: z.int(),
  quantity: z.null(),
  problems: z.array(problem),
})

export const prices = z.object({
  currency: z.string(),
  lines: z.array(z.union([pricedLine, unknownLine])).describe('in the order of the items'),
})
export type PricedLine = z.output<typeof pricedLine>
