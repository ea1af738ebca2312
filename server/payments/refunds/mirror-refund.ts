import { formatMoney } from '../../../contract/pricing/money.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Sql } from '../../database/database.ts'
import {
  addEvent,
  allows,
  followDeposit,
  lockOrderIfAny,
  type OrderRow,
  takeBackOpen,
  uncommitOrder,
} from '../../orders/index.ts'
import type { Shop } from '../../shop.ts'
import { agreeDeposit } from '../deposits/agree-deposit.ts'
import type { Charge, ChargeRefund } from '../provider/provider.ts'
import { type PaymentRow, selectPaymentByIntent, sumDoneRefunds } from '../store.ts'
import { bookRefunds } from './book-refunds.ts'
import { tellOfReturn } from './tell-of-return.ts'

const note = 'given back at the payment provider'

/**
 * Makes our books say what the provider gave back of a payment, in whole or in part, by our wish or by hand, and what of
 * it failed. When nothing of the payment is left, what of its order is not shipped is taken back too, so that no goods
 * leave unpaid. It is asked about its refunds only when its sum is not ours.
 */
export async function mirrorRefund(shop: Shop, charge: Charge): Promise<void> {
  const { orderId } = charge
  if (!orderId || charge.status !== 'succeeded') return
  const known = await sumDoneRefunds(shop.database.sql, charge.id)
  const isWhole = charge.refundedMinor >= charge.amountMinor
  if (known === charge.refundedMinor && !isWhole) return
  const refunds = known === charge.refundedMinor ? [] : await shop.providers.refundsOf(charge.id)
  await shop.database.transaction(async (sql) => {
    const order = await lockOrderIfAny(sql, orderId)
    const payment = order && (await selectPaymentByIntent(sql, charge.id))
    if (!order || !payment || !['settled', 'surplus'].includes(payment.status)) return
    await follow(shop, sql, { order, payment, charge }, refunds)
    const isDeposit = order.method === 'account' && payment.status === 'settled'
    const entryId = isDeposit ? await agreeDeposit(sql, order, payment, null) : null
    const isOwn = isDeposit || order.transactionId === charge.id
    const goesBack = isWhole && isOwn && allows(order, isDeposit ? 'shorten' : 'refund')
    const back = goesBack
      ? await takeBackOpen(sql, order, undefined, { by: 'provider', actorId: null, note })
      : null
    if (isDeposit) {
      if (back) await uncommitOrder(sql, order, back.amountMinor, null)
      await followDeposit(shop, sql, order, { entryId, reason: note, actorId: null })
    }
    if (!back) return
    const { amountMinor } = charge
    await writeAudit(sql, null, 'order-refunded-at-provider', order.id, { amountMinor })
    await tellOfReturn(shop, sql, order, back)
  })
}

type Paid = { order: OrderRow; payment: PaymentRow; charge: Charge }

/** Books what is new, and tells it in the order's timeline. */
async function follow(
  shop: Shop,
  sql: Sql,
  { order, payment, charge }: Paid,
  refunds: ChargeRefund[],
) {
  const by = { by: 'provider', actorId: null } as const
  const told = await bookRefunds(shop, sql, payment, charge, refunds)
  for (const { kind, amountMinor, fault } of told) {
    const amount = formatMoney(amountMinor, charge.currency)
    const words = fault === null ? amount : `${amount}: ${fault}`
    await addEvent(sql, order.id, kind, { ...by, note: words }, null)
    if (kind === 'returned-at-provider' && amountMinor < charge.amountMinor)
      await writeAudit(sql, null, 'refunded-at-provider', order.id, { amountMinor })
  }
}
