import type { File } from '../../../contract/call.ts'
import type { Shop } from '../../shop.ts'
import { selectLines } from '../lines/store.ts'
import { orderNumber } from '../order-to-api.ts'
import { selectInvoice } from '../shipping/store.ts'
import { invoiceNumber } from '../shipping/to-api.ts'
import type { OrderRow } from '../store.ts'
import { renderConfirmation } from './confirmation.ts'
import { renderInvoice } from './invoice.ts'
import { renderPackingList } from './packing-list.ts'
import { type PaidOrder, renderReceipt } from './receipt.ts'
import { type ParcelRow, selectPacked, selectRefunds } from './store.ts'

export const isPaid = (order: OrderRow): order is PaidOrder =>
  order.paidAt !== null && order.transactionId !== null

export async function receiptFile(shop: Shop, order: PaidOrder): Promise<File> {
  const { sql } = shop.database
  const lines = await selectLines(sql, order.id)
  const refunds = await selectRefunds(sql, order.id)
  return {
    bytes: await renderReceipt(order, lines, refunds, shop.config.seller, shop.config.timeZone),
    name: `partwright-${orderNumber(order)}-receipt.pdf`,
  }
}

export async function confirmationFile(shop: Shop, order: OrderRow): Promise<File> {
  const lines = await selectLines(shop.database.sql, order.id)
  return {
    bytes: await renderConfirmation(order, lines, shop.config.seller, shop.config.timeZone),
    name: `partwright-${orderNumber(order)}-confirmation.pdf`,
  }
}

export async function packingListFile(
  shop: Shop,
  order: OrderRow,
  parcel: ParcelRow,
): Promise<File> {
  const lines = await selectPacked(shop.database.sql, parcel)
  return {
    bytes: await renderPackingList(order, parcel, lines, shop.config.seller, shop.config.timeZone),
    name: `partwright-${orderNumber(order)}-packing-list-${parcel.position}.pdf`,
  }
}

/** Null when the shipment left before invoices were numbered. */
export async function invoiceFile(shop: Shop, shipmentId: string): Promise<File | null> {
  const invoice = await selectInvoice(shop.database.sql, shipmentId)
  if (!invoice) return null
  return {
    bytes: await renderInvoice(invoice, shop.config.seller),
    name: `partwright-${invoiceNumber(invoice.number)}.pdf`,
  }
}
