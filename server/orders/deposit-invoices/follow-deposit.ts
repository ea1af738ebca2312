import { cameBy } from '../../../contract/orders/paid-by.ts'
import { findOpenDeposit } from '../../credit/index.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop } from '../../shop.ts'
import { creditOf, grossOf, scale } from '../credit-notes/credit.ts'
import { writeCreditNote } from '../credit-notes/write-credit-note.ts'
import type { OrderRow } from '../store.ts'
import { selectLeftOfDeposits } from './left-of-deposits.ts'
import { writeDepositInvoice } from './write-deposit-invoice.ts'

type Moved = {
  /** The entry by which some of it came again, where it did. */
  entryId: string | null
  /** Whether it never came after all, so that nothing goes back. */
  isWithdrawn?: boolean
  reason: string
  actorId: string | null
}

/**
 * Makes the documents of an order's deposit say what the ledger does, after that was changed: what waits of it no more, though no invoice
 * deducts it, is credited, the newest deposit invoice first; what came again, since a refund failed, is invoiced again. An order whose
 * deposit was not invoiced when it came has none. The caller holds the locks of account and order, and takes no other after it.
 */
export async function followDeposit(
  shop: Shop,
  sql: Sql,
  order: OrderRow,
  { entryId, isWithdrawn = false, reason, actorId }: Moved,
) {
  const deposits = await selectLeftOfDeposits(sql, order.id)
  const last = deposits.at(-1)?.row
  if (!last) return
  const leftMinor = deposits.reduce((sum, { left }) => sum + grossOf(left), 0)
  const moreMinor = (await findOpenDeposit(sql, order.id)) - leftMinor
  if (moreMinor > 0 && entryId !== null) {
    const { transactionId, deposit } = last.facts
    await writeDepositInvoice(shop, sql, order, {
      entryId,
      amountMinor: moreMinor,
      transactionId: transactionId!,
      paidOn: deposit!.paidOn,
    })
  }
  let toCredit = -moreMinor
  for (const { row: invoice, left } of deposits.toReversed()) {
    const minor = Math.min(toCredit, grossOf(left))
    if (minor <= 0) continue
    const credit = creditOf(scale(left, minor), [], new Map(), 'Deposit')
    await writeCreditNote(shop, sql, order, {
      invoice,
      kind: 'deposit',
      credit,
      reason,
      actorId,
      by: isWithdrawn ? 'nothing' : cameBy(invoice.facts),
    })
    toCredit -= minor
  }
}
