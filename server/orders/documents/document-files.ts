import type { File } from '../../../contract/call.ts'
import { markOnPaper } from '../../images/index.ts'
import type { Shop } from '../../shop.ts'
import { fileNameOf, readRecord } from '../../shop-record/index.ts'
import { orderNumber } from '../../words/numbers.ts'
import type { LookFacts } from '../invoices/facts.ts'
import { selectLines } from '../lines/store.ts'
import type { OrderRow } from '../store.ts'
import { selectTaxes } from '../tax/store.ts'
import { type Look, logoBox, type Writer } from './blocks.ts'
import { renderConfirmation } from './confirmation.ts'
import { type ParcelPaper, renderPackingList } from './packing-list.ts'
import { renderProForma } from './pro-forma.ts'
import { type PaidOrder, renderReceipt } from './receipt.ts'
import { type ParcelRow, selectPacked, selectRefunds } from './store.ts'

export const isPaid = (order: OrderRow): order is PaidOrder =>
  order.paidAt !== null && order.transactionId !== null

export async function receiptFile(shop: Shop, order: PaidOrder): Promise<File> {
  const { sql } = shop.database
  const [lines, taxes, refunds] = await Promise.all([
    selectLines(sql, order.id),
    selectTaxes(sql, order.id),
    selectRefunds(sql, order.id),
  ])
  return {
    bytes: await renderReceipt(order, lines, taxes, refunds, await writerOf(shop)),
    name: await fileNameOf(shop, `${orderNumber(order)}-receipt.pdf`),
  }
}

export async function confirmationFile(shop: Shop, order: OrderRow): Promise<File> {
  const { sql } = shop.database
  const [lines, taxes] = await Promise.all([selectLines(sql, order.id), selectTaxes(sql, order.id)])
  return {
    bytes: await renderConfirmation(order, lines, taxes, await writerOf(shop)),
    name: await fileNameOf(shop, `${orderNumber(order)}-confirmation.pdf`),
  }
}

/** What is to be transferred for an unpaid order. */
export async function proFormaFile(shop: Shop, order: OrderRow): Promise<File> {
  const { sql } = shop.database
  const [lines, taxes] = await Promise.all([selectLines(sql, order.id), selectTaxes(sql, order.id)])
  return {
    bytes: await renderProForma(order, lines, taxes, await writerOf(shop)),
    name: await fileNameOf(shop, `${orderNumber(order)}-pro-forma.pdf`),
  }
}

/** The packing list of a parcel, or its delivery note. */
export async function parcelFile(
  shop: Shop,
  order: OrderRow,
  parcel: ParcelRow,
  paper: ParcelPaper,
): Promise<File> {
  const lines = await selectPacked(shop.database.sql, parcel)
  return {
    bytes: await renderPackingList(order, parcel, lines, await writerOf(shop), paper),
    name: await fileNameOf(shop, `${orderNumber(order)}-${paper}-${parcel.position}.pdf`),
  }
}

/** How papers look: with the logo that is stored by this name, and with this colour. */
export const lookOf = async (
  { database }: Pick<Shop, 'database'>,
  { logo, accent }: LookFacts,
): Promise<Look> => ({
  logo: logo ? await markOnPaper(database.sql, logo, logoBox) : null,
  accent: accent ?? null,
})

/** The seller of the shop's record; as long as there is none, what the shop is called. */
export async function writerOf(shop: Shop): Promise<Writer> {
  const { identity, seller, place, look, colours } = await readRecord(shop)
  const { timeZone, paper } = place
  return {
    seller: { ...seller, name: seller.name || identity.name },
    timeZone,
    paper,
    look: await lookOf(shop, { logo: look.logo, accent: colours.accent }),
  }
}
