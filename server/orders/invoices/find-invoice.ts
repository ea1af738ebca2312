import { Refusal } from '../../../contract/refusals.ts'
import type { Sql } from '../../database/database.ts'
import { invoiceNumber, readDocumentNumber } from '../../words/numbers.ts'
import { type InvoiceRow, selectDepositInvoices, selectInvoices } from './store.ts'

/** The invoice of what left, of a number as people write it, to be lowered. Throws not_found; credit_refused of one for a deposit. */
export async function findInvoice(sql: Sql, text: string): Promise<InvoiceRow> {
  const read = readDocumentNumber(text)
  const [invoice] =
    read?.kind === 'invoice' ? await selectInvoices(sql, { number: read.number }) : []
  if (invoice) return invoice
  if (read?.kind === 'invoice' && (await selectDepositInvoices(sql, read)).length > 0)
    throw new Refusal('credit_refused', {
      reason: `${invoiceNumber(read.number)} is for a deposit. What goes back of one is credited by itself, when pieces or the order are cancelled.`,
    })
  throw new Refusal('not_found')
}
