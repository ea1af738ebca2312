import { z } from 'zod'
import { chosenShipping } from '../freight/offers.ts'
import { answeredMpn } from '../parts/mpn.ts'
import { part } from '../parts/parts.ts'
import { id, instant } from '../text/text.ts'
import { answeredDelivery } from './delivery.ts'
import { holdReasons } from './hold-words.ts'
import { orderHold } from './holds.ts'
import { askable, inquiry, orderReturn } from './inquiries.ts'
import { answeredReferences } from './reference-schemas.ts'
import { cancellation, shipment } from './shipments.ts'
import { orderStatuses } from './status.ts'
import { taxAmount } from './tax-amount.ts'
import { orderTransfer } from './transfers.ts'

export const orderStatus = z.enum(orderStatuses)

/** An order as its buyer and admins see it. Prices in major units of `currency`; `number` is the phone. */
export const order = z.object({
  _id: id,
  orderNumber: z.string().describe('readable, for people'),
  partsId: id,
  partsName: z.string().describe('of one line its part; of more “X and 3 more”'),
  lineCount: z.int(),
  quantity: z.int().describe('pieces of all lines'),
  shippedQuantity: z.int().describe('pieces of them that have left'),
  openQuantity: z.int().describe('pieces of them that are neither shipped nor cancelled'),
  refunded: z
    .number()
    .describe(
      'of the price, what goes back or went back for cancelled and returned pieces; of one order by itself also what was given back by hand',
    ),
  refunding: z
    .boolean()
    .describe('money of it goes back that the payment provider has not given back yet'),
  unitPrice: z.number().nullable().describe('null when there are several lines'),
  price: z.number().describe('the sum of quantity × unit price over the lines, without taxes'),
  freight: z
    .number()
    .describe('of it, without taxes, as it was priced with the order; 0 where that is said later'),
  payable: z.number().describe('what is to be paid: the price, its freight and their taxes'),
  tax: z
    .number()
    .optional()
    .describe(
      'the taxes of price and freight, together; not there where the shop charged none by any law',
    ),
  currency: z.string(),
  status: orderStatus,
  transactionId: z.string().nullable(),
  displayName: z.string(),
  email: z.string(),
  address: z.string(),
  ...answeredDelivery,
  number: z.string(),
  shipping: chosenShipping
    .optional()
    .describe(
      'how it is sent; not there where nobody chose: its freight is entered when it leaves',
    ),
  others: z.string(),
  company: z
    .object({ _id: id, name: z.string() })
    .optional()
    .describe('for which company it was ordered; not there when for the buyer alone'),
  costCentre: z
    .string()
    .optional()
    .describe('to which cost centre of the company it is booked; not there when to none'),
  method: z
    .enum(['account', 'transfer'])
    .optional()
    .describe(
      'account: it is invoiced when it has left. transfer: it was ordered to be paid by transfer. Not there when by card',
    ),
  creditDays: z.int().optional().describe('of one on account: how long after an invoice it is due'),
  deposit: z
    .object({ amount: z.number(), paidAt: instant.nullable().describe('null: it is to be paid') })
    .optional()
    .describe(
      'of one on account: what of it is paid before it is confirmed; not there when nothing',
    ),
  onHold: z
    .array(z.enum(holdReasons))
    .optional()
    .describe(
      'why it waits for a person, and is neither released nor shipped; not there when it does not',
    ),
  ...answeredReferences,
  createdAt: instant,
  holdExpiresAt: instant.nullable().describe('until when the stock is held for an unpaid order'),
  paidAt: instant.nullable(),
  shippedAt: instant
    .nullable()
    .describe('when the last of it left; null until all is shipped or cancelled'),
})
export type Order = z.output<typeof order>

/** What is known of an order that was chosen, whichever page of the list it stands on. */
export const orderHead = order.pick({
  _id: true,
  orderNumber: true,
  status: true,
  method: true,
  onHold: true,
  price: true,
  payable: true,
  currency: true,
  shipping: true,
})
export type OrderHead = z.output<typeof orderHead>
export const orderHeads = z.object({ orders: z.array(orderHead) })

/** One step of an order's timeline. `by` is who did it: the buyer, an admin, the shop itself or the provider. */
export const orderEvent = z.object({
  kind: z.string(),
  at: instant,
  by: z.enum(['buyer', 'admin', 'shop', 'provider']),
  note: z.string().nullable(),
})
export type OrderEvent = z.output<typeof orderEvent>

export const paymentStates = [
  'open',
  'paid',
  'declined',
  'canceled',
  'returned',
  'refunding',
  'refund-failed',
  'refunded',
] as const

/**
 * What became of one try to pay, or of the money. open: may still be paid. declined: the provider said no; `reason` is
 * its word. canceled: given up. returned: it came when the order could not take it, and goes back by itself.
 * refunding: it is decided that it goes back, and the provider has not done it yet. refund-failed: the provider refused
 * it, or the bank sent it back; `reason` is its word. refunded: given back, `at` when the provider had done it.
 */
export const paymentAttempt = z.object({
  at: instant,
  purpose: z.enum(['order', 'deposit']).describe('what it pays: all of the order, or its deposit'),
  status: z.enum(paymentStates),
  amount: z.number().describe('in major units of the order’s currency'),
  reason: z.string().nullable(),
})

/** A line of an order, as it was sold. What is neither shipped nor cancelled is still to be shipped. */
export const orderLine = z.object({
  position: z.int().describe('from 1'),
  partsId: id,
  partsName: z.string(),
  ...answeredMpn,
  quantity: z.int(),
  unitPrice: z.number(),
  price: z.number().describe('quantity × unit price, without taxes'),
  taxPercent: z.number().nullable().describe('of the tax that it bears; null where taxes were off'),
  why: z
    .object({
      price: z.enum(['list', 'break']),
      from: z.int().nullable().describe('the quantity from which the price break holds'),
      listPrice: z.number().describe('of one piece when the order was placed'),
    })
    .nullable()
    .describe('why one piece cost what it cost; null when that was not yet kept'),
  ownNumber: z.string().describe('the buyer’s own number of the part, or empty'),
  note: z.string(),
  shipped: z.int(),
  cancelled: z.int(),
  returned: z.int().describe('of the shipped, those that came back'),
  life: part
    .pick({ lifecycle: true, lifecycleText: true, noOrders: true })
    .nullable()
    .describe('where its part stands in its life today; null when it is not in the shop any more'),
})
export type OrderLine = z.output<typeof orderLine>

/** An order with its lines, shipments, timeline, the tries to pay it and its mails, each oldest first. */
export const orderDetail = order.extend({
  lines: z.array(orderLine),
  taxes: z.array(taxAmount).describe('empty where taxes were off'),
  transfer: orderTransfer.optional().describe('of one by transfer: how it is paid'),
  shipments: z.array(shipment),
  cancellations: z.array(cancellation),
  returns: z.array(orderReturn),
  depositInvoices: z.array(
    z.object({
      number: z.string().describe('GET /documents/{number} has it'),
      at: instant,
      amount: z.number().describe('with its tax, in major units'),
    }),
  ),
  creditNotes: z.array(
    z.object({
      number: z.string().describe('GET /documents/{number} has it'),
      corrects: z.string().describe('the invoice that it lowers'),
      at: instant,
      amount: z.number().describe('with its tax, in major units'),
    }),
  ),
  holds: z.array(orderHold).optional().describe('also those that ended; told to admins alone'),
  inquiries: z.array(inquiry),
  mayAsk: z.array(askable).describe('what its buyer may ask now'),
  events: z.array(orderEvent),
  payments: z.array(paymentAttempt),
  mails: z.array(z.object({ kind: z.string(), at: instant, sentAt: instant.nullable() })),
})
export type OrderDetail = z.output<typeof orderDetail>
