import { z } from 'zod'
import { id, instant } from '../text/text.ts'

export const movementReasons = [
  'initial',
  'restock',
  'correction',
  'held',
  'returned',
  'sent-back',
] as const

/** One change of a part's stock. `held`, `returned` (never left) and `sent-back` (came back from the buyer) belong to an order; the others were booked by hand or import. */
export const movement = z.object({
  _id: id,
  at: instant,
  change: z.int().describe('pieces that came in, or went out when negative'),
  reason: z.enum(movementReasons),
  by: z.string().nullable().describe('the name of who did it; null for the shop and the operator'),
  orderId: id.nullable(),
  orderNumber: z.string().nullable(),
})
