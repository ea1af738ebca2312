import { orderCalled, type Rule, rule } from '../rule.ts'
import {
  type OrderPayment,
  selectGroundlessRefunds,
  selectKeptSurplus,
  selectLateRefunds,
  selectOpenPayments,
  selectUnpaidOrders,
  selectUselessPayments,
  selectWrongFreight,
  selectWrongRefunds,
} from './store.ts'

const dashboard = 'the payment provider’s dashboard'

/** No order is paid without its money, and no money stays that has no order. */
export const moneyRules: Rule[] = [
  rule('order-payment', selectUnpaidOrders, (row) => ({
    subject: orderCalled(row),
    says: `it is ${row.status}, but ${saysOf(row)}`,
    repair: `Look ${row.transactionId} up in ${dashboard}. If it was paid with ${row.paidMinor} (minor units) for this order, set order_id, status 'settled', intent_id and amount_minor of its row in payment to that, and status 'canceled' in any other of the order; if not, do not ship, and ask the buyer to pay again.`,
  })),
  rule('payment-order', selectUselessPayments, ({ status, paymentId, intentId, ...order }) => ({
    subject: orderCalled(order),
    says: `its payment ${intentId} is settled, but it is ${status}`,
    repair: `update payment set status = 'open' where id = '${paymentId}'; reconcile-payments then asks the provider within 5 minutes, and pays the order or gives the money back.`,
  })),
  rule('payment-open', selectOpenPayments, ({ status, paymentId, intentId, ...order }) => ({
    subject: orderCalled(order),
    says: `it is ${status}, but its payment ${intentId ?? paymentId} may still be paid`,
    repair: intentId
      ? `Cancel ${intentId} in ${dashboard}; reconcile-payments then closes it here within 5 minutes. Should it be paid before, that money goes back by itself.`
      : `update payment set status = 'canceled' where id = '${paymentId}'.`,
  })),
  rule('surplus-refund', selectKeptSurplus, ({ paymentId, intentId, amountMinor, ...order }) => ({
    subject: orderCalled(order),
    says: `its surplus payment ${intentId} of ${amountMinor} (minor units) does not go back`,
    repair: refundOf(paymentId, amountMinor, 'surplus'),
  })),
  rule('order-refund', selectWrongRefunds, ({ id, paymentId, intentId, ...row }) => ({
    subject: orderCalled(row),
    says: `for its cancelled and returned pieces ${row.dueMinor} are owed, but ${row.backMinor} of ${intentId} goes back (minor units)`,
    repair:
      row.dueMinor > row.backMinor
        ? refundOf(paymentId, row.dueMinor - row.backMinor, 'pieces of the order were cancelled')
        : `More goes back than was cancelled. What is not done yet: lower amount_minor in refund, or delete the row, where payment_id = '${paymentId}', before the job pays it, within minutes. What is done is gone: do not ship it, and cancel as much by POST /order/${id}/cancellations, then delete the refund row that this adds before the job pays it.`,
  })),
  rule('refund-payment', selectGroundlessRefunds, (row) => ({
    subject: orderCalled(row),
    says: `${row.refundMinor} (minor units) of its payment ${row.intentId} ${row.done ? 'went' : 'go'} back, but that payment of ${row.amountMinor} is ${row.paymentStatus} and the order ${row.status}`,
    repair: row.done
      ? `The money is gone. Set the payment's status to what ${dashboard} says: a payment that was paid and went back is surplus.`
      : `delete from refund where id = '${row.refundId}' before the job pays it, within minutes.`,
  })),
  rule('refund-late', selectLateRefunds, ({ intentId, hours, fault, ...order }) => ({
    subject: orderCalled(order),
    says: `the refund of ${intentId} waits for ${hours} h${fault ? `: ${fault}` : ''}`,
    repair: `pay-refund tries it again every 5 minutes: the log says why not; see the provider's balance, its status page, and the key by npm run doctor. A refund made in ${dashboard} is found and counts.`,
  })),
  rule('freight-payment', selectWrongFreight, ({ paymentId, intentId, amountMinor, ...row }) => ({
    subject: orderCalled(row),
    says: row.isSurplus
      ? `${intentId} of ${amountMinor} (minor units) came for freight that was paid by then, and has not gone back for an hour`
      : `${intentId} is settled for its freight, which does not say so`,
    repair: row.isSurplus
      ? `reconcile-payments gives it back every 5 minutes: the log says why not. What is given back in ${dashboard} is found.`
      : `Look ${intentId} up in ${dashboard}. If it was paid: update freight_due d set paid_at = now(), paid_by = p.actor_id, reference = p.intent_id from freight_payment p where p.id = '${paymentId}' and d.shipment_id = p.shipment_id. If not: update freight_payment set status = 'canceled' where id = '${paymentId}'.`,
  })),
]

function saysOf({ paymentId, intentId, amountMinor, ...order }: OrderPayment): string {
  if (!paymentId) return 'no payment is settled for it'
  if (intentId !== order.transactionId)
    return `its settled payment is ${intentId}, its transaction ${order.transactionId}`
  if (order.sameCurrency === false) return `its payment ${intentId} is in another currency`
  return `its payment ${intentId} is ${amountMinor}, but ${order.paidMinor} came by its own word (minor units)`
}

/** A row of refund is the decision: reconciling takes it up, and one that was paid back already counts as done. */
const refundOf = (paymentId: string, amountMinor: number, reason: string) =>
  `insert into refund (id, payment_id, amount_minor, reason) values (gen_random_uuid(), '${paymentId}', ${amountMinor}, '${reason}'); pay-refund then gives it back within 5 minutes, or finds that it went back already.`
