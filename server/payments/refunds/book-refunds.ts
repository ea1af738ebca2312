import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { Shop } from '../../shop.ts'
import type { Charge, ChargeRefund } from '../provider/provider.ts'
import {
  deleteRefund,
  insertRefund,
  markFailed,
  markRefunded,
  type OwnRefund,
  type PaymentRow,
  selectRefundsOf,
} from '../store.ts'

/** What was new to us. */
export type Booked = {
  kind: 'money-returned' | 'returned-at-provider' | 'refund-failed'
  amountMinor: number
  fault: string | null
}

/**
 * Brings our refunds of a payment to what the provider has of them. One of the same amount as one of ours that is not done is
 * that one: nothing is given back twice. Others were made there by hand. The caller holds the order's lock.
 */
export async function bookRefunds(
  shop: Pick<Shop, 'enqueue'>,
  sql: Sql,
  payment: PaymentRow,
  charge: Charge,
  refunds: ChargeRefund[],
): Promise<Booked[]> {
  const booked: Booked[] = []
  for (const refund of refunds) {
    const own = await selectRefundsOf(sql, payment.id)
    const known = own.find(({ providerRefundId }) => providerRefundId === refund.id)
    const { amountMinor, fault } = refund
    if (refund.failed) {
      if (!known?.done) continue
      await fail(sql, known, fault)
      booked.push({ kind: 'refund-failed', amountMinor, fault })
      continue
    }
    if (known) continue
    const same = own.find((one) => !one.done && one.amountMinor === amountMinor)
    if (same) {
      await markRefunded(sql, same.id, refund.id)
      booked.push({ kind: 'money-returned', amountMinor, fault: null })
    } else if (sumDone(own) + amountMinor <= charge.refundedMinor) {
      await book(shop, sql, payment, own, { id: refund.id, amountMinor })
      booked.push({ kind: 'returned-at-provider', amountMinor, fault: null })
    }
  }
  const own = await selectRefundsOf(sql, payment.id)
  const untold = charge.refundedMinor - sumDone(own)
  if (untold > 0) {
    // a lost dispute has no refund of its own
    const id = `at the provider: ${charge.id}, ${charge.refundedMinor}`
    await book(shop, sql, payment, own, { id, amountMinor: untold })
    booked.push({ kind: 'returned-at-provider', amountMinor: untold, fault: null })
  }
  return booked
}

const sumDone = (own: OwnRefund[]) =>
  own.reduce((sum, { done, amountMinor }) => sum + (done ? amountMinor : 0), 0)

/** What failed of ours is still owed and waits for a person; what was made by hand there never was. */
async function fail(sql: Sql, { id, origin }: OwnRefund, fault: string | null) {
  if (origin === 'provider') await deleteRefund(sql, id)
  else await markFailed(sql, id, fault ?? 'the provider could not bring it to the card')
}

/** Writes down as done what the provider did without us, in the place of what was still to be given back. */
async function book(
  shop: Pick<Shop, 'enqueue'>,
  sql: Sql,
  payment: PaymentRow,
  own: OwnRefund[],
  { id, amountMinor }: { id: string; amountMinor: number },
) {
  const decided = own.reduce((sum, one) => sum + one.amountMinor, 0)
  await shorten(shop, sql, payment, own, decided + amountMinor - payment.amountMinor)
  const refundId = await insertRefund(sql, {
    id: newId(),
    paymentId: payment.id,
    amountMinor,
    origin: 'provider',
    reason: 'given back at the payment provider',
    actorId: null,
    cancellationId: null,
  })
  await markRefunded(sql, refundId, id)
}

/**
 * Takes so much off the refunds that are not done, for which there is no money left. What is left of one is a new one:
 * the provider was asked for the old one under its own key.
 */
async function shorten(
  shop: Pick<Shop, 'enqueue'>,
  sql: Sql,
  payment: PaymentRow,
  own: OwnRefund[],
  excessMinor: number,
) {
  let left = excessMinor
  for (const { id, amountMinor, failed, fault, ...why } of own.filter((one) => !one.done)) {
    if (left <= 0) return
    await deleteRefund(sql, id)
    const rest = amountMinor - left
    left -= amountMinor
    if (rest <= 0) continue
    const shorter = await insertRefund(sql, {
      id: newId(),
      paymentId: payment.id,
      amountMinor: rest,
      reason: why.reason,
      actorId: why.actorId,
      cancellationId: why.cancellationId,
    })
    // what the provider refused waits for a person, however much is left of it
    if (failed) await markFailed(sql, shorter, fault ?? '')
    else await shop.enqueue(sql, 'pay-refund', { id: shorter })
  }
}
