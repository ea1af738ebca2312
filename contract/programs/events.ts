import { z } from 'zod'
import { order } from '../orders/orders.ts'
import { part } from '../parts/parts.ts'
import { moderatedReview } from '../reviews.ts'
import { id, instant } from '../text/text.ts'
import { eventTypeNames } from './event-types.ts'

/** The largest position. Each restore of a backup leaves a thousand millions of them out. */
export const maxPosition = 1_000_000_000_000_000

/**
 * Something that happened, with what it happened to as that is now: whoever reads late acts on what is so, not on what was.
 */
export const shopEvent = z.object({
  id: id.describe('the same however often it is told'),
  position: z
    .int()
    .describe('where it stands among all events: what is told later has a larger one'),
  type: z.enum(eventTypeNames),
  at: instant,
  kind: z
    .string()
    .nullable()
    .describe('of an order or an inquiry: the step of the order’s timeline'),
  order: order.nullable().describe('of an order, as it is now'),
  shipmentId: id
    .nullable()
    .describe('of an invoice: GET /shipment/{id}/invoice has it; null of one for a deposit'),
  document: z
    .string()
    .nullable()
    .describe('of an invoice or a credit note: its number; GET /documents/{number} has it'),
  partsId: id.nullable().describe('of a part'),
  part: part.nullable().describe('of a part, as it is now; null once it left the shop'),
  reviewId: id.nullable().describe('of a review'),
  review: moderatedReview
    .nullable()
    .describe('of a review, as admins see it now; null once it is withdrawn'),
})
export type ShopEvent = z.output<typeof shopEvent>

export const eventsQuery = z.object({
  after: z.coerce
    .number('This must be a position')
    .int()
    .min(0)
    .max(maxPosition)
    .default(0)
    .describe('`next` of the answer before; 0 for the oldest that is told'),
  limit: z.coerce.number().int().min(1).max(200).default(100),
  type: z
    .array(z.enum(eventTypeNames, 'There is no such type'))
    .max(eventTypeNames.length)
    .optional()
    .describe('of these types alone, repeated'),
})

export const events = z.object({
  events: z.array(shopEvent),
  next: z.int().describe('what to ask `after` next time, also when nothing was told'),
  more: z.boolean().describe('whether there is more already'),
})
