import { z } from 'zod'
import { maxQuantity } from '../parts/parts.ts'
import { maxLines } from '../parts/same-part.ts'
import { figure } from '../words/numbers.ts'

/** Pieces of a line of an order, which is named by its place in it. */
export const pieces = z.object({
  position: z
    .int('Name a line of the order')
    .min(1, 'Name a line of the order')
    .max(maxLines, { error: () => `An order has at most ${figure(maxLines)} lines` }),
  quantity: z
    .int('A whole number of pieces, from 1')
    .min(1, 'A whole number of pieces, from 1')
    .max(maxQuantity, { error: () => `At most ${figure(maxQuantity)} pieces` }),
})

/** Pieces that came back, and how many of them can be sold again. */
export const returnedPieces = pieces.extend({
  restocked: z
    .int('A whole number of pieces, from 0')
    .min(0, 'A whole number of pieces, from 0')
    .max(maxQuantity, { error: () => `At most ${figure(maxQuantity)} pieces` }),
})

/** Lines of an order, each named once: `pieces`, or what says more of them. */
export const eachOnce = <T extends z.ZodType<{ position: number }>>(line: T) =>
  z
    .array(line)
    .min(1, 'Name at least one line')
    .max(maxLines, { error: () => `At most ${figure(maxLines)} lines` })
    .refine((lines) => new Set(lines.map(({ position }) => position)).size === lines.length, {
      message: 'Name each line once',
    })
