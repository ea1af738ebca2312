import { formatMoney } from '../../../contract/pricing/money.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { takeBackPayment } from '../../credit/index.ts'
import type { Sql } from '../../database/database.ts'
import { addEvent, lockOrder, type OrderRow } from '../../orders/index.ts'
import type { Shop } from '../../shop.ts'
import { orderNumber } from '../../words/numbers.ts'
import { withdrawDeposit } from '../deposits/agree-deposit.ts'
import { deleteRefund, selectRefundsOf, updatePaymentStatus } from '../store.ts'
import { insertUndone, selectTransfers, type TransferRow, updateUnpaid } from './store.ts'
import { settleLying } from './take-transfer.ts'

/**
 * Takes money back that was written down of an order, by entries of their own: what it had become is undone, the order is unpaid
 * again where the rest that came does not pay it, and that rest is looked at anew. Refuses with transfer_spent where goods have left
 * for what is taken back, or it was paid out. The caller holds the order's lock.
 */
export async function undoTransfers(
  shop: Shop,
  sql: Sql,
  orderId: string,
  came: TransferRow[],
  actorId: string,
) {
  const order = await lockOrder(sql, orderId)
  const live = await selectTransfers(sql, { orderId })
  const staysPaid = restPays(live, came)
  for (const entry of live) {
    if (entry.kind === 'settled' && staysPaid) continue
    if (entry.kind === 'settled') await unsettle(shop, sql, order, entry, actorId)
    if (entry.kind === 'credited') await uncredit(sql, order, entry, actorId)
    if (entry.kind === 'returned') await unreturn(sql, order, entry)
    if (entry.kind !== 'came') await insertUndone(sql, entry, actorId)
  }
  for (const entry of came) await insertUndone(sql, entry, actorId)
  const minor = came.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const note = formatMoney(minor, order.currency)
  await addEvent(sql, orderId, 'transfer-undone', { by: 'admin', actorId, note }, null)
  await settleLying(shop, sql, await lockOrder(sql, orderId))
}

/** Whether what paid the order came without these entries, too: twice, or for an order that was paid. */
function restPays(live: TransferRow[], came: TransferRow[]) {
  const sumOf = (entries: TransferRow[]) =>
    entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const allCame = sumOf(live.filter(({ kind }) => kind === 'came'))
  const settled = -sumOf(live.filter(({ kind }) => kind === 'settled'))
  return allCame - sumOf(came) >= settled
}

const spent = (order: OrderRow, reason: string) =>
  new Refusal('transfer_spent', { order: orderNumber(order), reason })

async function unsettle(
  shop: Shop,
  sql: Sql,
  order: OrderRow,
  { paymentId }: TransferRow,
  actorId: string,
) {
  if (order.life !== 'placed' || order.shippedQuantity > 0 || order.shippedAt)
    throw spent(order, order.life === 'placed' ? 'some of it has left' : 'it was refunded')
  if (order.openQuantity < order.quantity || (await selectRefundsOf(sql, paymentId!)).length > 0)
    throw spent(order, 'pieces of it were cancelled, and their money goes back')
  await updatePaymentStatus(sql, paymentId!, 'canceled')
  await updateUnpaid(sql, order.id)
  const by = { by: 'admin', actorId } as const
  const isDeposit = order.method === 'account'
  if (isDeposit) await withdrawDeposit(shop, sql, order, actorId)
  await addEvent(sql, order.id, isDeposit ? 'deposit-undone' : 'payment-undone', by, null)
  if (order.isReleased) await addEvent(sql, order.id, 'release-undone', by, null)
}

async function uncredit(sql: Sql, order: OrderRow, entry: TransferRow, actorId: string) {
  const [id, companyId] = [entry.creditEntryId!, order.companyId!]
  await takeBackPayment(sql, { id, companyId, amountMinor: -entry.amountMinor }, actorId)
}

async function unreturn(sql: Sql, order: OrderRow, { paymentId }: TransferRow) {
  const refunds = await selectRefundsOf(sql, paymentId!)
  if (refunds.some(({ done }) => done)) throw spent(order, 'what was left of it has been paid out')
  for (const { id } of refunds) await deleteRefund(sql, id)
  await updatePaymentStatus(sql, paymentId!, 'canceled')
}
