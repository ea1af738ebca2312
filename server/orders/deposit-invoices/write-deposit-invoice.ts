import type { Sql } from '../../database/database.ts'
import type { Shop } from '../../shop.ts'
import { readRecord, sellerFault } from '../../shop-record/index.ts'
import { invoiceNumber, orderNumber } from '../../words/numbers.ts'
import { type Share, scale } from '../credit-notes/credit.ts'
import type { InvoiceFacts } from '../invoices/facts.ts'
import { howInvoiced, invoiceFacts, sellerFacts } from '../invoices/facts-of-shipment.ts'
import { mailInvoicing } from '../invoices/mail-invoicing.ts'
import { insertDepositInvoice } from '../invoices/store.ts'
import type { OrderRow } from '../store.ts'
import { selectTaxes } from '../tax/store.ts'

/** Money that came for the deposit of an order. */
export type CameDeposit = {
  /** The entry of the ledger by which it is here. */
  entryId: string
  amountMinor: number
  /** Its name at the provider, or `bank:…`. */
  transactionId: string
  /** YYYY-MM-DD */
  paidOn: string
}

/**
 * Writes the invoice for a deposit that came, under the next number of the invoices, and sends it to where its company has them sent.
 * Answers the number as people name it; null where the shop names no seller by whom it could be: money is not kept waiting for that.
 * The caller holds the locks of account and order, and takes no other after it.
 */
export async function writeDepositInvoice(
  shop: Shop,
  sql: Sql,
  order: OrderRow,
  { entryId, amountMinor, transactionId, paidOn }: CameDeposit,
): Promise<string | null> {
  const record = await readRecord(shop, sql)
  if (sellerFault(shop.config, record.seller)) {
    shop.log.error({ orderId: order.id }, 'a deposit came, and no seller is named to invoice it')
    return null
  }
  const { buyer, email } = await howInvoiced(sql, order)
  const shares = scale(await sharesOfOrder(sql, order), amountMinor).filter(
    ({ baseMinor, taxMinor }) => baseMinor > 0 || taxMinor > 0,
  )
  const number = orderNumber(order)
  const nothing = { carrier: '', parcels: [], some: [] }
  const about = {
    seller: sellerFacts(order, record, record.seller),
    place: record.place,
    buyer,
    dueOn: null,
    taxes: shares.flatMap(({ tax, ...amounts }) => (tax ? [{ ...tax, ...amounts }] : [])),
  }
  const facts: InvoiceFacts = {
    ...invoiceFacts(order, number, [], nothing, about),
    transactionId,
    deposit: { paidOn },
    lines: shares.map(({ baseMinor: unitPriceMinor }, at) => ({
      position: at + 1,
      name: `Deposit for order ${number}`,
      mpn: '',
      ownNumber: '',
      quantity: 1,
      unitPriceMinor,
    })),
  }
  const document = invoiceNumber(
    await insertDepositInvoice(sql, { orderId: order.id, entryId, facts }),
  )
  await mailInvoicing(shop, sql, order, { document, to: email })
  return document
}

/** All of an order, tax by tax: what a deposit is a part of. */
async function sharesOfOrder(sql: Sql, { id, payableMinor }: OrderRow): Promise<Share[]> {
  const taxes = await selectTaxes(sql, id)
  return taxes.length === 0
    ? [{ tax: null, baseMinor: payableMinor, taxMinor: 0 }]
    : taxes.map(({ code, percent, why, baseMinor, taxMinor }) => ({
        tax: { code, percent, why },
        baseMinor,
        taxMinor,
      }))
}
