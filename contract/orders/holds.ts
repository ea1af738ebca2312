import { z } from 'zod'
import { id, instant, requiredText } from '../text/text.ts'
import { holdReasons } from './hold-words.ts'

/** A hold of an order, as the seller reads it. */
export const orderHold = z.object({
  _id: id,
  reason: z.enum(holdReasons),
  note: z.string().describe('what was written when it was put on hold'),
  by: z.string().nullable().describe('who put it on hold; null: the shop'),
  at: instant,
  ended: z
    .object({ at: instant, by: z.string().nullable(), note: z.string() })
    .nullable()
    .describe('null: it holds'),
})
export type OrderHold = z.output<typeof orderHold>

/** The body of POST /order/{id}/holds and of POST /order-holds/{id}/end. */
export const holdNote = z.object({
  note: requiredText('Write why', 500).describe('for the seller: its buyer does not read it'),
})
