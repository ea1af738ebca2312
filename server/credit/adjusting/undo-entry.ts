import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { formatMoney } from '../../../contract/pricing/money.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { invoiceNumber } from '../../words/numbers.ts'
import { spendCredits, takeBackEntry } from '../book-payment.ts'
import { selectAdjustment } from '../entries-store.ts'
import { lockAccount } from '../store.ts'

/** Takes a write-off or a fee back: what was written off is open again, and what had paid the fee pays something else. */
export async function undoEntry(
  { database }: Shop,
  caller: User,
  { id }: Input<Calls['undoEntry']>,
): Promise<Output<Calls['undoEntry']>> {
  await database.transaction(async (sql) => {
    const asked = await selectAdjustment(sql, id)
    const account = asked && (await lockAccount(sql, asked.companyId))
    // whether it was taken back meanwhile is known under the lock
    const entry = account && (await selectAdjustment(sql, id))
    if (!entry) throw new Refusal('not_found')
    if (entry.isUndone) throw new Refusal('entry_undone')
    if (entry.withEntry !== null) throw new Refusal('entry_of_payment')
    const { companyId, amountMinor, forInvoice, orderId, kind } = entry
    await takeBackEntry(sql, entry, { kind: 'undone', forInvoice, orderId, actorId: caller.id })
    await spendCredits(sql, companyId)
    await writeAudit(sql, caller.id, 'company-entry-undone', companyId, {
      name: account.company,
      before: {
        what: kind,
        invoice: invoiceNumber(forInvoice),
        amount: formatMoney(Math.abs(amountMinor), account.currency),
      },
    })
  })
  return { deletedCount: 1 }
}
