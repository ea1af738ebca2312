import { Refusal } from '../../../contract/refusals.ts'
import type { Sql } from '../../database/database.ts'
import { readDocumentNumber } from '../../words/numbers.ts'
import { type InvoiceRow, selectInvoices } from './store.ts'

/** The invoice of a number as people write it. Throws not_found. */
export async function findInvoice(sql: Sql, text: string): Promise<InvoiceRow> {
  const read = readDocumentNumber(text)
  const [invoice] =
    read?.kind === 'invoice' ? await selectInvoices(sql, { number: read.number }) : []
  if (!invoice) throw new Refusal('not_found')
  return invoice
}
