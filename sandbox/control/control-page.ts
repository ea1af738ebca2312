import { html } from 'hono/html'
import type { Cards } from '../cards/cards.ts'
import { sheets } from '../cards/dashboard/pieces.ts'
import type { JournalLine } from '../cards/journal.ts'
import type { Markup } from '../page.ts'
import { type Faults, faultKinds, faultTargets } from './faults.ts'

const kindWords: Record<(typeof faultKinds)[number], string> = {
  delay: 'answers late',
  error: 'fails, without effect',
  'error-after': 'has its effect, then fails',
  hang: 'never answers, without effect',
  'hang-after': 'has its effect, never answers',
  cut: 'closes the socket, without effect',
  'cut-after': 'has its effect, then closes the socket',
  silent: 'sends nothing (webhooks)',
  duplicate: 'sends each several times (webhooks)',
  reorder: 'gathers, then sends in reverse (webhooks)',
}

export function controlPage(cards: Cards, faults: Faults, problem: string | undefined): Markup {
  return html`<div class="head"><h1>Control</h1></div>
<p>Make each stand-in late, failing, doubled or silent, and see what the shop does. Tests do the same with <code>PUT /control/faults/{target}</code>.</p>
${problem ? html`<p class="notice bad" role="alert">${problem}</p>` : ''}
${activeFaults(faults)}
${form()}
${queue(cards)}
${journal(cards)}`
}

function activeFaults(faults: Faults): Markup {
  const active = faultTargets.flatMap((target) => {
    const fault = faults.list()[target]
    return fault ? [{ target, fault }] : []
  })
  if (active.length === 0)
    return html`<p class="notice">All is well: every stand-in answers as it should.</p>`
  return html`<section class="card stack"><h2>What fails now</h2>${active.map(
    ({ target, fault }) => html`<form class="head" method="post" action="/control">
<input type="hidden" name="target" value="${target}">
<span><strong>${target}</strong> ${kindWords[fault.kind]} <code>${JSON.stringify(fault)}</code></span>
<button name="clear" value="yes">Clear ${target}</button></form>`,
  )}</section>`
}

function form(): Markup {
  return html`<form class="card stack" method="post" action="/control">
<h2>Let something fail</h2>
<div class="fault-fields">
<div class="field"><label for="target">What</label><select id="target" name="target">${faultTargets.map((target) => html`<option>${target}</option>`)}</select></div>
<div class="field"><label for="kind">How</label><select id="kind" name="kind">${faultKinds.map((kind) => html`<option value="${kind}">${kind}: ${kindWords[kind]}</option>`)}</select></div>
${number('ms', 'Milliseconds (delay)')}
${number('status', 'Status (error)')}
${number('times', 'Copies or batch (webhooks)')}
${number('remaining', 'How many times; empty for ever')}
<div class="field"><label for="match">Only requests that contain</label><input type="text" id="match" name="match" placeholder="POST /v1/refunds"></div>
</div>
<div class="row"><button class="primary">Let it fail</button></div>
</form>`
}

const number = (name: string, label: string) =>
  html`<div class="field"><label for="${name}">${label}</label><input type="number" min="0" id="${name}" name="${name}"></div>`

function queue(cards: Cards): Markup {
  const { pending = 0, held = 0, silenced = 0, delivered = 0 } = cards.webhooks.deliveries.counts()
  return html`<section class="card stack"><h2>Webhooks</h2>
<p>${delivered} delivered, ${pending} waiting, ${held} held, ${silenced} silenced. Each is on its <a href="/cards/events">event's page</a>.</p>
<div class="row">
<form method="post" action="/control/buttons/flush"><button>Send what is waiting now</button></form>
<form method="post" action="/control/buttons/resend"><button>Send what was silenced</button></form>
</div></section>`
}

function journal(cards: Cards): Markup {
  const lines = cards.journal.read('', 25).reverse()
  if (lines.length === 0)
    return html`<p class="empty">No request has reached the card provider yet.</p>`
  return html`<section class="card stack"><h2>Last requests to the card provider</h2>
${sheets(['At (UTC)', 'Request', 'Status', 'Key'], lines.map(cells))}
<p class="soft small">All of them as JSON: <a href="/control/cards/journal"><code>/control/cards/journal</code></a></p></section>`
}

const cells = (line: JournalLine) => [
  line.at.slice(11, 19),
  html`<code>${line.method} ${line.path}</code>`,
  `${line.status || 'no answer'}${line.replayed ? ' (replayed)' : ''}`,
  html`<code>${line.idempotencyKey ?? '–'}</code>`,
]
