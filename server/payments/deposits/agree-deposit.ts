import { holdReasons, isOfCredit } from '../../../contract/orders/hold-words.ts'
import { bookDeposit } from '../../credit/index.ts'
import type { Sql } from '../../database/database.ts'
import { endHolds, followDeposit, type OrderRow, uncommitOrder } from '../../orders/index.ts'
import type { Shop } from '../../shop.ts'
import { orderNumber } from '../../words/numbers.ts'
import { type PaymentRow, selectRefundsOf } from '../store.ts'

/** An order whose deposit never came after all counts no more against its company's limit and waits for it no more, and its deposit invoice is credited. The caller holds the locks of account and order, of which nothing was cancelled. */
export async function withdrawDeposit(shop: Shop, sql: Sql, order: OrderRow, actorId: string) {
  const { id: orderId, payableMinor } = order
  await uncommitOrder(sql, order, payableMinor, actorId)
  await endHolds(sql, orderId, holdReasons.filter(isOfCredit), actorId)
  await bookDeposit(sql, {
    companyId: order.companyId!,
    orderId,
    amountMinor: 0,
    actorId,
    reference: orderNumber(order),
  })
  const reason = 'the transfer was taken back'
  await followDeposit(shop, sql, order, { entryId: null, isWithdrawn: true, reason, actorId })
}

/** Makes the ledger say what its payment does of an order's deposit: what came, less what goes back of it, by our wish or at the provider. Its documents follow once no lock is taken any more. Answers the entry by which more came; null where none did. The caller holds the locks of account and order. */
export async function agreeDeposit(
  sql: Sql,
  order: OrderRow,
  payment: Pick<PaymentRow, 'id' | 'amountMinor'>,
  actorId: string | null,
): Promise<string | null> {
  const refunds = await selectRefundsOf(sql, payment.id)
  return await bookDeposit(sql, {
    companyId: order.companyId!,
    orderId: order.id,
    reference: orderNumber(order),
    actorId,
    amountMinor: refunds.reduce((left, refund) => left - refund.amountMinor, payment.amountMinor),
  })
}
