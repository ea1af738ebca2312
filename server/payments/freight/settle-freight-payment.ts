import { formatMoney } from '../../../contract/pricing/money.ts'
import { addEvent, findFreightDue, lockOrder, setFreightDuePaid } from '../../orders/index.ts'
import type { Shop } from '../../shop.ts'
import type { Charge } from '../provider/provider.ts'
import { returnSurplus } from '../return-surplus.ts'
import { isStray } from '../stray.ts'
import { type FreightPaymentRow, selectFreightPayment, updateFreightPayment } from './store.ts'

/**
 * Makes the order say that its freight is paid, once, whoever tells it and however often. What comes for freight that was paid by then, or is
 * another amount, goes back by the reconciler; what was given back at the provider by hand is open again. Answers whether it has paid the freight.
 */
export async function settleFreightPayment(shop: Shop, charge: Charge): Promise<boolean> {
  const { freightPaymentId: id } = charge
  if (!id || charge.status !== 'succeeded' || charge.live !== shop.config.live) return false
  const asked = await selectFreightPayment(shop.database.sql, id)
  if (!asked) {
    shop.log.error({ payment: charge.id, id }, 'money came for freight that we do not have')
    return false
  }
  return await shop.database.transaction(async (sql) => {
    const order = await lockOrder(sql, asked.orderId)
    const payment = await selectFreightPayment(sql, id)
    const due = await findFreightDue(sql, asked.shipmentId)
    if (!payment || !due || isStray(shop, payment, charge)) return false
    if (payment.status === 'surplus' || payment.status === 'returned') return false
    const note = `${formatMoney(payment.amountMinor, payment.currency)}, ${charge.id}`
    const by = { by: 'provider', actorId: null, note } as const
    const isBack = charge.refundedMinor >= charge.amountMinor
    if (payment.status === 'settled') {
      if (!isBack) return true
      await updateFreightPayment(sql, id, 'returned')
      await setFreightDuePaid(sql, payment.shipmentId, null)
      await addEvent(sql, order.id, 'freight-unpaid', by, null)
      return false
    }
    const fits = due.amountMinor === charge.amountMinor && charge.currency === payment.currency
    if (due.isPaid || !fits || charge.refundedMinor > 0) {
      await updateFreightPayment(sql, id, isBack ? 'returned' : 'surplus')
      await addEvent(sql, order.id, 'surplus-payment', by, null)
      return false
    }
    await updateFreightPayment(sql, id, 'settled')
    const paid = { actorId: payment.actorId, reference: charge.id }
    await setFreightDuePaid(sql, payment.shipmentId, paid)
    await addEvent(sql, order.id, 'freight-paid', by, null)
    return true
  })
}

/** Gives back what came for freight that was paid by then, under one key however often it is tried. */
export async function returnFreight(shop: Shop, { id }: Pick<FreightPaymentRow, 'id'>) {
  const payment = await selectFreightPayment(shop.database.sql, id)
  if (payment?.status !== 'surplus' || payment.intentId === null) return
  const { intentId, orderId } = payment
  const refund = await returnSurplus(shop, intentId, `freight-refund-${id}`)
  await shop.database.transaction(async (sql) => {
    const order = await lockOrder(sql, orderId)
    const before = await selectFreightPayment(sql, id)
    if (before?.status !== 'surplus') return
    await updateFreightPayment(sql, id, 'returned')
    const by = { by: 'provider', actorId: null, note: refund ?? intentId } as const
    await addEvent(sql, order.id, 'money-returned', by, null)
  })
}
