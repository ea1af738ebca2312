import { guard } from './guard.ts'

const confirm = 'server/payments/confirm-payment.ts'
const settle = 'server/payments/settle-payment.ts'
const stripe = 'server/payments/cards/stripe.ts'
const start = 'server/payments/start-payment.ts'
const paying = 'server/payments/paying.test.ts'
const believing = 'server/payments/believing.test.ts'
const refunding = 'server/payments/refunds/refunding.test.ts'
const events = 'server/payments/card-events.test.ts'
const wrong = 'T28 T29 T30 payments that are not'

/** What is believed of money, and how often. */
export const paymentGuards = [
  guard('confirm-order', 'T28 T29', [[confirm, 'charge.orderId === order.id &&']], paying, wrong),
  guard(
    'confirm-amount',
    'T28',
    [[confirm, 'charge.amountMinor === order.totalMinor &&']],
    paying,
    wrong,
  ),
  guard(
    'confirm-currency',
    'T28',
    [[confirm, 'charge.currency === order.currency &&']],
    paying,
    wrong,
  ),
  guard(
    'confirm-live',
    'T28',
    [[confirm, 'charge.live === shop.config.cards.live &&']],
    believing,
    'T28 test money',
  ),
  guard(
    'confirm-refunded',
    'T28',
    [[confirm, ' &&\n  charge.refundedMinor === 0']],
    believing,
    'T28 money that went back',
  ),
  guard(
    'confirm-status',
    'T28',
    [[confirm, "if (charge.status !== 'succeeded') throw new Refusal('payment_not_made')"]],
    paying,
    'a payment that was not made',
  ),
  guard(
    'settle-status',
    'T37 I4',
    [[settle, "charge.status !== 'succeeded' || "]],
    events,
    'T36 T37 what an event says',
  ),
  guard(
    'settle-live',
    'T28 I4',
    [[settle, ' || charge.live !== shop.config.cards.live']],
    believing,
    'T28 test money',
  ),
  guard(
    'settle-amount',
    'T28 I4',
    [[settle, 'charge.amountMinor === order.totalMinor && ']],
    believing,
    'T28 I4 another amount',
  ),
  guard(
    'settle-currency',
    'T28 I4',
    [[settle, ' && charge.currency === order.currency']],
    believing,
    'T28 I4 another currency',
  ),
  guard(
    'settle-refunded',
    'T28 I4',
    [[settle, ' && charge.refundedMinor === 0']],
    believing,
    'T28 money that went back',
  ),
  guard(
    'settle-already',
    'T31',
    [[settle, "if (order.transactionId === charge.id) return 'settled'"]],
    paying,
    'make one transition, in either order',
  ),
  guard(
    'settle-surplus-once',
    'T32 T36',
    [
      [
        settle,
        "if (payment.status === 'surplus' || payment.status === 'settled') return 'surplus'",
      ],
    ],
    believing,
    'T32 T36 a surplus told again',
  ),
  guard(
    'surplus-returned',
    'T32 I3',
    [[settle, '  if (amountMinor > 0)\n', '  if (amountMinor < 0)\n']],
    'server/payments/refunds/surplus.test.ts',
    'T32 a second payment',
  ),
  guard(
    'order-lock',
    'T31 T33',
    [['server/orders/store.ts', 'await sql`select 1 from orders where id = ${id} for update`']],
    paying,
    'make one transition, in either order',
  ),
  guard(
    'webhook-signature',
    'T35',
    [
      [
        stripe,
        'stripe.webhooks.constructEvent(body, signature, secret, tolerance)',
        'JSON.parse(body)',
      ],
    ],
    events,
    'T35 unsigned, old, foreign',
  ),
  guard(
    'webhook-tolerance',
    'T35',
    [
      [
        stripe,
        'stripe.webhooks.constructEvent(body, signature, secret, tolerance)',
        'stripe.webhooks.constructEvent(body, signature, secret, 1e9)',
      ],
    ],
    events,
    'T35 unsigned, old, foreign',
  ),
  guard(
    'start-price',
    'T26',
    [
      [
        start,
        'if (price !== undefined && toMinor(price, currency) !== order.totalMinor)',
        'if (price === currency)',
      ],
    ],
    paying,
    'T26 the amount is the order’s',
  ),
  guard(
    'start-which-order',
    'T26',
    [
      [
        start,
        "if (!only || another) throw new Refusal('which_order')",
        "if (!only) throw new Refusal('which_order')",
      ],
    ],
    paying,
    'a price alone is enough',
  ),
  guard(
    'intent-key',
    'F07',
    [[start, '`order-${order.id}-${payment.attempt}`', '`order-${Math.random()}`']],
    paying,
    'F07 a start that was cut off',
  ),
  guard(
    'cancel-asks-provider',
    'T33',
    [
      [
        'server/payments/cancel-order.ts',
        'if (payment) await cancelAtProvider(shop, order, payment)',
      ],
    ],
    'server/payments/cancelling.test.ts',
    'T33 paying and cancelling',
  ),
  guard(
    'refund-rest',
    'T75',
    [
      [
        'server/payments/refunds/refund-order.ts',
        'Math.min(back.amountMinor, await selectOwed(sql, order.id, payment.id))',
        'back.amountMinor',
      ],
    ],
    refunding,
    'in parts is shown',
  ),
  guard(
    'refund-refused',
    'T75',
    [
      [
        'server/payments/refunds/pay-refund.ts',
        'if (!(await markFailed(sql, id, error.message))) return',
        'return',
      ],
    ],
    refunding,
    'not at all, since it refuses',
  ),
  guard(
    'event-early',
    'T77',
    [[stripe, '  if (!isOfNow(signature)) return null\n']],
    events,
    'T77 found: S12 what is signed',
  ),
]
