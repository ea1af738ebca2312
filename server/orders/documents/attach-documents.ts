import type { File } from '../../../contract/call.ts'
import type { Attach, MailKind } from '../../mail/index.ts'
import type { Shop } from '../../shop.ts'
import { type OrderRow, selectOrder } from '../store.ts'
import { confirmationFile, invoiceFile, isPaid, parcelFile, receiptFile } from './document-files.ts'
import { selectParcel } from './store.ts'

type Documents = (
  shop: Shop,
  order: OrderRow,
  shipmentId: string | null,
) => Promise<(File | null)[]>

const shipped: Documents = async (shop, order, shipmentId) => {
  const parcel = shipmentId === null ? null : await selectParcel(shop.database.sql, shipmentId)
  if (!parcel) return []
  return await Promise.all([
    parcelFile(shop, order, parcel, 'packing-list'),
    invoiceFile(shop, parcel.id),
  ])
}

/** Kind of mail → the documents that go with it. */
const documentsOf: Partial<Record<MailKind, Documents>> = {
  // by the time it goes the order may be gone
  'order-placed': async (shop, order) =>
    order.status === 'cancelled' ? [] : [await confirmationFile(shop, order)],
  'payment-received': async (shop, order) => {
    if (!isPaid(order)) throw new Error('a receipt of an order that was not paid')
    return [await receiptFile(shop, order)]
  },
  'order-part-shipped': shipped,
  'order-shipped': shipped,
}

/** What goes with a mail about an order. */
export const attachDocuments: Attach = async (shop, kind, orderId, values) => {
  const documents = documentsOf[kind]
  if (!documents) return []
  const order = orderId === null ? null : await selectOrder(shop.database.sql, orderId)
  if (!order) throw new Error(`documents of an order that is not there: ${orderId}`)
  const shipmentId = 'shipmentId' in values ? values.shipmentId : null
  const files = await documents(shop, order, shipmentId)
  return files.flatMap((file) =>
    file === null
      ? []
      : [{ filename: file.name, contentType: 'application/pdf', content: file.bytes }],
  )
}
