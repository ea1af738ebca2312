import { Hono } from 'hono'
import { html } from 'hono/html'
import { looks, page, pageHeaders } from './page.ts'
import type { SandboxOptions } from './provider.ts'

const places = [
  [
    '/cards',
    'Cards',
    'Payments, refunds and events of the card provider, and what is not emulated.',
  ],
  ['/mail', 'Mail', 'Every message the shop sent, with its links.'],
  ['/identities', 'Identities', 'The people who can sign in with the federated login.'],
  ['/images', 'Images', 'What was uploaded to the image host.'],
  ['/bank', 'Bank', 'Transfer to the shop’s account, and save its statements.'],
  [
    '/vies',
    'Tax numbers',
    'The EU’s register of tax numbers: which are valid, and how it answers.',
  ],
  [
    '/receiver',
    'Events',
    'Another system that is told what happens in the shop, and checks who says so.',
  ],
  ['/control', 'Control', 'Make each of them late, failing, doubled or silent.'],
] as const

/** `/`: what this is, and the way to each part of it. */
export function home(options: SandboxOptions): Hono {
  const app = new Hono()
  app.use('/', pageHeaders)
  app.route('/', looks())
  return app.get('/', (c) => c.html(page({ title: 'Overview', place: '/', body: body(options) })))
}

const body = (
  options: SandboxOptions,
) => html`<div class="head"><h1>The outside world, on this machine</h1></div>
<p>This process stands in for the card provider, the identity provider, the image host, the mail server and the register of tax numbers of the shop at <a href="${options.shopUrl}">${options.shopUrl}</a>. It speaks their real protocols, and nothing leaves this machine.</p>
<ul class="list">${places.map(
  ([path, name, words]) =>
    html`<li><a class="item" href="${path}"><span class="grow"><strong>${name}</strong><br><span class="soft small">${words}</span></span></a></li>`,
)}</ul>
<section class="card stack"><h2>Test cards</h2>
<p class="soft small">With any date in the future, any code (three digits; American Express four) and any postal code of five digits.</p>
<div class="scroll"><table><thead><tr><th scope="col">Card</th><th scope="col">What happens</th></tr></thead><tbody>${cards.map(
  ([number, words]) => html`<tr><td><code>${number}</code></td><td>${words}</td></tr>`,
)}</tbody></table></div></section>`

const cards = [
  ['4242 4242 4242 4242', 'Succeeds (Visa)'],
  ['5555 5555 5555 4444', 'Succeeds (Mastercard)'],
  ['3782 822463 10005', 'Succeeds (American Express)'],
  ['6011 1111 1111 1117', 'Succeeds (Discover)'],
  ['4000 0000 0000 0002', 'Declined'],
  ['4000 0000 0000 9995', 'Declined: insufficient funds'],
  ['4000 0000 0000 9987', 'Declined: lost card'],
  ['4000 0000 0000 9979', 'Declined: stolen card'],
  ['4000 0000 0000 0069', 'Declined: expired'],
  ['4000 0000 0000 0127', 'Declined: wrong security code'],
  ['4000 0000 0000 0119', 'Declined: processing error'],
  ['4000 0000 0000 3220', 'Asks the cardholder first (3-D Secure)'],
  ['4000 0084 0000 1629', 'Asks the cardholder first, then declined'],
  ['4000 0000 0000 0259', 'Succeeds, then disputed as fraudulent'],
] as const
