import type { Violation } from '../../../contract/books.ts'
import type { Charge } from '../../payments/index.ts'
import { orderCalled } from '../rule.ts'
import type { OwnPayment } from './store.ts'

/** How long the reconciler and the provider's events may take to bring a payment home, in seconds. */
const patience = 15 * 60

export const providerRules = [
  'provider-paid',
  'provider-unpaid',
  'provider-amount',
  'provider-refund',
  'refund-undone',
] as const

type Judged = Violation & { rule: (typeof providerRules)[number] }

/**
 * What one payment of ours and the same of the provider disagree on: null when on nothing. Either may be missing.
 * `now` is in seconds since 1970; what was charged a moment ago may still be on its way to us.
 */
export function judge(
  own: OwnPayment | null,
  theirs: Charge | null,
  { live, now }: { live: boolean; now: number },
): Judged | null {
  if (!own || own.status === 'open' || own.status === 'canceled')
    return theirs ? judgeUnknown(own, theirs, { live, now }) : null
  const subject = orderCalled(own)
  if (theirs?.status !== 'succeeded')
    return {
      rule: 'provider-unpaid',
      subject,
      says: `its payment ${own.intentId} is ${own.status} here, but at the provider ${theirs ? `it is ${theirs.status}` : 'there is no such payment'}`,
      repair: `See by npm run doctor that the key is this shop's, and look the payment up in the provider's dashboard. If no money came: hold the order back, and ask the buyer to pay again.`,
    }
  if (theirs.amountMinor !== own.amountMinor || theirs.currency !== own.currency)
    return {
      rule: 'provider-amount',
      subject,
      says: `its payment ${own.intentId} is ${own.amountMinor} ${own.currency} here, ${theirs.amountMinor} ${theirs.currency} at the provider (minor units)`,
      repair: `The provider holds the truth. More came than was due: pay the difference back in its dashboard. Less: hold the order back, or give it all back by POST /order-refund/${own.orderId}.`,
    }
  return judgeRefund(own, theirs, subject)
}

/** Money at the provider that our books do not have. */
function judgeUnknown(
  own: OwnPayment | null,
  theirs: Charge,
  { live, now }: { live: boolean; now: number },
): Judged | null {
  const counts = theirs.status === 'succeeded' && theirs.orderId !== null && theirs.live === live
  const isHome = theirs.refundedMinor >= theirs.amountMinor
  const isFresh = theirs.chargedAt !== null && theirs.chargedAt > now - patience
  if (!counts || isHome || isFresh) return null
  const subject = own ? orderCalled(own) : `payment ${theirs.id}`
  return {
    rule: 'provider-paid',
    subject,
    says: `${theirs.id} is paid at the provider for order ${theirs.orderId}, but ${own ? `${own.status} here` : 'not known here'}`,
    repair: `reconcile-payments settles open payments and those of the last hour within 5 minutes, and those of the last 24 hours when a shop with jobs starts. An older one: delete from provider_event where intent_id = '${theirs.id}', then send its payment_intent.succeeded again from the provider's dashboard. If that order is not in the database, pay it back there.`,
  }
}

function judgeRefund(own: OwnPayment, theirs: Charge, subject: string): Judged | null {
  if (own.refundDone && theirs.refundedMinor < own.refundMinor)
    return {
      rule: 'refund-undone',
      subject,
      says: `${own.refundMinor} of its payment ${own.intentId} went back by our books, ${theirs.refundedMinor} at the provider (minor units)`,
      repair: `The refund failed there after all: see why in the provider's dashboard, and pay it back there, or by other means if the card is gone.`,
    }
  if (own.status === 'surplus' || theirs.refundedMinor <= own.refundMinor) return null
  const whole = theirs.refundedMinor === theirs.amountMinor
  const goesOn = own.orderStatus === 'paid' || own.orderStatus === 'pending'
  return {
    rule: 'provider-refund',
    subject,
    says: `${theirs.refundedMinor} of its payment ${own.intentId} went back at the provider, ${own.refundMinor} by our books (minor units); it is ${own.orderStatus}`,
    repair:
      whole && goesOn
        ? `Somebody paid it back in the provider's dashboard: POST /order-refund/${own.orderId} makes the order and its stock follow, and pays nothing twice.`
        : `Somebody paid it back in the provider's dashboard. Find out why; then note it: insert into refund (id, payment_id, amount_minor, reason, origin, done_at) values (gen_random_uuid(), '${own.id}', ${theirs.refundedMinor - own.refundMinor}, 'paid back in the dashboard', 'provider', now()).`,
  }
}
