import { z } from 'zod'
import { line, partFacts } from './orders/lines.ts'
import { answeredMpn } from './parts/mpn.ts'
import { maxQuantity } from './parts/parts.ts'
import { maxLines } from './parts/same-part.ts'
import { id, instant, isStorable } from './text/text.ts'
import { figure } from './words/numbers.ts'

const seen = z.object({
  seenUnitPrice: z
    .number('This must be an amount')
    .positive()
    .max(1_000_000)
    .nullish()
    .describe('what a piece cost at the legal quantity when it was looked at, major units'),
  seenAvailable: z
    .int('This must be a number of pieces')
    .min(0)
    .max(maxQuantity * 2)
    .nullish()
    .describe('how many could be had when it was looked at'),
})

/**
 * The body of POST /basket. Lines of the same part are summed, with each other and with what is in the basket. What was
 * seen is what a browser stored of a line since its visitor added it; without it, the line was seen as it is now.
 */
export const basketAddition = z.object({
  lines: z
    .array(line.extend(seen.shape))
    .min(1, 'Name at least one part')
    .max(maxLines, { error: () => `At most ${figure(maxLines)} lines` }),
})

const changedText = (max: number) =>
  z
    .string('This must be text')
    .trim()
    .max(max, { error: () => `At most ${figure(max)} characters, please` })
    .refine(isStorable, 'Some characters in this text cannot be stored')

/** The body of PUT /basket/{partsId}: what is left out stays. A quantity, even the same, accepts what has changed. */
export const basketChange = z.object({
  quantity: line.shape.quantity.optional(),
  ownNumber: changedText(100).optional(),
  note: changedText(500).optional(),
})

/** A line of a basket. Money in major units; how many are wanted may be less, more or other than can be ordered. */
export const basketLine = z.object({
  partsId: id,
  ...answeredMpn,
  partsName: z.string(),
  quantity: z.int(),
  ownNumber: z.string(),
  note: z.string(),
  addedAt: instant,
  seenUnitPrice: z
    .number()
    .nullable()
    .describe('of one piece at the legal quantity, when the buyer last said how many'),
  seenAvailable: z.int().nullable().describe('how many could be had then'),
  part: partFacts.nullable().describe('as it is now; null when it is not in the shop any more'),
})
export type BasketLine = z.output<typeof basketLine>

export const basket = z.object({ lines: z.array(basketLine).describe('the first added first') })
export type Basket = z.output<typeof basket>
