import type { File, Input } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop, User } from '../../shop.ts'
import { findOrder } from '../find-order.ts'
import { selectInvoices } from '../invoices/store.ts'
import {
  confirmationFile,
  isPaid,
  parcelFile,
  proFormaFile,
  receiptFile,
} from './document-files.ts'
import {
  findNumbered,
  invoiceOf,
  type Numbered,
  numberedPdf,
  numberedXml,
} from './numbered-files.ts'
import { selectParcel } from './store.ts'

/** The receipt of an order that was paid, for its buyer and for admins. */
export async function getReceipt(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['getReceipt']>,
): Promise<File> {
  const order = await findOrder(shop.database.sql, caller, id)
  if (!isPaid(order)) throw new Refusal('not_paid')
  return await receiptFile(shop, order)
}

/** The confirmation of an order, for its buyer and for admins; a cancelled one has none. */
export async function getConfirmation(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['getConfirmation']>,
): Promise<File> {
  const order = await findOrder(shop.database.sql, caller, id)
  if (order.status === 'cancelled')
    throw new Refusal('order_state', { status: order.status, action: 'confirmed' })
  return await confirmationFile(shop, order)
}

/** The pro-forma invoice of an unpaid order by transfer, for its buyer and for admins. */
export async function getProForma(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['getProForma']>,
): Promise<File> {
  const order = await findOrder(shop.database.sql, caller, id)
  if (order.method !== 'transfer')
    throw new Refusal('transfer_off', { reason: 'it was ordered to be paid otherwise.' })
  if (order.status !== 'unpaid')
    throw new Refusal('order_state', { status: order.status, action: 'paid' })
  return await proFormaFile(shop, order)
}

/** What lies in a parcel, for the buyer of its order and for admins. */
export async function getPackingList(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['getPackingList']>,
): Promise<File> {
  const { order, parcel } = await findParcel(shop.database.sql, caller, id)
  return await parcelFile(shop, order, parcel, 'packing-list')
}

/** The delivery note of a shipment, for the buyer of its order and for admins. */
export async function getDeliveryNote(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['getDeliveryNote']>,
): Promise<File> {
  const { order, parcel } = await findParcel(shop.database.sql, caller, id)
  return await parcelFile(shop, order, parcel, 'delivery-note')
}

/** The invoice of a shipment, for the buyer of its order and for admins. */
export async function getInvoice(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['getInvoice']>,
): Promise<File> {
  const { parcel } = await findParcel(shop.database.sql, caller, id)
  const [invoice] = await selectInvoices(shop.database.sql, { shipmentId: parcel.id })
  if (!invoice) throw new Refusal('no_invoice')
  return await numberedPdf(shop, invoiceOf(invoice))
}

/** An invoice or a credit note by its number, for the buyer of its order and for admins. */
export const getDocument = async (
  shop: Shop,
  caller: User,
  { number }: Input<Calls['getDocument']>,
): Promise<File> => await numberedPdf(shop, await findDocument(shop.database.sql, caller, number))

/** The same as data by EN 16931. */
export const getElectronicDocument = async (
  shop: Shop,
  caller: User,
  { number, format }: Input<Calls['getElectronicDocument']>,
): Promise<File> =>
  await numberedXml(shop, await findDocument(shop.database.sql, caller, number), format)

/** One of somebody else's order answers exactly as none. */
async function findDocument(sql: Sql, caller: User, number: string): Promise<Numbered> {
  const document = await findNumbered(sql, number)
  if (!document) throw new Refusal('not_found')
  await findOrder(sql, caller, document.row.orderId)
  return document
}

/** A shipment with its order; one of somebody else's order answers exactly as none. */
async function findParcel(sql: Sql, caller: User, id: string) {
  const parcel = await selectParcel(sql, id)
  if (!parcel) throw new Refusal('not_found')
  return { parcel, order: await findOrder(sql, caller, parcel.orderId) }
}
