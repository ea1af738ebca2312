import { findExcessDeposit } from '../../credit/index.ts'
import type { Sql } from '../../database/database.ts'
import { followDeposit, isCounted, type OrderRow, uncommitOrder } from '../../orders/index.ts'
import type { Shop } from '../../shop.ts'
import { decideRefund } from '../refunds/pay-refund.ts'
import { selectSettledPayment } from '../store.ts'
import { agreeDeposit } from './agree-deposit.ts'

type TakenBack = {
  /** What nobody will invoice of the order any more. */
  amountMinor: number
  reason: string
  actorId: string | null
  cancellationId?: string
}

/**
 * What will not come of an order on account counts no more against its company's limit, and what its deposit is more than is still to be
 * invoiced goes back the way it came, with its credit note. Answers how much that is. The caller holds the locks of account and order,
 * and takes no other after it.
 */
export async function uncommitAndReturn(
  shop: Shop,
  sql: Sql,
  order: OrderRow,
  { amountMinor: goneMinor, ...why }: TakenBack,
): Promise<number> {
  if (isCounted(order)) await uncommitOrder(sql, order, goneMinor, why.actorId)
  const payment = await selectSettledPayment(sql, order.id)
  if (!payment) return 0
  const amountMinor = await findExcessDeposit(sql, order.id)
  if (amountMinor > 0) await decideRefund(shop, sql, { paymentId: payment.id, amountMinor, ...why })
  const entryId = await agreeDeposit(sql, order, payment, why.actorId)
  await followDeposit(shop, sql, order, { entryId, reason: why.reason, actorId: why.actorId })
  return amountMinor
}
