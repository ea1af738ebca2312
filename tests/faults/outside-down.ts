import { inParallel } from '../in-parallel.ts'
import { orderOf, placeTestOrder } from '../orders.fixture.ts'
import { providerClient } from '../races/provider-books.fixture.ts'
import type { FaultShop } from './fault-shop.fixture.ts'
import { prove } from './prove.ts'
import type { Random } from './random.ts'
import { start } from './unknown-outcomes.ts'

/** F08: the card provider answers nothing but 503: browsing and ordering go on, paying is put off, nothing is paid. */
export async function providerDown(shop: FaultShop, orders: number) {
  const part = await shop.part({ quantity: 1_000_000 })
  const [buyer] = await shop.buyers(1)
  await shop.control.fault('cards', { kind: 'error', status: 503 })
  const placed = await inParallel(orders, 4, async () => {
    const order = await placeTestOrder(buyer!, part)
    const paying = await buyer!.call('POST', '/create-payment-intent', { orderId: order })
    if (paying.status !== 503 || !paying.headers.get('retry-after'))
      throw new Error(`F08 paying was answered ${paying.status}`)
    return order
  })
  const browsing = await fetch(`${shop.url}/api/parts`)
  if (browsing.status !== 200) throw new Error(`F08 browsing was answered ${browsing.status}`)
  const paid = await shop.sql`
    select 1 from orders where id = any(${placed}) and status <> 'unpaid'`
  if (paid.length > 0) throw new Error('F08 an order was paid without a provider')
  await shop.control.clear('cards')
  await inParallel(orders, 4, async (at) => {
    const status = await shop.control.pay(await start(buyer!, placed[at]!))
    if (status !== 200) throw new Error(`F08 the card was answered ${status}`)
  })
  return { putOff: orders, ...(await prove(shop)) }
}

/** F09: no event arrives; some payments are found by the reconciler; then all events come, shuffled and three times. */
export async function silentWebhooks(shop: FaultShop, random: Random, payments: number) {
  const part = await shop.part({ quantity: 1_000_000 })
  const [buyer] = await shop.buyers(1)
  await shop.control.fault('webhooks', { kind: 'silent' })
  const since = Math.floor(Date.now() / 1_000) - 1
  const intents = await inParallel(payments, 4, async () => {
    const intent = await start(buyer!, await placeTestOrder(buyer!, part))
    await shop.control.pay(intent)
    return intent
  })
  const stillUnpaid = async () => {
    const [row] = await shop.sql<{ count: number }[]>`
      select count(*)::int as count
      from orders o
      join payment p on p.order_id = o.id
      where p.intent_id = any(${intents}) and o.status = 'unpaid'`
    return row!.count
  }
  const unheard = await stillUnpaid()
  if (unheard === 0) throw new Error('F09 the events were not silent')
  const stripe = providerClient(shop.control.url, shop.secretKey)
  const events: string[] = []
  for await (const event of stripe.events.list({ created: { gte: since }, limit: 100 }))
    events.push(event.id)
  await shop.control.clear('webhooks')
  for (const event of random.shuffled(events)) await shop.control.resend(event, 3)
  const proof = await prove(shop)
  if ((await stillUnpaid()) > 0) throw new Error('F09 a paid order is unpaid')
  return { charged: payments, events: events.length, deliveries: events.length * 3, ...proof }
}

/** F10: the mail server takes nothing: orders go on; then every mail arrives, one an event. */
export async function mailDown(shop: FaultShop, orders: number) {
  const part = await shop.part({ quantity: 1_000_000 })
  const [buyer] = await shop.buyers(1)
  await shop.control.fault('mail', { kind: 'error', status: 451 })
  await inParallel(orders, 4, async () => {
    const response = await buyer!.call('POST', '/order', orderOf(part, 10, 1_000))
    if (response.status !== 200) throw new Error(`F10 ordering was answered ${response.status}`)
  })
  const [waiting] = await shop.sql<{ count: number }[]>`
    select count(*)::int as count
    from mail
    where recipient = ${buyer!.email} and kind = 'order-placed' and sent_at is null`
  if (waiting!.count !== orders) throw new Error(`F10 ${waiting!.count} of ${orders} mails wait`)
  await shop.control.clear('mail')
  const proof = await prove(shop)
  const response = await fetch(
    `${shop.control.url}/mail/api/messages?limit=500&to=${encodeURIComponent(buyer!.email)}`,
  )
  const arrived = (await response.json()) as { subject: string }[]
  const about = arrived.filter(({ subject }) => /order/i.test(subject))
  if (about.length !== orders || new Set(about.map(({ subject }) => subject)).size !== orders)
    throw new Error(`F10 ${about.length} mails arrived of ${orders}`)
  return { mails: about.length, ...proof }
}
