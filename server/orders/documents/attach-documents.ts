import type { File } from '../../../contract/call.ts'
import type { Attach, MailKind } from '../../mail/index.ts'
import type { Shop } from '../../shop.ts'
import { selectInvoices } from '../invoices/store.ts'
import { type OrderRow, selectOrder } from '../store.ts'
import {
  confirmationFile,
  isPaid,
  parcelFile,
  proFormaFile,
  receiptFile,
} from './document-files.ts'
import { filesToSend, findNumbered, invoiceOf } from './numbered-files.ts'
import { selectParcel } from './store.ts'

/** What a mail says of the documents that go with it. */
type Named = { shipmentId: string | null; document: string | null }
type Documents = (shop: Shop, order: OrderRow, named: Named) => Promise<File[]>

const shipped: Documents = async (shop, order, { shipmentId }) => {
  const { sql } = shop.database
  const parcel = shipmentId === null ? null : await selectParcel(sql, shipmentId)
  if (!parcel) return []
  const [invoice] = await selectInvoices(sql, { shipmentId: parcel.id })
  return [
    await parcelFile(shop, order, parcel, 'packing-list'),
    ...(invoice ? await filesToSend(shop, invoiceOf(invoice)) : []),
  ]
}

const numbered: Documents = async (shop, _order, { document }) => {
  const found = document === null ? null : await findNumbered(shop.database.sql, document)
  if (!found) throw new Error(`a mail brings ${document}, which is not there`)
  return await filesToSend(shop, found)
}

/** Kind of mail → the documents that go with it. */
const documentsOf: Partial<Record<MailKind, Documents>> = {
  // by the time it goes the order may be gone
  'order-placed': async (shop, order) =>
    order.status === 'cancelled'
      ? []
      : order.method === 'transfer' && order.status === 'unpaid'
        ? [await proFormaFile(shop, order)]
        : [await confirmationFile(shop, order)],
  'transfer-part': async (shop, order) =>
    order.status === 'unpaid' ? [await proFormaFile(shop, order)] : [],
  'payment-received': async (shop, order) => {
    if (!isPaid(order)) throw new Error('a receipt of an order that was not paid')
    return [await receiptFile(shop, order)]
  },
  'order-part-shipped': shipped,
  'order-shipped': shipped,
  // one that came before deposits were invoiced brings none
  'deposit-received': async (shop, order, named) =>
    named.document === null ? [] : await numbered(shop, order, named),
  'credit-note': numbered,
  'document-copy': numbered,
}

/** What goes with a mail about an order. */
export const attachDocuments: Attach = async (shop, kind, orderId, values) => {
  const documents = documentsOf[kind]
  if (!documents) return []
  const order = orderId === null ? null : await selectOrder(shop.database.sql, orderId)
  if (!order) throw new Error(`documents of an order that is not there: ${orderId}`)
  const files = await documents(shop, order, {
    shipmentId: 'shipmentId' in values ? values.shipmentId : null,
    document: 'document' in values ? (values.document ?? null) : null,
  })
  return files.map(({ name, bytes }) => ({
    filename: name,
    contentType: name.endsWith('.xml') ? 'application/xml' : 'application/pdf',
    content: bytes,
  }))
}
