import { setTimeout as pause } from 'node:timers/promises'
import { inParallel } from '../in-parallel.ts'
import { placeTestOrder } from '../orders.fixture.ts'
import { providerClient } from '../races/provider-books.fixture.ts'
import type { TestUser } from '../test-user.ts'
import type { FaultShop } from './fault-shop.fixture.ts'
import { prove } from './prove.ts'
import type { Random } from './random.ts'

/** What the provider does, has done, and does not say, also not when the shop's client tries again by itself. */
const kinds = ['error-after', 'cut-after'] as const

/** What the provider was asked for while it said nothing: a payment of an order, or the end of a payment. */
type Asked = { creates: string } | { cancels: string }

/** As many answers that never come as the shop waits for at once: it waits twelve seconds for each. */
const lateAtOnce = 50

/**
 * F07: the provider makes or cancels a payment and the answer is lost. The shop says 503 and asks again under the same
 * key: never a second payment or charge. In `late` of them the answer never comes. What counts is what the provider's
 * own journal and books say has happened; fails when that is fewer than asked for.
 */
export async function unknownOutcomes(shop: FaultShop, random: Random, many: number, late: number) {
  const part = await shop.part({ quantity: 10_000_000 })
  const [buyer] = await shop.buyers(1)
  const asked: Asked[] = []
  for (let at = 0; at < many; at += 1) {
    const kind = kinds[random.between(0, 1)]!
    const order = await placeTestOrder(buyer!, part)
    const cancels = random.chance(0.25) ? await start(buyer!, order) : null
    await shop.control.fault('cards', { kind, status: 500, match: match(cancels) })
    const first = cancels
      ? await buyer!.call('DELETE', `/order/${order}`)
      : await buyer!.call('POST', '/create-payment-intent', { orderId: order })
    await shop.control.clear('cards')
    if (await isUnknown(first)) asked.push(cancels ? { cancels } : { creates: order })
    if (cancels) await again(shop, buyer!, order)
    else await pay(shop, await start(buyer!, order))
  }
  for (let left = late; left > 0; left -= lateAtOnce)
    asked.push(...(await answersLate(shop, buyer!, part, Math.min(left, lateAtOnce))))
  const happened = await countHappened(shop, asked)
  const unknown = happened.creates + happened.cancels
  if (unknown < many + late)
    throw new Error(`F07 ${unknown} of ${many + late} outcomes were unknown and had happened`)
  return { unknownOutcomes: unknown, ...happened, late, ...(await prove(shop)) }
}

const match = (cancels: string | null) => (cancels ? '/cancel' : 'POST /v1/payment_intents')

/** Whether the shop says that it does not know; anything but that or its knowing is a fault. */
async function isUnknown(response: Response) {
  const text = await response.text()
  if (![200, 503].includes(response.status)) throw new Error(`F07 ${response.status} ${text}`)
  return response.status === 503
}

/**
 * How many of them the provider has done by a request whose answer was lost: its journal has such a request, none that
 * did it and was answered, and its books have what was asked for.
 */
async function countHappened(shop: FaultShop, asked: Asked[]) {
  const stripe = providerClient(shop.control.url, shop.secretKey)
  const made = new Set<string | undefined>()
  const canceled = new Set<string>()
  for await (const { id, status, metadata } of stripe.paymentIntents.list({ limit: 100 })) {
    made.add(metadata.order_id)
    if (status === 'canceled') canceled.add(id)
  }
  const journal = Map.groupBy(
    (await shop.control.journal('/v1/payment_intents')).filter(({ method }) => method === 'POST'),
    (line) =>
      line.path.endsWith('/cancel') ? line.path : line.idempotencyKey?.replace(/-\d+$/, ''),
  )
  const wasLost = (name: string) => {
    const lines = journal.get(name) ?? []
    const isLost = lines.some(({ status }) => status === 0 || status >= 500)
    return isLost && !lines.some(({ status, replayed }) => status === 200 && !replayed)
  }
  const creates = asked.filter(
    (one) => 'creates' in one && wasLost(`order-${one.creates}`) && made.has(one.creates),
  )
  const cancels = asked.filter(
    (one) =>
      'cancels' in one &&
      wasLost(`/v1/payment_intents/${one.cancels}/cancel`) &&
      canceled.has(one.cancels),
  )
  return { creates: creates.length, cancels: cancels.length }
}

/** Asks for the payment until it is told, for ten seconds while the shop says that it cannot; the intent. */
export async function start(buyer: TestUser, order: string): Promise<string> {
  for (let left = 20; ; left -= 1) {
    const response = await buyer.call('POST', '/create-payment-intent', { orderId: order })
    const { clientSecret } = (await response.json()) as { clientSecret?: string }
    if (clientSecret) return clientSecret.split('_secret_')[0]!
    if (response.status !== 503 || left === 0)
      throw new Error(`paying was answered ${response.status}`)
    await pause(500)
  }
}

async function pay(shop: FaultShop, intent: string) {
  if ((await shop.control.pay(intent)) !== 200) throw new Error('F07 the card was refused')
}

async function again(shop: FaultShop, buyer: TestUser, order: string) {
  const response = await buyer.call('DELETE', `/order/${order}`)
  // gone: the first try had done it
  if (![200, 404].includes(response.status)) throw new Error(`F07 ${await response.text()}`)
  const [row] = await shop.sql<{ status: string }[]>`select status from orders where id = ${order}`
  if (row?.status !== 'cancelled') throw new Error(`F07 the order is ${row?.status}`)
}

/**
 * Payments that are made while the answer never comes, to the client's second try neither. All are asked for before the
 * first is given up, since the shop spares its callers the wait after three; then it asks no provider for five seconds.
 */
async function answersLate(shop: FaultShop, buyer: TestUser, part: string, many: number) {
  const orders = await inParallel(many, 4, () => placeTestOrder(buyer, part))
  await shop.control.fault('cards', { kind: 'hang-after', match: match(null) })
  const unknown = await Promise.all(
    orders.map(async (orderId) =>
      isUnknown(await buyer.call('POST', '/create-payment-intent', { orderId })),
    ),
  )
  await shop.control.clear('cards')
  await inParallel(many, 4, async (at) => {
    await pay(shop, await start(buyer, orders[at]!))
  })
  return orders.filter((_, at) => unknown[at]).map((creates) => ({ creates }))
}
