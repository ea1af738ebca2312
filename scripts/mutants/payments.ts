import { mutant } from './mutant.ts'

const confirm = 'server/payments/confirm-payment.ts'
const settle = 'server/payments/settle-payment.ts'
const stripe = 'server/payments/provider/stripe.ts'
const start = 'server/payments/begin-payment.ts'
const paying = 'server/payments/paying.test.ts'
const believing = 'server/payments/believing.test.ts'
const refunding = 'server/payments/refunds/refunding.test.ts'
const events = 'server/payments/card-events.test.ts'
const gateway = 'server/payments/provider/gateway.ts'
const port = 'tests/examples/payment-method.test.ts'
const online = 'server/payments/online-payments.test.ts'
const wrong = 'T28 T29 T30 payments that are not'

/** What is believed of money, and how often. */
export const paymentMutants = [
  mutant('confirm-order', 'T28 T29', [[confirm, 'charge.orderId === order.id &&']], paying, wrong),
  mutant(
    'confirm-amount',
    'T28',
    [[confirm, 'charge.amountMinor === askedMinor(order) &&']],
    paying,
    wrong,
  ),
  mutant(
    'confirm-currency',
    'T28',
    [[confirm, 'charge.currency === order.currency &&']],
    paying,
    wrong,
  ),
  mutant(
    'confirm-live',
    'T28',
    [[confirm, 'charge.live === shop.config.live &&']],
    believing,
    'T28 test money',
  ),
  mutant(
    'confirm-refunded',
    'T28',
    [[confirm, ' &&\n  charge.refundedMinor === 0']],
    believing,
    'T28 money that went back',
  ),
  mutant(
    'confirm-status',
    'T28',
    [[confirm, "if (charge.status !== 'succeeded') throw new Refusal('payment_not_made')"]],
    paying,
    'a payment that was not made',
  ),
  mutant(
    'settle-status',
    'T37 I4',
    [[settle, "charge.status !== 'succeeded' || "]],
    events,
    'T36 T37 what an event says',
  ),
  mutant(
    'settle-live',
    'T28 I4',
    [[settle, ' || charge.live !== shop.config.live']],
    believing,
    'T28 test money',
  ),
  mutant(
    'settle-amount',
    'T28 I4',
    [[settle, 'charge.amountMinor === askedMinor(order) && ']],
    believing,
    'T28 I4 another amount',
  ),
  mutant(
    'settle-currency',
    'T28 I4',
    [[settle, ' && charge.currency === order.currency']],
    believing,
    'T28 I4 another currency',
  ),
  mutant(
    'settle-refunded',
    'T28 I4',
    [[settle, ' && charge.refundedMinor === 0']],
    believing,
    'T28 money that went back',
  ),
  mutant(
    'settle-already',
    'T31',
    [[settle, "if (order.transactionId === charge.id) return 'settled'"]],
    paying,
    'make one transition, in either order',
  ),
  mutant(
    'settle-surplus-once',
    'T32 T36',
    [[settle, "if (payment.status === 'surplus') return 'surplus'"]],
    believing,
    'T32 T36 a surplus told again',
  ),
  mutant(
    'surplus-returned',
    'T32 I3',
    [[settle, '  if (amountMinor > 0)\n', '  if (amountMinor < 0)\n']],
    'server/payments/refunds/surplus.test.ts',
    'T32 a second payment',
  ),
  mutant(
    'order-lock',
    'T31 T33',
    [['server/orders/store.ts', 'await sql`select 1 from orders where id = ${id} for update`']],
    paying,
    'make one transition, in either order',
  ),
  mutant(
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
  mutant(
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
  mutant(
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
  mutant(
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
  mutant(
    'intent-key',
    'F07',
    [[start, '`order-${order.id}-${payment.attempt}`', '`order-${Math.random()}`']],
    paying,
    'F07 a start that was cut off',
  ),
  mutant(
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
  mutant(
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
  mutant(
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
  mutant(
    'event-early',
    'T77',
    [[stripe, '  if (!isOfNow(signature)) return null\n']],
    events,
    'T77 found: S12 what is signed',
  ),
  mutant(
    'gateway-signature',
    'T36',
    [[gateway, ' && timingSafeEqual(theirs, own)']],
    port,
    'only events of now',
  ),
  mutant(
    'gateway-time',
    'T36',
    [[gateway, ' || !isOfNow) return null', ') return null']],
    port,
    'only events of now',
  ),
  mutant(
    'gateway-path',
    'T52',
    [[gateway, 'if (!ownId.safeParse(id.slice(onlinePrefix.length)).success) return null']],
    port,
    'a payment is made once a key',
  ),
  mutant(
    'other-way',
    'I4',
    [[start, 'payment.method !== way || ']],
    online,
    'one payment is open at a time',
  ),
  mutant(
    'in-hand',
    'I4',
    [[start, "if (payment.method !== way) throw new Refusal('payment_in_hand')"]],
    online,
    'what is being decided',
  ),
]
