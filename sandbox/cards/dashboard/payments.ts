import { html } from 'hono/html'
import type { Markup } from '../../page.ts'
import type { Store } from '../store.ts'
import { facts, frame, json, listing, moment, money, pageSize, tag } from './pieces.ts'

export function paymentsPage(store: Store, after: string | undefined): Markup {
  const found = store.list('payment_intent', { limit: pageSize, after }) ?? []
  const rows = found.map((payment) => ({
    id: payment.id,
    cells: [
      html`<a href="/cards/payments/${payment.id}"><code>${payment.id}</code></a>`,
      money(payment.amount, payment.currency),
      tag(payment.status),
      payment.last_payment_error?.message ?? payment.description ?? '',
      moment(payment.created * 1000),
    ],
  }))
  const table = listing({
    path: '/cards',
    rows,
    after,
    head: ['Payment', 'Amount', 'Status', 'Note', 'Created (UTC)'],
    empty:
      'No payment yet. Order a part in the shop and press Make Payment: it appears here at once.',
  })
  return frame('/cards', 'Cards', table)
}

export function paymentPage(store: Store, id: string): Markup | undefined {
  const payment = store.find('payment_intent', id)
  if (!payment) return undefined
  const filter = { limit: 100, payment: id }
  const charges = store.list('charge', filter) ?? []
  const refunds = store.list('refund', filter) ?? []
  const events = store.list('event', filter) ?? []
  return frame(
    '/cards',
    money(payment.amount, payment.currency),
    html`<section class="card stack">
${facts([
  ['Payment', html`<code>${payment.id}</code>`],
  ['Status', tag(payment.status)],
  ['Created (UTC)', moment(payment.created * 1000)],
  ['Last error', payment.last_payment_error?.message ?? null],
  ...Object.entries(payment.metadata).map(([key, value]) => [`metadata.${key}`, value] as const),
])}
</section>
<section class="card stack"><h2>Charges and refunds</h2>
<ul class="plain">${charges.map((charge) => html`<li><code>${charge.id}</code> ${money(charge.amount, charge.currency)} ${tag(charge.status)} ${charge.failure_message ?? ''}</li>`)}
${refunds.map((refund) => html`<li><code>${refund.id}</code> ${money(refund.amount, refund.currency)} refunded ${refund.reason?.replaceAll('_', ' ') ?? ''}</li>`)}</ul>
</section>
<section class="card stack"><h2>Events</h2>
<ul class="plain">${events.map((event) => html`<li><a href="/cards/events/${event.id}">${event.type}</a> ${moment(event.created * 1000)}</li>`)}</ul>
</section>
<details class="card"><summary>As the API answers it</summary>${json(payment)}</details>`,
  )
}

export function refundsPage(store: Store, after: string | undefined): Markup {
  const found = store.list('refund', { limit: pageSize, after }) ?? []
  const rows = found.map((refund) => ({
    id: refund.id,
    cells: [
      html`<code>${refund.id}</code>`,
      money(refund.amount, refund.currency),
      html`<a href="/cards/payments/${refund.payment_intent}"><code>${refund.payment_intent}</code></a>`,
      refund.reason?.replaceAll('_', ' ') ?? '',
      moment(refund.created * 1000),
    ],
  }))
  const table = listing({
    path: '/cards/refunds',
    rows,
    after,
    head: ['Refund', 'Amount', 'Payment', 'Reason', 'Created (UTC)'],
    empty: 'No refund yet. The shop makes one when it has to give money back.',
  })
  return frame('/cards/refunds', 'Cards', table)
}

const notEmulated = [
  ['Wallets', 'Apple Pay, Google Pay and the buttons of the Express Checkout Element.'],
  ['Link', 'Saved cards and one-click payment.'],
  ['Radar', 'Risk scores and rules: every charge has the risk level normal.'],
  ['Connect', 'Connected accounts, transfers and application fees.'],
  ['Tax', 'Tax calculation and tax ids.'],
  [
    'SCA exemptions',
    'A card either asks its cardholder or it does not; no request for an exemption changes that.',
  ],
  ['Multi-capture', 'A held amount is captured once; the rest is released.'],
  ['Payouts', 'Captured money stays in the balance for ever.'],
  [
    'Other ways to pay',
    'Cards only. The Payment Element shows the card field; the split elements and tokens are refused.',
  ],
  [
    'Customers, subscriptions, invoices',
    'Nothing is stored for later; every payment stands alone.',
  ],
] as const

export function limitsPage(): Markup {
  return frame(
    '/cards/limits',
    'Cards',
    html`<p>The sandbox speaks the card provider's protocol for one-off card payments. Any future date and any code go with the test cards; a number that is not a test card is refused and not kept. These are not emulated:</p>
<section class="card">${facts(notEmulated)}</section>`,
  )
}
