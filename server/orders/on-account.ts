import { bookCreditNote, bookInvoice, findDueOn, uncommit } from '../credit/index.ts'
import type { Sql } from '../database/database.ts'
import type { WrittenNote } from './credit-notes/write-credit-note.ts'
import { type InvoiceFacts, invoiceSums } from './invoices/facts.ts'
import type { OrderRow } from './store.ts'

/** Of an order on account: whose. */
function accountOf({ id: orderId, companyId }: OrderRow) {
  if (!companyId) throw new Error(`the order ${orderId} on account is of no company`)
  return { companyId, orderId }
}

/** What was cancelled of an order on account counts no more against its company's limit. The caller holds the order's lock. */
export async function uncommitOrder(
  sql: Sql,
  order: OrderRow,
  amountMinor: number,
  actorId: string | null,
) {
  await uncommit(sql, { ...accountOf(order), amountMinor, actorId })
}

/** What a credit note says of an order on account is owed no more. The caller holds the order's lock. */
export async function creditOrder(
  sql: Sql,
  order: OrderRow,
  {
    number: creditNoteNumber,
    reason: note,
    ...credit
  }: WrittenNote & { reason: string; actorId: string },
) {
  await bookCreditNote(sql, { ...accountOf(order), ...credit, creditNoteNumber, note })
}

/** When an invoice of today for an order on account is due, as YYYY-MM-DD; null of one that is paid first. */
export const dueOnOf = async (sql: Sql, { creditDays }: OrderRow): Promise<string | null> =>
  creditDays === null ? null : await findDueOn(sql, creditDays)

/** What an invoice of an order on account asks for is owed from now on; of it so much was ordered, the rest is freight that was entered when it left. The caller holds the order's lock. */
export async function oweInvoice(
  sql: Sql,
  order: OrderRow,
  invoiceNumber: number,
  facts: InvoiceFacts,
  orderedMinor: number,
) {
  const { dueOn } = facts
  if (!dueOn || order.method !== 'account') return
  const amountMinor = invoiceSums(facts).grossMinor
  const { discount = null } = facts
  const owed = { amountMinor, orderedMinor, invoiceNumber, dueOn, discount }
  await bookInvoice(sql, { ...accountOf(order), ...owed })
}
