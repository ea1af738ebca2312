import { z } from 'zod'
import { majorAmount } from '../pricing/amount.ts'
import { changedText, id, instant, onOneLine, optionalText, plainLine } from '../text/text.ts'
import { orderStatus } from './orders.ts'
import { parcels } from './parcels.ts'
import { eachOnce, pieces } from './pieces.ts'

/** The body of POST /order-shipment-undos and POST /order-releases. */
export const orderIds = z.object({
  ids: z.array(id).min(1, 'Choose at least one order').max(100, 'At most 100 orders at once'),
})

/** Of so many orders freight, carrier or number is said where many are shipped at once. */
export const mostNamedShipments = 500

/** What is said of one order where many are shipped at once. */
export const namedShipment = z.object({
  id: id.describe('of the order, one of `ids`'),
  carrier: optionalText(60).transform(onOneLine),
  trackingNumber: optionalText(100).transform(onOneLine),
  freight: majorAmount.default(0).describe('as of POST /order/{id}/shipments'),
  freightIsMeant: z.boolean().default(false).describe('as of POST /order/{id}/shipments'),
})
export const namedShipments = z
  .array(namedShipment)
  .max(mostNamedShipments, `At most ${mostNamedShipments} orders with freight at once`)
  .default([])
  .describe('freight, carrier and number of some of them; of the others none')

const notShipped = 'This order is not one of those that are shipped, or is named twice'
/** Says where a body names an order that it does not ship, or one twice. */
export const refuseNotShipped = (
  { ids, shipments }: { ids: readonly string[]; shipments: readonly { id: string }[] },
  context: z.core.$RefinementCtx,
) => {
  const seen = new Set<string>()
  for (const [at, { id }] of shipments.entries()) {
    if (!ids.includes(id) || seen.has(id))
      context.addIssue({ code: 'custom', path: ['shipments', at, 'id'], message: notShipped })
    seen.add(id)
  }
}

/** The body of POST /order-shipments. */
export const orderShipments = orderIds
  .extend({ shipments: namedShipments })
  .superRefine(refuseNotShipped)

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
  trackingNumber: changedText(100)
    .transform(onOneLine)
    .optional()
    .describe('of the first parcel; the others stay'),
  parcels: parcels.optional().describe('all of them, in the place of trackingNumber'),
  was: z
    .object({ carrier, trackingNumber, parcels: parcels.optional() })
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
export const newShipment = z
  .object({
    carrier,
    trackingNumber: trackingNumber.describe('of the one parcel, or the first of `parcels`'),
    parcels: parcels
      .default([])
      .describe('what it is made of; left out: one parcel, under trackingNumber if it has one'),
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
  .refine(
    ({ trackingNumber, parcels: [first] }) =>
      !first || trackingNumber === '' || trackingNumber === first.trackingNumber,
    { path: ['trackingNumber'], message: 'This is not the number of the first parcel' },
  )
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
