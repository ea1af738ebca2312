import { z } from 'zod'
import { partFacts } from '../../contract/orders/lines.ts'
import { orderDetail } from '../../contract/orders/orders.ts'
import { part } from '../../contract/parts/parts.ts'
import { id } from '../../contract/text/text.ts'

const { _id: _, img: __, ...facts } = partFacts.shape

/** A part as lists of tools have it: `partsId` is what other tools ask for. */
export const partHead = z.object({ partsId: id, ...facts })

const { _id: ___, picture: ____, version: _____, ...whole } = part.shape

/** A part with all that is known of it. */
export const wholePart = z.object({ partsId: id, ...whole })

/** Names a part as tools do. */
export const named = <P extends { _id: string }>({ _id: partsId, ...rest }: P) => ({
  partsId,
  ...rest,
})

/** The state of an order, without whose it is and how to reach them. */
export const orderState = z.object({
  orderId: id,
  ...orderDetail.pick({
    orderNumber: true,
    status: true,
    price: true,
    refunded: true,
    currency: true,
    quantity: true,
    openQuantity: true,
    purchaseOrder: true,
    requestedDate: true,
    createdAt: true,
    holdExpiresAt: true,
    paidAt: true,
    shippedAt: true,
  }).shape,
  payAt: z
    .string()
    .nullable()
    .describe('where a person pays it, logged in; null when nothing is to be paid'),
})

/** The same with its lines, what left, and its timeline. */
export const orderWhole = orderState.extend(
  orderDetail.pick({ lines: true, shipments: true, events: true }).shape,
)

/** The page on which a person pays an order. */
export const payPage = (publicUrl: string, orderId: string) =>
  new URL(`/dashboard/payment/${orderId}`, publicUrl).href

/** An order as the API answers it, as tools say it. */
export const stateOf = <O extends { _id: string; status: string }>(
  { _id: orderId, ...rest }: O,
  publicUrl: string,
) => ({
  ...rest,
  orderId,
  payAt: rest.status === 'unpaid' ? payPage(publicUrl, orderId) : null,
})
