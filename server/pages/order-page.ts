import { html } from 'hono/html'
import { formatMoney, toMinor } from '../../contract/money.ts'
import { pathId } from '../../contract/text.ts'
import { getOrder } from '../orders/get-order.ts'
import { getReceipt } from '../orders/get-receipt.ts'
import type { Member } from '../shop.ts'
import type { Door } from './ask-api.ts'
import { type Html, showNote } from './layout.ts'

type OrderDetail = Awaited<ReturnType<typeof getOrder>>

/** The page of an order, where mails about it lead: what it is, what happened to it, and its receipt. */
export function orderPage({ app, shop }: Door) {
  const member = (request: Request) => shop.signIn.session(request.headers)
  app.get('/dashboard/payment/:id', async (c) => {
    const caller = await member(c.req.raw)
    if (!caller) return logInFirst()
    const order = await getOrder(shop, caller, { id: pathId.parse(c.req.param('id')) })
    return await showNote(`Order ${order.orderNumber}`, details(order, caller), {
      headers: { 'Cache-Control': 'private, no-store' },
    })
  })
  app.get('/dashboard/payment/:id/receipt', async (c) => {
    const caller = await member(c.req.raw)
    if (!caller) return logInFirst()
    const receipt = await getReceipt(shop, caller, { id: pathId.parse(c.req.param('id')) })
    return new Response(receipt.bytes as Uint8Array<ArrayBuffer>, {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${receipt.name}"`,
      },
    })
  })
}

const logInFirst = () =>
  showNote(
    'Your order',
    html`<p>Log in with the account that ordered, then follow the link again.</p>
<p><a class="other" href="/login">Log in</a></p>`,
    { status: 401 },
  )

function details(order: OrderDetail, caller: Member): Html {
  const money = (major: number) => formatMoney(toMinor(major, order.currency), order.currency)
  return html`<dl class="facts">
${fact('Status', order.status)}
${order.holdExpiresAt ? fact('Held until', time(order.holdExpiresAt)) : ''}
${fact('Part', order.partsName)}
${fact('Quantity', String(order.quantity))}
${fact('Price of one', money(order.unitPrice))}
${fact('Total', money(order.price))}
${fact('Deliver to', `${order.displayName}, ${order.address}`)}
${order.transactionId ? fact('Transaction', order.transactionId) : ''}
</dl>
<h2>What happened</h2>
<ol class="steps">${order.events.map((event) => html`<li><strong>${event.kind}</strong> ${time(event.at)}${event.note ? html` <span class="soft">${event.note}</span>` : ''}</li>`)}</ol>
${order.paidAt ? html`<p><a class="other" href="/dashboard/payment/${order._id}/receipt">Receipt (PDF)</a></p>` : ''}
${
  order.status === 'unpaid' && !caller.isAdmin
    ? html`<p>It is paid by card through <a href="/api/docs#call-startPayment">the API</a>. Shipping is invoiced on shipment.</p>`
    : ''
}`
}

const fact = (name: string, value: string | Html) =>
  html`<div><dt>${name}</dt><dd>${value}</dd></div>`

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

const time = (iso: string) =>
  html`<time datetime="${iso}">${moment.format(new Date(iso))} UTC</time>`
