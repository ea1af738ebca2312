import { type OrderAxes, paidOf } from '../../contract/orders/axes.ts'
import type { OrderRow } from './store.ts'

type Read = Pick<
  OrderRow,
  | 'life'
  | 'method'
  | 'isReleased'
  | 'holds'
  | 'paidMinor'
  | 'payableMinor'
  | 'depositMinor'
  | 'depositPaidAt'
  | 'shippedAt'
  | 'shippedQuantity'
>

/** Where an order stands, from its row. */
export const axesOf = (order: Read): OrderAxes => ({
  life: order.life,
  method: order.method,
  paid: paidOf(order.paidMinor, order.payableMinor),
  deposit: order.depositMinor === 0 ? 'none' : order.depositPaidAt ? 'paid' : 'due',
  isReleased: order.isReleased,
  isOnHold: order.holds.length > 0,
  shipped: order.shippedAt ? 'full' : order.shippedQuantity > 0 ? 'part' : 'none',
})
