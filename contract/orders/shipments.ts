import { z } from 'zod'
import { day, id, instant } from '../text/text.ts'

const movedLine = z.object({ position: z.int(), quantity: z.int() })

/** What left in one go. */
export const shipment = z.object({
  _id: id,
  position: z.int().describe('1 is the first of its order'),
  at: instant,
  carrier: z.string(),
  trackingNumber: z.string().describe('of the first parcel'),
  parcels: z.array(
    z.object({
      trackingNumber: z.string(),
      grams: z.int().nullable().describe('null: nobody said'),
    }),
  ),
  freight: z
    .number()
    .optional()
    .describe('that was entered with it, without taxes; it stands on its invoice'),
  invoiceNumber: z
    .string()
    .nullable()
    .describe('null while it can be taken back, and of what left before invoices were numbered'),
  due: z
    .object({
      on: day,
      amount: z.number(),
      open: z.number().describe('what is still to be paid'),
    })
    .optional()
    .describe(
      'of an invoice on account, for those who may pay it, and admins; of one paid by card what its freight is that was entered when it left. In major units of the order’s currency',
    ),
  undoUntil: instant
    .nullable()
    .describe('until when the admin who shipped it can take it back; null when it stays'),
  lines: z.array(movedLine),
})
export type Shipment = z.output<typeof shipment>

/** Pieces of a paid order that will not be shipped, and the money that goes back for them. */
export const cancellation = z.object({
  at: instant,
  amount: z.number().describe('in major units of the order’s currency'),
  reason: z.string(),
  lines: z.array(movedLine),
})
export type Cancellation = z.output<typeof cancellation>
