import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { formatMoney } from '../../contract/pricing/money.ts'
import { Refusal } from '../../contract/refusals.ts'
import { writeAudit } from '../database/audit.ts'
import { newId } from '../database/new-id.ts'
import type { Shop, User } from '../shop.ts'
import { insertEntry, selectPaymentEntry } from './entries-store.ts'
import { allocate, insertAllocation, release, takeCredits } from './open-store.ts'
import { lockAccount } from './store.ts'

/** Takes a payment back that was written down wrongly: what it had paid is open again. */
export async function undoPayment(
  { database }: Shop,
  caller: User,
  { id }: Input<Calls['undoPayment']>,
): Promise<Output<Calls['undoPayment']>> {
  await database.transaction(async (sql) => {
    const asked = await selectPaymentEntry(sql, id)
    const account = asked && (await lockAccount(sql, asked.companyId))
    // whether it was taken back meanwhile is known under the lock
    const payment = account && (await selectPaymentEntry(sql, id))
    if (!payment) throw new Refusal('not_found')
    if (payment.isUndone) throw new Refusal('payment_undone')
    const { companyId, amountMinor } = payment
    const undoneId = newId()
    await insertEntry(sql, {
      ...{ id: undoneId, companyId, kind: 'payment-undone', undoes: id, actorId: caller.id },
      ...{ balanceDelta: amountMinor, committedDelta: 0 },
    })
    await release(sql, companyId, id)
    await insertAllocation(sql, { debitId: undoneId, creditId: id, amountMinor })
    // what other payments left over pays what is open again
    for (const credit of await takeCredits(sql, companyId))
      await allocate(sql, { ...credit, companyId, side: 'credit' })
    await writeAudit(sql, caller.id, 'company-payment-undone', companyId, {
      name: account.company,
      before: { amount: formatMoney(amountMinor, account.currency) },
    })
  })
  return { deletedCount: 1 }
}
