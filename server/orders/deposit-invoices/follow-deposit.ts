import { cameBy } from '../../../contract/orders/paid-by.ts'
import { taxOf } from '../../../contract/tax/tax-of.ts'
import { findOpenDeposit } from '../../credit/index.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop } from '../../shop.ts'
import { creditOf, grossOf, isOf, type Share } from '../credit-notes/credit.ts'
import { writeCreditNote } from '../credit-notes/write-credit-note.ts'
import type { OrderRow } from '../store.ts'
import { selectProgress } from '../tax/store.ts'
import { backOf, selectLeftOfDeposits } from './left-of-deposits.ts'
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
  const toCome = toCredit > 0 ? await sharesToCome(sql, order.id) : []
  for (const [at, { row: invoice, left }] of [...deposits.entries()].reverse()) {
    const minor = Math.min(toCredit, grossOf(left))
    if (minor <= 0) continue
    // of what is still to be invoiced, what older deposit invoices have is theirs
    const older = deposits.slice(0, at).flatMap((one) => one.left)
    const back = backOf(left, lessShares(toCome, older), minor)
    const credit = creditOf(back, [], new Map(), 'Deposit')
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

/** What is neither invoiced nor cancelled of an order yet, tax by tax. */
async function sharesToCome(sql: Sql, orderId: string): Promise<Share[]> {
  return (await selectProgress(sql, orderId)).map(
    ({ code, percent, why, baseMinor, goneMinor }) => ({
      tax: { code, percent, why },
      baseMinor: baseMinor - goneMinor,
      taxMinor: taxOf(baseMinor, percent) - taxOf(goneMinor, percent),
    }),
  )
}

/** Shares less what others have of the same taxes. */
const lessShares = (shares: Share[], others: Share[]): Share[] =>
  shares.map(({ tax, ...one }) => {
    const same = others.filter((other) => isOf(other.tax, tax))
    return {
      tax,
      baseMinor: same.reduce((rest, { baseMinor }) => rest - baseMinor, one.baseMinor),
      taxMinor: same.reduce((rest, { taxMinor }) => rest - taxMinor, one.taxMinor),
    }
  })
