import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { formatMoney } from '../../../contract/pricing/money.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Sql } from '../../database/database.ts'
import { addEvent, lockOrder } from '../../orders/index.ts'
import type { Shop, User } from '../../shop.ts'
import {
  type PayoutRow,
  selectPayout,
  selectPayoutsOfLine,
  updateNotPaidOut,
  updatePaidOut,
} from './payouts-store.ts'

/** Somebody says that money has been paid out. */
export async function setPaidOut(
  shop: Shop,
  caller: User,
  { id, reference }: Input<Calls['setPaidOut']>,
): Promise<Output<Calls['setPaidOut']>> {
  const payout = await selectPayout(shop.database.sql, id)
  if (!payout) throw new Refusal('not_found')
  await shop.database.transaction(async (sql) => {
    await lockOrder(sql, payout.orderId)
    if (!(await selectPayout(sql, id))) throw new Refusal('not_found')
    const paid = { lineId: null, reference, actorId: caller.id }
    if (!(await closePayout(sql, payout, paid))) throw new Refusal('payout_done')
  })
  return { modifiedCount: 1 }
}

type Paid = { lineId: string | null; reference: string; actorId: string | null }

/** Notes that money was paid out, on the order's timeline and in the audit. Answers whether it waited. The caller holds the order's lock. */
export async function closePayout(sql: Sql, payout: PayoutRow, paid: Paid): Promise<boolean> {
  if (!(await updatePaidOut(sql, payout.id, paid))) return false
  const amount = formatMoney(payout.amountMinor, payout.currency)
  const note = [amount, paid.reference].filter(Boolean).join(', ')
  const by = { by: paid.actorId ? 'admin' : 'shop', actorId: paid.actorId, note } as const
  await addEvent(sql, payout.orderId, 'paid-out', by, null)
  await writeAudit(sql, paid.actorId, 'order-paid-out', payout.orderId, {
    after: { amount, reference: paid.reference, company: payout.company },
  })
  return true
}

/** What a line of a statement had closed waits again. Answers whether there was any. */
export async function reopenPayouts(sql: Sql, lineId: string, actorId: string): Promise<boolean> {
  const closed = await selectPayoutsOfLine(sql, lineId)
  for (const { id, orderId, amountMinor, currency } of closed) {
    await lockOrder(sql, orderId)
    await updateNotPaidOut(sql, id)
    const note = formatMoney(amountMinor, currency)
    await addEvent(sql, orderId, 'pay-out-undone', { by: 'admin', actorId, note }, null)
  }
  return closed.length > 0
}
