import { z } from 'zod'
import { order } from '../orders/orders.ts'
import { part } from '../parts/parts.ts'
import { moderatedReview } from '../reviews.ts'
import { id, instant } from '../text/text.ts'

/** What can happen, and what is told with it. Buyers are told what happens to their own orders. */
export const eventTypes = {
  'order.placed': 'an order was placed',
  'order.paid': 'its money is there',
  'order.released': 'it may be shipped',
  'order.part_shipped': 'some of it left',
  'order.shipped': 'all of it left, or what did not was cancelled',
  'order.part_cancelled': 'some of it will not come',
  'order.cancelled': 'it was cancelled before it was paid',
  'order.refunded': 'it was given up after it was paid, and its money goes back',
  'order.money_returned': 'the card provider gave money back',
  'order.changed': 'anything else on its timeline; `kind` says what',
  'inquiry.changed': 'something was asked about it, answered or decided; `kind` says what',
  'return.received': 'pieces of it came back',
  'invoice.issued': 'a shipment got its invoice',
  'part.added': 'a part was added',
  'part.changed': 'a part was changed, not counting what orders take and give back',
  'part.deleted': 'a part left the shop',
  'part.stock_low': 'less than two least orders of a part are left',
  'catalogue.changed': 'an import or a feed changed parts: GET /parts?updatedSince= has them',
  'review.written': 'a review was written or changed',
  'review.moderated': 'a review was hidden or shown',
  'review.withdrawn': 'a review was withdrawn',
  'shop.restored':
    'a backup was restored: what was told between it and this is undone. Compare orders, parts and reviews',
} as const
export type EventType = keyof typeof eventTypes
export const eventTypeNames = Object.keys(eventTypes) as [EventType, ...EventType[]]

/** The largest position. Each restore of a backup leaves a thousand millions of them out. */
export const maxPosition = 1_000_000_000_000_000

/** Events are told for so many days. */
export const eventsForDays = 90

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
  kind: z.string().nullable().describe('of an order: the step of its timeline'),
  order: order.nullable().describe('of an order, as it is now'),
  shipmentId: id.nullable().describe('of an invoice: GET /shipment/{id}/invoice has it'),
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
