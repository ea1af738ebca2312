import { cameBy } from '../../../contract/orders/paid-by.ts'
import { inPlainLine } from '../../../contract/text/text.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop } from '../../shop.ts'
import { readRecord, sellerFault, sellerOfInvoice } from '../../shop-record/index.ts'
import { isoIn } from '../../words/in-words.ts'
import { creditNoteNumber, invoiceNumber } from '../../words/numbers.ts'
import type { InvoiceFacts, PartyFacts } from '../invoices/facts.ts'
import { howInvoiced, sellerFacts } from '../invoices/facts-of-shipment.ts'
import { mailInvoicing } from '../invoices/mail-invoicing.ts'
import type { DepositInvoiceRow, InvoiceRow } from '../invoices/store.ts'
import { orderMailValues } from '../order-mail-values.ts'
import { queueOrderMail } from '../queue-order-mail.ts'
import type { OrderRow } from '../store.ts'
import type { Credit } from './credit.ts'
import type { CreditNoteFacts } from './facts.ts'
import { type CreditNoteKind, insertCreditNote } from './store.ts'

/** A credit note as its money is moved. */
export type WrittenNote = { number: number; invoiceNumber: number; amountMinor: number }

type New = {
  invoice: InvoiceRow | DepositInvoiceRow
  kind: CreditNoteKind
  credit: Credit
  reason: string
  /** Null: the provider or the shop itself, of a deposit. */
  actorId: string | null
  /** Of a deposit: how its money goes back; left out: as that of the order does. */
  by?: CreditNoteFacts['by']
}

/**
 * Writes a credit note on an invoice, with the mail to its buyer. The money is the caller's, who holds the order's lock.
 * Throws seller_missing, but of a deposit, whose money waits for nothing: then its seller is the invoice's.
 */
export async function writeCreditNote(
  shop: Shop,
  sql: Sql,
  order: OrderRow,
  { invoice, kind, credit, reason, actorId, by = wayBack(order) }: New,
): Promise<WrittenNote> {
  const record = await readRecord(shop, sql)
  const isOfInvoice = kind === 'deposit' && sellerFault(shop.config, record.seller) !== null
  const { grossMinor: amountMinor, taxes, ...said } = credit
  const number = await insertCreditNote(sql, {
    invoiceNumber: invoice.number,
    orderId: order.id,
    kind,
    amountMinor,
    actorId,
    facts: {
      ...partiesOf(invoice.facts),
      seller: isOfInvoice
        ? invoice.facts.seller!
        : sellerFacts(order, record, sellerOfInvoice(shop.config, record)),
      ...record.place,
      invoice: invoiceNumber(invoice.number),
      invoicedOn: isoIn(invoice.facts.timeZone ?? 'UTC', invoice.at).slice(0, 10),
      reason: inPlainLine(reason),
      ...said,
      by,
      ...(taxes.length > 0 && { taxes }),
    },
  })
  const document = creditNoteNumber(number)
  const values = await orderMailValues(shop, sql, order, { amountMinor, reason })
  await queueOrderMail(shop, sql, order, {
    event: `credit-note:${document}`,
    kind: 'credit-note',
    values: {
      ...values,
      document,
      invoice: invoiceNumber(invoice.number),
      ...(kind === 'deposit' && { isOfDeposit: true }),
    },
  })
  const { email } = await howInvoiced(sql, order)
  await mailInvoicing(shop, sql, order, { document, to: email })
  return { number, invoiceNumber: invoice.number, amountMinor }
}

/** How the money of an order goes back: as it came. */
function wayBack(order: OrderRow) {
  if (order.method === 'account') return 'account'
  return cameBy(order)
}

/** What an invoice says of the order and of both parties. */
function partiesOf(facts: InvoiceFacts): PartyFacts {
  const {
    transactionId,
    carrier,
    trackingNumber,
    dueOn,
    taxes,
    freight,
    paidMinor,
    depositMinor,
    deducted,
    notes,
    deposit,
    discount,
    lines,
    ...parties
  } = facts
  return parties
}
