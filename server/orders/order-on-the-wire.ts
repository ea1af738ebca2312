import { toMajor } from '../../contract/money.ts'
import type { Order } from '../../contract/orders.ts'
import type { OrderRow } from './store.ts'

/** The readable number of an order, as people quote it. */
export const orderNumber = (order: { number: number }) => `PW-${order.number}`

/** A row as its buyer and admins see it. */
export const orderOnTheWire = (row: OrderRow): Order => ({
  _id: row.id,
  orderNumber: orderNumber(row),
  partsId: row.partId,
  partsName: row.partName,
  quantity: row.quantity,
  unitPrice: toMajor(row.unitPriceMinor, row.currency),
  price: toMajor(row.totalMinor, row.currency),
  currency: row.currency,
  status: row.status,
  transactionId: row.transactionId,
  displayName: row.name,
  email: row.email,
  address: row.address,
  number: row.phone,
  others: row.note,
  createdAt: row.createdAt.toISOString(),
  holdExpiresAt: row.status === 'unpaid' ? row.holdExpiresAt.toISOString() : null,
  paidAt: row.paidAt?.toISOString() ?? null,
  shippedAt: row.shippedAt?.toISOString() ?? null,
})
