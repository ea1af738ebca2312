import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { formatMoney } from '../../../contract/pricing/money.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { requireCome } from '../../credit/index.ts'
import { writeAudit } from '../../database/audit.ts'
import { lockOrder, takesTransfer } from '../../orders/index.ts'
import type { Shop, User } from '../../shop.ts'
import { exactMinor } from '../../words/exact-minor.ts'
import { selectTransfers } from './store.ts'
import { takeTransfer } from './take-transfer.ts'
import { undoTransfers } from './undo-transfer.ts'

/** Somebody says that money came for an order by transfer, of which no statement tells. */
export async function receiveTransfer(
  shop: Shop,
  caller: User,
  { id, amount, receivedOn, reference, note }: Input<Calls['receiveTransfer']>,
): Promise<Output<Calls['receiveTransfer']>> {
  return await shop.database.transaction(async (sql) => {
    const order = await lockOrder(sql, id)
    if (!takesTransfer(order))
      throw new Refusal('transfer_off', { reason: 'it was ordered to be paid otherwise.' })
    const amountMinor = exactMinor(amount, order.currency, 'amount')
    await requireCome(sql, receivedOn)
    const actorId = caller.id
    await writeAudit(sql, actorId, 'order-transfer-received', id, {
      after: { amount: formatMoney(amountMinor, order.currency), receivedOn, reference, note },
    })
    const came = { amountMinor, day: receivedOn, reference, note, actorId }
    return { insertedId: await takeTransfer(shop, sql, order, came) }
  })
}

/** Takes back what somebody wrote down of an order by transfer. What a line of a statement brought is undone there. */
export async function undoTransfer(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['undoTransfer']>,
): Promise<Output<Calls['undoTransfer']>> {
  const [asked] = await selectTransfers(shop.database.sql, { id })
  if (asked?.kind !== 'came') throw new Refusal('not_found')
  if (asked.bankLineId) throw new Refusal('payment_of_bank')
  await shop.database.transaction(async (sql) => {
    const order = await lockOrder(sql, asked.orderId)
    const came = await selectTransfers(sql, { id })
    if (came.length === 0) throw new Refusal('payment_undone')
    await writeAudit(sql, caller.id, 'order-transfer-undone', order.id, {
      before: { amount: formatMoney(asked.amountMinor, order.currency), day: asked.day },
    })
    await undoTransfers(shop, sql, order.id, came, caller.id)
  })
  return { deletedCount: 1 }
}
