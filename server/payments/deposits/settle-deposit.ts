import { formatMoney } from '../../../contract/pricing/money.ts'
import { bookDeposit, commit, findHold, tellNear } from '../../credit/index.ts'
import type { Sql } from '../../database/database.ts'
import {
  type By,
  holdByShop,
  lockOrder,
  type OrderRow,
  orderMailValues,
  payDeposit,
  queueOrderMail,
} from '../../orders/index.ts'
import type { Shop } from '../../shop.ts'
import { orderRulesOf } from '../../shop-record/index.ts'
import { orderNumber } from '../../words/numbers.ts'
import { updatePaymentStatus } from '../store.ts'

type Came = By & { transactionId: string; minor: number }

/**
 * An order on account is confirmed by its deposit: the whole counts against the limit, and the deposit lowers what is owed, so that the
 * rest of it is used. Where the account could not take that rest now, the order is confirmed all the same, since the money is here, and
 * a person ends the hold. The caller holds the locks of account and order, and its payment is there.
 */
export async function settleDeposit(
  shop: Shop,
  sql: Sql,
  order: OrderRow,
  paymentId: string,
  { transactionId, minor, ...by }: Came,
) {
  const { id: orderId, payableMinor, currency } = order
  const companyId = order.companyId!
  const hold = await findHold(sql, companyId, payableMinor - minor)
  await payDeposit(sql, order, { ...by, note: formatMoney(minor, currency) })
  await updatePaymentStatus(sql, paymentId, 'settled')
  await commit(sql, { companyId, orderId, amountMinor: payableMinor, actorId: by.actorId })
  const { actorId } = by
  await bookDeposit(sql, {
    ...{ companyId, orderId, amountMinor: minor, reference: orderNumber(order), actorId },
  })
  if (hold) await holdByShop(sql, orderId, [hold.reason], hold.note)
  const settled = await lockOrder(sql, orderId)
  await queueOrderMail(shop, sql, settled, {
    event: `deposit-received:${orderId}:${paymentId}`,
    kind: 'deposit-received',
    values: await orderMailValues(shop.config, sql, { ...settled, transactionId }),
  })
  await tellNear(shop, sql, companyId)
  if (!hold && orderRulesOf(shop).release === 'auto')
    await shop.enqueue(sql, 'release-order', { id: orderId })
}
