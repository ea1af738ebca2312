import { Refusal } from '../../../contract/refusals.ts'
import type { Sql } from '../../database/database.ts'
import { invoiceNumber, readInvoiceNumber } from '../../words/numbers.ts'
import { type AccountRow, lockAccount } from '../store.ts'
import { type OwedInvoice, selectOwedInvoice } from './store.ts'

/** An invoice on account with the account that owes it, which is locked. Throws not_found, invoice_not_open. */
export async function lockOwed(
  sql: Sql,
  text: string,
): Promise<OwedInvoice & { account: AccountRow; invoice: string }> {
  const number = readInvoiceNumber(text)
  const asked = number === null ? null : await selectOwedInvoice(sql, number)
  if (!asked) throw new Refusal('not_found')
  const invoice = invoiceNumber(asked.number)
  const account = asked.companyId === null ? null : await lockAccount(sql, asked.companyId)
  // what is open of it is known under the lock
  const owed = account && (await selectOwedInvoice(sql, asked.number))
  if (!account || !owed) throw new Refusal('invoice_not_open', { invoice })
  return { ...owed, account, invoice }
}
