import { html } from 'hono/html'
import type { Markup } from '../../page.ts'
import type { Store } from '../store.ts'
import type { Deliveries, Delivery } from '../webhooks/deliveries.ts'
import { facts, frame, json, listing, moment, pageSize, sheets, tag } from './pieces.ts'

export function eventsPage(
  store: Store,
  deliveries: Deliveries,
  after: string | undefined,
): Markup {
  const found = store.list('event', { limit: pageSize, after }) ?? []
  const rows = found.map((event) => ({
    id: event.id,
    cells: [
      html`<a href="/cards/events/${event.id}">${event.type}</a>`,
      html`<code>${event.data.object.id}</code>`,
      html`${deliveries.ofEvent(event.id).map((delivery) => html`${tag(delivery.state)} `)}`,
      moment(event.created * 1000),
    ],
  }))
  const table = listing({
    path: '/cards/events',
    rows,
    after,
    head: ['Event', 'About', 'Webhook', 'Created (UTC)'],
    empty: 'No event yet. Each step of a payment makes one and sends it to the shop.',
  })
  const { pending = 0, held = 0, silenced = 0 } = deliveries.counts()
  const summary = html`<p class="soft small">Waiting to be sent: ${pending}. Held to be reordered: ${held}. Silenced: ${silenced}. Change how they are sent on the <a href="/control">control page</a>.</p>`
  return frame('/cards/events', 'Cards', html`${summary}${table}`)
}

export function eventPage(store: Store, deliveries: Deliveries, id: string): Markup | undefined {
  const event = store.find('event', id)
  if (!event) return undefined
  const again = (name: string, copies: number, delay: number) =>
    html`<form method="post" action="/cards/events/${id}/resend"><input type="hidden" name="copies" value="${copies}"><input type="hidden" name="delay" value="${delay}"><button>${name}</button></form>`
  return frame(
    '/cards/events',
    event.type,
    html`<section class="card stack">
${facts([
  ['Event', html`<code>${event.id}</code>`],
  ['Created (UTC)', moment(event.created * 1000)],
  ['Request', event.request.id],
  ['Idempotency key', event.request.idempotency_key],
])}
<div class="row">${again('Resend', 1, 0)}${again('Send twice', 2, 0)}${again('Resend in 10 s', 1, 10)}</div>
</section>
<section class="card stack"><h2>Webhooks</h2>
${sheets(['Copy', 'State', 'Attempts', 'Last answer', 'Next (UTC)'], deliveries.ofEvent(id).map(cells))}
</section>
<details class="card" open><summary>As it is sent</summary>${json(event)}</details>`,
  )
}

function cells(delivery: Delivery, place: number): (string | Markup)[] {
  const next = delivery.state === 'pending' ? moment(delivery.due) : '–'
  const { state, attempts, result } = delivery
  return [String(place + 1), tag(state), String(attempts), result ?? '–', next]
}
