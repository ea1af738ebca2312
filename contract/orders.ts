import { z } from 'zod'
import { majorAmount } from './amount.ts'
import { orderStatuses } from './order-status.ts'
import { maxQuantity } from './parts.ts'
import { day, id, instant, optionalText, phoneNumber, requiredText } from './text.ts'

export const orderStatus = z.enum(orderStatuses)

/**
 * The body of POST /order. `price` is quantity × unit price as the page showed it, in major units: another than ours
 * is refused as stale. Names, e-mail and status come from the server, whatever else the body holds.
 */
export const newOrder = z.object({
  partsId: id,
  quantity: z
    .int('Please input the quantity, a whole number')
    .min(1, 'Please input the quantity, a whole number')
    .max(maxQuantity, 'Please input the quantity, a whole number'),
  price: majorAmount,
  address: requiredText('Please input the Address', 500),
  number: phoneNumber('Please input the Phone Number'),
  others: optionalText(2_000),
})

/** An order as its buyer and admins see it. Prices in major units of `currency`; `number` is the phone. */
export const order = z.object({
  _id: id,
  orderNumber: z.string().describe('readable, for people'),
  partsId: id,
  partsName: z.string(),
  quantity: z.int(),
  unitPrice: z.number(),
  price: z.number().describe('quantity × unit price'),
  currency: z.string(),
  status: orderStatus,
  transactionId: z.string().nullable(),
  displayName: z.string(),
  email: z.string(),
  address: z.string(),
  number: z.string(),
  others: z.string(),
  createdAt: instant,
  holdExpiresAt: instant.nullable().describe('until when the stock is held for an unpaid order'),
  paidAt: instant.nullable(),
  shippedAt: instant.nullable(),
})
export type Order = z.output<typeof order>

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
  'refunded',
] as const

/**
 * What became of one try to pay, or of the money. open: may still be paid. declined: the provider said no; `reason` is
 * its word. canceled: given up. returned: it came when the order could not take it, and goes back by itself.
 * refunded: given back later, `at` when the provider had done it or, until then, when it was decided.
 */
export const paymentAttempt = z.object({
  at: instant,
  status: z.enum(paymentStates),
  amount: z.number().describe('in major units of the order’s currency'),
  reason: z.string().nullable(),
})

/** An order with its timeline, the tries to pay it and the mails that went out about it, each oldest first. */
export const orderDetail = order.extend({
  sku: z.string(),
  why: z
    .object({
      price: z.enum(['list', 'rung']),
      from: z.int().nullable().describe('the quantity from which the rung holds'),
      listPrice: z.number().describe('of one piece when the order was placed'),
    })
    .nullable()
    .describe('why one piece cost what it cost; null when that was not yet kept'),
  events: z.array(orderEvent),
  payments: z.array(paymentAttempt),
  mails: z.array(z.object({ kind: z.string(), at: instant, sentAt: instant.nullable() })),
})
export type OrderDetail = z.output<typeof orderDetail>

export const orderSort = z.enum([
  'newest',
  'oldest',
  'total',
  '-total',
  'name',
  '-name',
  'part',
  '-part',
  'quantity',
  '-quantity',
])

/** What narrows a list of orders. Without a status, cancelled ones are left out. `q` finds an order's number, its
 * buyer's name or e-mail, its part's name or number, or its transaction id. */
export const orderQuery = z.object({
  q: optionalText(100),
  status: z.array(orderStatus).max(orderStatuses.length).optional(),
  sort: orderSort.default('newest').describe('by another than newest, pages are asked by number'),
})

/** What narrows all orders further: days they were placed on, both included, in UTC. */
export const allOrdersQuery = orderQuery.extend({
  from: day.optional(),
  to: day.optional(),
  payment: z.literal('failed').optional().describe('unpaid orders of which a payment was declined'),
  hold: z.literal('ending').optional().describe('unpaid orders whose hold ends within 24 hours'),
})

/** The body of POST /order-shipments and POST /order-releases. */
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

export const refundRequest = z.object({ reason: optionalText(500) })
