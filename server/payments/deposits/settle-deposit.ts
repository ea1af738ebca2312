import { formatMoney } from '../../../contract/pricing/money.ts'
import { bookDeposit, commit, findDueOn, findHold, tellNear } from '../../credit/index.ts'
import type { Sql } from '../../database/database.ts'
import {
  type By,
  holdByShop,
  lockOrder,
  type OrderRow,
  orderMailValues,
  payDeposit,
  queueOrderMail,
  writeDepositInvoice,
} from '../../orders/index.ts'
import type { Shop } from '../../shop.ts'
import { orderRulesOf } from '../../shop-record/index.ts'
import { orderNumber } from '../../words/numbers.ts'
import { updatePaymentStatus } from '../store.ts'

type Came = By & { transactionId: string; minor: number; paidOn: string | null }

/**
 * An order on account is confirmed by its deposit: the whole counts against the limit, and the deposit lowers what is owed, so that the
 * rest of it is used. Where the account could not take that rest now, the order is confirmed all the same, since the money is here, and
 * a person ends the hold. What came is invoiced, and the mail that tells of it brings the invoice. The caller holds the locks of account
 * and order, and its payment is there.
 */
export async function settleDeposit(
  shop: Shop,
  sql: Sql,
  order: OrderRow,
  paymentId: string,
  { transactionId, minor, paidOn, ...by }: Came,
) {
  const { id: orderId, payableMinor, currency } = order
  const companyId = order.companyId!
  const hold = await findHold(sql, companyId, payableMinor - minor)
  await payDeposit(sql, order, { ...by, note: formatMoney(minor, currency) })
  await updatePaymentStatus(sql, paymentId, 'settled')
  await commit(sql, { companyId, orderId, amountMinor: payableMinor, actorId: by.actorId })
  const { actorId } = by
  const entryId = await bookDeposit(sql, {
    companyId,
    orderId,
    amountMinor: minor,
    reference: orderNumber(order),
    actorId,
  })
  if (hold) await holdByShop(sql, orderId, [hold.reason], hold.note)
  const settled = await lockOrder(sql, orderId)
  await tellNear(shop, sql, companyId)
  const document = await writeDepositInvoice(shop, sql, settled, {
    entryId: entryId!,
    amountMinor: minor,
    transactionId,
    paidOn: paidOn ?? (await findDueOn(sql, 0)),
  })
  await queueOrderMail(shop, sql, settled, {
    event: `deposit-received:${orderId}:${paymentId}`,
    kind: 'deposit-received',
    values: {
      ...(await orderMailValues(shop, sql, { ...settled, transactionId })),
      ...(document && { document }),
    },
  })
  if (!hold && orderRulesOf(shop).release === 'auto')
    await shop.enqueue(sql, 'release-order', { id: orderId })
}
