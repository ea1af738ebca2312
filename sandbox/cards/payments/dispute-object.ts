import type Stripe from 'stripe'
import type { Call } from '../call.ts'
import { emit } from '../events.ts'
import { randomId, unixNow } from '../random-id.ts'

const week = 7 * 24 * 3600

/** The cardholder disputes the charge as fraudulent. */
export function openDispute(call: Call, charge: Stripe.Charge): void {
  const dispute = {
    id: randomId('du_'),
    object: 'dispute' as const,
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: unixNow(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {} as Stripe.Dispute.Evidence,
    evidence_details: {
      due_by: unixNow() + week,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted' as const,
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response' as const,
  } satisfies Stripe.Dispute
  charge.disputed = true
  call.store.save(charge)
  call.store.save(dispute)
  emit(call, 'charge.dispute.created', dispute)
}
