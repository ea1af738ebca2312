import { missing } from '../api-error.ts'
import { type Answer, type Call, ok } from '../call.ts'
import { emit } from '../events.ts'

/**
 * What a bank does days after a refund: the money comes back to the shop, as for a card that was closed. Of the charge it
 * counts as not refunded again. Source: https://docs.stripe.com/refunds#failed-refunds
 */
export function failRefund(call: Call): Answer {
  const refund = call.store.find('refund', call.id)
  const charge = refund && call.store.find('charge', String(refund.charge))
  if (!refund || !charge) throw missing('refund', call.id)
  if (refund.status === 'failed') return ok(refund)
  const before = { status: refund.status }
  refund.status = 'failed'
  refund.failure_reason = 'lost_or_stolen_card'
  charge.amount_refunded -= refund.amount
  charge.refunded = false
  call.store.save(refund)
  call.store.save(charge)
  emit(call, 'refund.failed', refund, before)
  emit(call, 'charge.refund.updated', refund, before)
  return ok(refund)
}
