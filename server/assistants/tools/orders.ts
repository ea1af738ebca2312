import { z } from 'zod'
import { saysDelivery } from '../../../contract/orders/delivery.ts'
import { assistedOrderFields, placedOrder } from '../../../contract/orders/new-orders.ts'
import type { Order, OrderDetail } from '../../../contract/orders/orders.ts'
import { id } from '../../../contract/text/text.ts'
import { orderState, orderWhole, payPage, stateOf } from '../shapes.ts'
import { idempotencyKey, tool } from '../tool.ts'

const { insertedId: _, ...placed } = placedOrder.shape
type Placed = { insertedId: string; orderNumber: string; left: z.output<typeof placed.left> }

export const placeOrder = tool({
  name: 'place_order',
  title: 'Place an order',
  says: 'Order parts for the buyer at the quantities and totals that get_prices told. Stock is held; nothing is paid: a person pays at payAt, or the hold ends. Ask your user before you order. The key’s ceilings for one order and for 24 hours hold.',
  calls: ['placeAssistedOrder'],
  writes: 'once',
  input: saysDelivery(assistedOrderFields.omit({ for: true }).extend({ idempotencyKey })),
  output: { orderId: id, ...placed, payAt: z.string().describe('where a person pays, logged in') },
  run: async ({ ask, publicUrl }, { idempotencyKey: once, ...given }) => {
    const { body } = await ask('placeAssistedOrder', given, once)
    const { insertedId: orderId, ...rest } = body as Placed
    return { ...rest, orderId, payAt: payPage(publicUrl, orderId) }
  },
})

export const getOrder = tool({
  name: 'get_order',
  title: 'State of an order',
  says: 'Read where an order stands: status, lines, what left with its tracking, and its timeline.',
  calls: ['getOrder'],
  input: z.object({ orderId: id }),
  output: { order: orderWhole },
  run: async ({ ask, publicUrl }, { orderId }) => {
    const { body } = await ask('getOrder', { id: orderId })
    return { order: stateOf(body as OrderDetail, publicUrl) }
  },
})

export const listOrders = tool({
  name: 'list_orders',
  title: 'List orders',
  says: 'List the orders of whom the key acts for, newest first.',
  calls: ['listOrders'],
  input: z.object({
    q: z
      .string()
      .max(100)
      .optional()
      .describe('part of an order number, a part or a purchase order number'),
    page: z.int().min(1).max(100).optional(),
    limit: z.int().min(1).max(50).optional().describe('10 unless said'),
  }),
  output: { orders: z.array(orderState) },
  run: async ({ ask, email, publicUrl }, { limit = 10, ...given }) => {
    const { body } = await ask('listOrders', { ...given, limit, email })
    return { orders: (body as Order[]).map((one) => stateOf(one, publicUrl)) }
  },
})
