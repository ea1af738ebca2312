import type { File } from '../../../contract/call.ts'
import type { ElectronicFormat } from '../../../contract/orders/document-words.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { americanEnglish } from '../../../contract/words/manner.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop } from '../../shop.ts'
import { fileNameOf } from '../../shop-record/index.ts'
import { inManner } from '../../words/in-manner.ts'
import { creditNoteNumber, invoiceNumber, readDocumentNumber } from '../../words/numbers.ts'
import { type CreditNoteRow, selectCreditNotes } from '../credit-notes/store.ts'
import {
  type DepositInvoiceRow,
  depositLineTaxes,
  type InvoiceRow,
  selectDepositInvoices,
  selectInvoices,
  selectLineTaxes,
} from '../invoices/store.ts'
import { renderCreditNote } from './credit-note.ts'
import { lookOf, writerOf } from './document-files.ts'
import { writeCii } from './einvoice/cii.ts'
import { faultsOf } from './einvoice/faults.ts'
import type { EInvoice } from './einvoice/model.ts'
import { writeUbl } from './einvoice/ubl.ts'
import { electronicCreditNote, electronicInvoice } from './electronic.ts'
import { renderInvoice } from './invoice.ts'

/** An invoice or a credit note, as it was written down. */
export type Numbered =
  | { kind: 'invoice'; name: string; row: InvoiceRow | DepositInvoiceRow }
  | { kind: 'credit-note'; name: string; row: CreditNoteRow }

/** The document of a number as people write it; null when there is none. */
export async function findNumbered(sql: Sql, text: string): Promise<Numbered | null> {
  const read = readDocumentNumber(text)
  if (!read) return null
  const { kind, number } = read
  if (kind === 'invoice') {
    const [row] = [
      ...(await selectInvoices(sql, { number })),
      ...(await selectDepositInvoices(sql, { number })),
    ]
    return row ? invoiceOf(row) : null
  }
  const [row] = await selectCreditNotes(sql, { number })
  return row ? { kind, name: creditNoteNumber(number), row } : null
}

export const invoiceOf = (row: InvoiceRow | DepositInvoiceRow): Numbered => ({
  kind: 'invoice',
  name: invoiceNumber(row.number),
  row,
})

/** A document as PDF/A; where its company asked for Factur-X, with its data in it, as far as it has what that takes. */
export async function numberedPdf(shop: Shop, document: Numbered): Promise<File> {
  const { seller } = document.row.facts
  const writer = { ...(await writerOf(shop)), look: await lookOf(shop, seller ?? {}) }
  const xml = formatOf(document) === 'facturx' ? await xmlOf(shop, document, 'cii') : null
  const data = xml?.faults.length === 0 ? xml.bytes : null
  return {
    bytes: await inMannerOf(document, () =>
      document.kind === 'invoice'
        ? renderInvoice(document.row, writer, data)
        : renderCreditNote(document.row, writer, data),
    ),
    name: await fileNameOf(shop, `${document.name}.pdf`),
  }
}

/** A document as data by EN 16931. Refuses with not_electronic, which names what is missing. */
export async function numberedXml(
  shop: Shop,
  document: Numbered,
  format: ElectronicFormat,
): Promise<File> {
  const { bytes, faults } = await xmlOf(shop, document, format)
  if (faults.length > 0)
    throw new Refusal('not_electronic', {
      number: document.name,
      reason: `${faults.map(({ reason }) => reason).join('. ')}.`,
    })
  return { bytes, name: await fileNameOf(shop, `${document.name}-${format}.xml`) }
}

/** What goes with a mail that brings a document: its PDF, and its UBL where its company asked for that and it has what that takes. */
export async function filesToSend(shop: Shop, document: Numbered): Promise<File[]> {
  const pdf = await numberedPdf(shop, document)
  if (formatOf(document) !== 'ubl') return [pdf]
  const { bytes, faults } = await xmlOf(shop, document, 'ubl')
  if (faults.length > 0) return [pdf]
  return [pdf, { bytes, name: await fileNameOf(shop, `${document.name}-ubl.xml`) }]
}

/** As it was written when it was numbered; the first ones, before there was a choice, as in the United States. */
const inMannerOf = <T>({ row: { facts } }: Numbered, write: () => T): T =>
  inManner(facts.locale ?? americanEnglish.locale, facts.currency, write)

const formatOf = ({ row }: Numbered) => row.facts.buyer?.format ?? 'pdf'

async function xmlOf(shop: Shop, document: Numbered, format: ElectronicFormat) {
  const { row } = document
  const taxes =
    document.kind === 'invoice' && document.row.facts.deposit
      ? depositLineTaxes(document.row.facts)
      : await selectLineTaxes(shop.database.sql, row.orderId)
  const said = inMannerOf(
    document,
    (): EInvoice =>
      document.kind === 'invoice'
        ? electronicInvoice(document.row, taxes)
        : electronicCreditNote(document.row, taxes),
  )
  const text = format === 'cii' ? writeCii(said) : writeUbl(said)
  return { bytes: new TextEncoder().encode(text), faults: faultsOf(said, format) }
}
