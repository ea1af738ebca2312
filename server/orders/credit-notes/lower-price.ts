import { formatMoney } from '../../../contract/pricing/money.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop } from '../../shop.ts'
import { invoiceNumber } from '../../words/numbers.ts'
import { addEvent } from '../history/add-event.ts'
import type { InvoiceRow } from '../invoices/store.ts'
import type { OrderRow } from '../store.ts'
import { creditOf, grossOf, leftOf, scale } from './credit.ts'
import { selectCreditNotes } from './store.ts'
import { type WrittenNote, writeCreditNote } from './write-credit-note.ts'

/**
 * Lowers an invoice by an amount, with its tax, though nothing comes back: each of its taxes by its share. The money is the
 * caller's, who holds the order's lock. Throws credit_refused, seller_missing.
 */
export async function lowerPrice(
  shop: Shop,
  sql: Sql,
  order: OrderRow,
  {
    invoice,
    amountMinor,
    reason,
    actorId,
  }: { invoice: InvoiceRow; amountMinor: number; reason: string; actorId: string },
): Promise<WrittenNote> {
  const notes = await selectCreditNotes(sql, { invoiceNumber: invoice.number })
  const left = leftOf(
    invoice.facts,
    notes.map(({ facts }) => facts),
  )
  const mostMinor = grossOf(left)
  if (amountMinor > mostMinor)
    throw new Refusal('credit_refused', {
      reason: `of ${invoiceNumber(invoice.number)} at most ${formatMoney(mostMinor, order.currency)} can be given back.`,
    })
  const credit = creditOf(scale(left, amountMinor), [], new Map(), 'Price lowered')
  const note = await writeCreditNote(shop, sql, order, {
    invoice,
    kind: 'price',
    credit,
    reason,
    actorId,
  })
  const by = { by: 'admin', actorId, note: reason } as const
  await addEvent(sql, order.id, 'price-lowered', by, {
    action: 'order-price-lowered',
    detail: { amountMinor: note.amountMinor },
  })
  return note
}
