import { setTimeout as pause } from 'node:timers/promises'
import { inParallel } from '../in-parallel.ts'
import { orderOf, placeTestOrder } from '../orders.fixture.ts'
import type { TestMember } from '../test-member.ts'
import type { FaultShop } from './fault-shop.fixture.ts'
import { prove } from './prove.ts'
import type { Random } from './random.ts'

/** What the provider does, has done, and does not say. Three times each: the shop's client tries again by itself. */
const kinds = ['error-after', 'cut-after'] as const

/**
 * F07: the provider makes, cancels or refunds a payment and the answer is lost. The shop says 503 and asks again under
 * the same key: never a second payment, charge or refund. In `late` of them the answer never comes (10 s each).
 */
export async function unknownOutcomes(shop: FaultShop, random: Random, many: number, late: number) {
  const part = await shop.part({ quantity: 10_000_000 })
  const [buyer] = await shop.buyers(1)
  const steps = { create: 0, cancel: 0, refused: 0, late }
  for (let at = 0; at < many; at += 1) {
    const kind = kinds[random.between(0, 1)]!
    const order = await placeTestOrder(buyer!, part)
    const cancels = random.chance(0.25)
    const match = cancels ? '/cancel' : 'POST /v1/payment_intents'
    if (cancels) await start(buyer!, order)
    await shop.control.fault('cards', { kind, status: 500, match, remaining: 3 })
    const first = cancels
      ? await buyer!.call('DELETE', `/order/${order}`)
      : await buyer!.call('POST', '/create-payment-intent', { orderId: order })
    await shop.control.clear('cards')
    if (first.status === 503) steps.refused += 1
    else if (first.status !== 200) throw new Error(`F07 ${first.status} ${await first.text()}`)
    steps[cancels ? 'cancel' : 'create'] += 1
    if (cancels) await again(shop, buyer!, order)
    else await pay(shop, await start(buyer!, order))
  }
  await answersLate(shop, buyer!, part, late)
  if (steps.refused === 0) throw new Error('F07 no outcome was unknown')
  return { unknownOutcomes: many + late, ...steps, ...(await prove(shop)) }
}

/** Asks for the payment until it is told, for ten seconds while the shop says that it cannot; the intent. */
export async function start(buyer: TestMember, order: string): Promise<string> {
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

async function again(shop: FaultShop, buyer: TestMember, order: string) {
  const response = await buyer.call('DELETE', `/order/${order}`)
  // gone: the first try had done it
  if (![200, 404].includes(response.status)) throw new Error(`F07 ${await response.text()}`)
  const [row] = await shop.sql<{ status: string }[]>`select status from orders where id = ${order}`
  if (row?.status !== 'cancelled') throw new Error(`F07 the order is ${row?.status}`)
}

/** Payments that are made while the answer never comes, all at once, since each takes the shop's whole patience. */
async function answersLate(shop: FaultShop, buyer: TestMember, part: string, many: number) {
  if (many === 0) return
  const match = 'POST /v1/payment_intents'
  await inParallel(many, 20, async (at) => {
    const response = await buyer.call('POST', '/order', orderOf(part, 10, 1_000))
    const { insertedId } = (await response.json()) as { insertedId: string }
    if (at % 20 === 0)
      await shop.control.fault('cards', { kind: 'hang-after', match, remaining: 10 })
    await pay(shop, await start(buyer, insertedId))
  })
  await shop.control.clear('cards')
}
