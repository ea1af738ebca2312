import { setTimeout as pause } from 'node:timers/promises'
import { placeTestOrder } from '../orders.fixture.ts'
import { waitFor } from '../shop-process.fixture.ts'
import { startBuyers } from './buyers.ts'
import type { FaultShop } from './fault-shop.fixture.ts'
import { prove } from './prove.ts'
import type { Random } from './random.ts'
import { start } from './unknown-outcomes.ts'

const mean = (values: number[]) =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

/** F01: kill -9 at 0 to 50 ms after one of several buyers sent something, and start again, so many times. */
export async function killApp(shop: FaultShop, random: Random, kills: number) {
  const part = await shop.part({ quantity: 10_000_000 })
  const boots: number[] = []
  for (let done = 0; done < kills; ) {
    // tokens last 15 minutes
    const load = startBuyers(shop, await shop.buyers(4), part, random)
    for (let of = Math.min(kills - done, 20); of > 0; of -= 1, done += 1) {
      await pause(random.between(100, 400))
      await shop.history.nextInvoke()
      await pause(random.between(0, 50))
      await shop.end('SIGKILL')
      boots.push(await shop.start())
    }
    await load.stop()
  }
  const proof = await prove(shop)
  return { kills, bootMs: mean(boots), slowestBootMs: Math.round(Math.max(...boots)), ...proof }
}

/**
 * F02: the provider has the money, the shop is killed before it can write that down: no event arrives, no buyer says
 * so. What the start finds by itself counts, within 60 seconds of it.
 */
export async function killAfterCharge(shop: FaultShop, random: Random, payments: number) {
  const part = await shop.part({ quantity: 1_000_000 })
  const [buyer] = await shop.buyers(1)
  await shop.control.fault('webhooks', { kind: 'silent' })
  const paid: { order: string; intent: string }[] = []
  for (let at = 0; at < payments; at += 1) {
    const order = await placeTestOrder(buyer!, part)
    const intent = await start(buyer!, order)
    if ((await shop.control.pay(intent)) !== 200) throw new Error('the card was refused')
    paid.push({ order, intent })
  }
  const [last] = paid.slice(-1)
  // half of the time the buyer's word is on the way when it dies
  const told = random.chance(0.5)
    ? buyer!.call('PATCH', `/order/${last!.order}`, {
        orderId: last!.order,
        transactionId: last!.intent,
        price: 1_000,
      })
    : Promise.resolve(null)
  await pause(random.between(0, 5))
  await Promise.all([shop.end('SIGKILL'), told.catch(() => null)])
  await shop.start()
  const started = performance.now()
  const unpaid = async () => {
    const [row] = await shop.sql<{ count: number }[]>`
      select count(*)::int as count
      from orders
      where status = 'unpaid' and id = any(${paid.map(({ order }) => order)})`
    return row!.count
  }
  while ((await unpaid()) > 0) {
    if (performance.now() - started > 60_000) throw new Error('F02 a paid order was not found')
    await pause(50)
  }
  const paidAfterMs = Math.round(performance.now() - started)
  await shop.control.clear()
  return { charged: payments, paidAfterMs, ...(await prove(shop)) }
}

/** F02: killed while the provider has made a payment and its answer is on the way: the next try finds the same one. */
export async function killAfterCreate(shop: FaultShop, kills: number) {
  const part = await shop.part({ quantity: 1_000_000 })
  const creations = () => shop.control.requests('POST', '/v1/payment_intents')
  for (let at = 0; at < kills; at += 1) {
    const [buyer] = await shop.buyers(1)
    const order = await placeTestOrder(buyer!, part)
    const before = await creations()
    await shop.control.fault('cards', {
      kind: 'hang-after',
      match: 'POST /v1/payment_intents',
      remaining: 1,
    })
    const started = buyer!.call('POST', '/create-payment-intent', { orderId: order }).catch(() => 0)
    let made = before
    const look = setInterval(() => {
      void creations().then((count) => {
        made = count
      })
    }, 20)
    await waitFor(() => made > before, 9_000).finally(() => clearInterval(look))
    await shop.end('SIGKILL')
    await started
    await shop.start()
    const intent = await start(buyer!, order)
    if ((await shop.control.pay(intent)) !== 200) throw new Error('F02 the card was refused')
  }
  return { kills, ...(await prove(shop)) }
}
