import { z } from 'zod'
import { majorAmount } from '../pricing/amount.ts'
import { changedText, id, instant, onOneLine, optionalText, plainLine } from '../text/text.ts'
import { orderStatus } from './orders.ts'
import { eachOnce, pieces } from './pieces.ts'

/** The body of POST /order-shipments, POST /order-shipment-undos and POST /order-releases. */
export const orderIds = z.object({
  ids: z.array(id).min(1, 'Choose at least one order').max(100, 'At most 100 orders at once'),
})

const bulkResult = z.object({
  id,
  orderNumber: z.string().nullable().describe('null when there is no such order'),
  problem: z.string().nullable().describe('why it was not, in words; null when it was'),
})

/** What came of each order, in the order in which they were named; each was done by itself. */
export const shipments = z.object({
  modifiedCount: z.int(),
  results: z.array(bulkResult.extend({ shipped: z.boolean() })),
})
export const releases = z.object({
  modifiedCount: z.int(),
  results: z.array(bulkResult.extend({ released: z.boolean() })),
})

export const shipmentUndos = z.object({
  modifiedCount: z.int(),
  results: z.array(bulkResult.extend({ undone: z.boolean() })),
})

const carrier = optionalText(60).transform(onOneLine)
const trackingNumber = optionalText(100).transform(onOneLine)
/** How often the tracking of one shipment can be changed: each time its buyer is mailed. */
export const maxTrackingChanges = 10
/** The body of PATCH /shipment/{id}. What is left out stays. */
export const trackingChange = z.object({
  carrier: changedText(60).transform(onOneLine).optional(),
  trackingNumber: changedText(100).transform(onOneLine).optional(),
  was: z
    .object({ carrier, trackingNumber })
    .optional()
    .describe('what the caller saw; when it is another by now, nothing is changed'),
})

/** The body of PATCH /shipment/{id}/freight. */
export const freightPayment = z.object({
  isPaid: z.boolean(),
  reference: plainLine(100).describe('by what it was found: of a bank’s statement, say'),
})

export const refundRequest = z.object({ reason: optionalText(500) })

/** The body of POST /order/{id}/shipments. Without lines, all that is still to be shipped. */
export const newShipment = z.object({
  carrier,
  trackingNumber,
  freight: majorAmount
    .default(0)
    .describe(
      'of an order whose freight is said when it leaves, without taxes, in major units: it stands on the invoice',
    ),
  freightIsMeant: z
    .boolean()
    .default(false)
    .describe('that freight may be more than the goods of the order cost'),
  lines: eachOnce(pieces).optional(),
})
export const addedShipment = z.object({
  insertedId: id,
  invoiceNumber: z.string().nullable().describe('null while it can be taken back'),
  undoUntil: instant.nullable().describe('until when it can be taken back: see undoShipments'),
  status: orderStatus.describe('of the order after it'),
})

/** The body of POST /order/{id}/cancellations. Without lines, all that is still to be shipped. */
export const newCancellation = z.object({
  lines: eachOnce(pieces).optional(),
  reason: optionalText(500),
})
export const addedCancellation = z.object({
  insertedId: id,
  amount: z.number().describe('that goes back the way it was paid, in major units'),
  status: orderStatus.describe('of the order after it'),
})
