import type { Order } from '../../contract/orders.ts'
import { call } from '../api.ts'
import type { OrdersFilter } from './orders-address.ts'

const page = 100
/** Sorted by another than newest the server counts pages within the first 1,000 rows. */
const mostPages = 10

const columns: [string, (order: Order) => string | number][] = [
  ['Order', (order) => order.orderNumber],
  ['Placed at', (order) => order.createdAt],
  ['Status', (order) => order.status],
  ['Parts Name', (order) => order.partsName],
  ['Quantity', (order) => order.quantity],
  ['Unit price', (order) => order.unitPrice],
  ['Price', (order) => order.price],
  ['Currency', (order) => order.currency],
  ['Buyer', (order) => order.displayName],
  ['Email', (order) => order.email],
  ['Address', (order) => order.address],
  ['Phone', (order) => order.number],
  ['Note', (order) => order.others],
  ['Transaction', (order) => order.transactionId ?? ''],
  ['Paid at', (order) => order.paidAt ?? ''],
  ['Shipped at', (order) => order.shippedAt ?? ''],
]

/** All orders that the filter finds as CSV (RFC 4180, UTF-8 with its mark, which spreadsheets need). */
export async function ordersAsCsv(filter: OrdersFilter): Promise<Blob> {
  const lines = [columns.map(([name]) => name)]
  for (const order of await readAll(filter))
    lines.push(columns.map(([, read]) => fieldOf(read(order))))
  return new Blob(['\ufeff', lines.map((line) => `${line.join(',')}\r\n`).join('')], {
    type: 'text/csv;charset=utf-8',
  })
}

async function readAll(filter: OrdersFilter): Promise<Order[]> {
  const orders: Order[] = []
  if (filter.sort === undefined || filter.sort === 'newest') {
    let cursor: string | undefined
    do {
      const answer = await call('GET /all-orders', { ...filter, limit: page, cursor })
      orders.push(...answer.items)
      cursor = answer.next ?? undefined
    } while (cursor)
    return orders
  }
  for (let at = 1; at <= mostPages; at++) {
    const { items } = await call('GET /all-orders', { ...filter, limit: page, page: at })
    orders.push(...items)
    if (items.length < page) break
  }
  return orders
}

/** A text that begins like a formula gets an apostrophe, so that no spreadsheet runs what a buyer typed. */
function fieldOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
