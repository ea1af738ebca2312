import { z } from 'zod'
import { majorAmount } from './money.ts'
import { maxQuantity } from './parts.ts'
import { id, instant, optionalText, phoneNumber, requiredText } from './text.ts'

/**
 * unpaid → paid (the provider has the money) → pending (released for shipment) → shipped.
 * cancelled: out of every list, kept for the books. refunded: the money went back before shipment.
 */
export const orderStatuses = [
  'unpaid',
  'paid',
  'pending',
  'shipped',
  'cancelled',
  'refunded',
] as const
export const orderStatus = z.enum(orderStatuses)
export type OrderStatus = z.output<typeof orderStatus>

/** Action → the states it is allowed in, and the one it leads to. The server refuses by it; pages show buttons by it. */
export const orderActions = {
  pay: { from: ['unpaid'], to: 'paid', done: 'paid' },
  cancel: { from: ['unpaid'], to: 'cancelled', done: 'cancelled' },
  release: { from: ['paid'], to: 'pending', done: 'released' },
  ship: { from: ['pending'], to: 'shipped', done: 'shipped' },
  refund: { from: ['paid', 'pending'], to: 'refunded', done: 'refunded' },
} as const satisfies Record<string, { from: readonly OrderStatus[]; to: OrderStatus; done: string }>
export type OrderAction = keyof typeof orderActions

export const isAllowed = (action: OrderAction, status: OrderStatus) =>
  (orderActions[action].from as readonly OrderStatus[]).includes(status)

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

/** An order with its timeline and the mails that went out about it. */
export const orderDetail = order.extend({
  sku: z.string(),
  events: z.array(orderEvent),
  mails: z.array(z.object({ kind: z.string(), at: instant, sentAt: instant.nullable() })),
})

export const refundRequest = z.object({ reason: optionalText(500) })

/**
 * The largest legal quantity of a part that one card payment takes, or 0 when not even the minimum fits.
 * `priceMinor` is the unit price and `maxMinor` the largest payment, both in minor units.
 */
export function largestPayable(
  part: { priceMinor: number; minQuantity: number; orderMultiple: number; quantity: number },
  maxMinor: number,
): number {
  const fits = Math.min(part.quantity, Math.floor(maxMinor / part.priceMinor))
  const legal = Math.floor(fits / part.orderMultiple) * part.orderMultiple
  return legal >= part.minQuantity ? legal : 0
}

/** The legal quantity nearest above what is wanted: ceil(max(wanted, minimum) / multiple) × multiple. */
export const legalQuantity = (wanted: number, minimum: number, multiple: number) =>
  Math.ceil(Math.max(wanted, minimum) / multiple) * multiple
