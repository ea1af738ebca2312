import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { orderOf } from '../orders.fixture.ts'
import type { TestUser } from '../test-user.ts'
import type { FaultShop } from './fault-shop.fixture.ts'
import type { Random } from './random.ts'

/** What came back: the status 0 is no answer at all. */
type Reply = { status: number; body: Record<string, unknown>; retryAfter: string | null }

/** How often each status was answered while it ran; 0 is no answer. */
export type Load = {
  statuses: Map<number, number>
  unsaidRetries: () => number
  stop: () => Promise<void>
}

type Seen = { statuses: Map<number, number>; unsaid: number; stopping: boolean }

/**
 * Buyers who order, pay and cancel one order after the other, each on connections of its own, until they are stopped.
 * Whatever has no certain answer they ask again under the same key, a few times: what stays uncertain stays `info`.
 */
export function startBuyers(
  shop: FaultShop,
  buyers: TestUser[],
  partId: string,
  random: Random,
): Load {
  const seen: Seen = { statuses: new Map(), unsaid: 0, stopping: false }
  const loops = buyers.map(async (buyer) => {
    while (!seen.stopping) await buy(shop, buyer, partId, random, seen)
  })
  const stop = async () => {
    seen.stopping = true
    await Promise.all(loops)
    shop.loads.delete(stop)
  }
  shop.loads.add(stop)
  return { statuses: seen.statuses, unsaidRetries: () => seen.unsaid, stop }
}

async function buy(shop: FaultShop, buyer: TestUser, partId: string, random: Random, seen: Seen) {
  const ask = asking(buyer, seen)
  const mark = randomUUID()
  const ordered = shop.history.invoke('order', mark)
  const body = { ...orderOf(partId, 10, 1_000), others: mark }
  const key = { 'idempotency-key': mark }
  const placed = await ask(10, 'POST', '/order', body, key)
  if (placed.status !== 200) return ordered(outcomeOf(placed))
  const orderId = String(placed.body.insertedId)
  ordered('ok', { orderId })
  if (random.chance(0.2)) return await cancel(shop, ask, mark, orderId)
  const started = await ask(10, 'POST', '/create-payment-intent', { orderId })
  if (started.status !== 200) return
  const intent = String(started.body.clientSecret).split('_secret_')[0]!
  const paid = shop.history.invoke('pay', mark, { orderId, intent })
  const status = await payAt(shop, intent)
  paid(status === 200 ? 'ok' : status === 0 ? 'info' : 'fail')
  if (status !== 200 || random.chance(0.3)) return
  const confirmed = shop.history.invoke('confirm', mark, { orderId, intent })
  const told = { orderId, transactionId: intent, price: 1_000 }
  confirmed(outcomeOf(await ask(2, 'PATCH', `/order/${orderId}`, told)))
}

/** 0 is no answer: the provider may stop together with the shop. */
async function payAt(shop: FaultShop, intent: string): Promise<number> {
  try {
    return await shop.control.pay(intent)
  } catch {
    return 0
  }
}

type Ask = (
  tries: number,
  method: string,
  where: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Reply>

async function cancel(shop: FaultShop, ask: Ask, mark: string, orderId: string) {
  const cancelled = shop.history.invoke('cancel', mark, { orderId })
  const reply = await ask(3, 'DELETE', `/order/${orderId}`)
  // gone already: an earlier try without an answer did it
  cancelled(reply.status === 404 ? 'info' : outcomeOf(reply))
}

/** 507 says that nothing was changed: it is held to that. */
const isCertain = ({ status, body }: Reply) =>
  status === 507 || (status > 0 && status < 500 && body.code !== 'request_running')
const outcomeOf = (reply: Reply) =>
  reply.status === 200 ? 'ok' : isCertain(reply) ? 'fail' : 'info'

/** Asks until the answer is certain, so many times at most; longer pauses while nobody is there. */
function asking(buyer: TestUser, seen: Seen): Ask {
  return async (tries, method, where, body, headers) => {
    let reply: Reply = { status: 0, body: {}, retryAfter: null }
    for (let left = tries; left > 0; left -= 1) {
      reply = await once(buyer, method, where, body, headers)
      seen.statuses.set(reply.status, (seen.statuses.get(reply.status) ?? 0) + 1)
      if (reply.status === 503 && reply.retryAfter === null) seen.unsaid += 1
      if (isCertain(reply)) return reply
      await pause(reply.status === 0 ? 300 : 100)
    }
    return reply
  }
}

async function once(
  buyer: TestUser,
  method: string,
  where: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<Reply> {
  try {
    const response = await buyer.call(method, where, body, headers)
    const text = await response.text()
    return {
      status: response.status,
      body: JSON.parse(text) as Record<string, unknown>,
      retryAfter: response.headers.get('retry-after'),
    }
  } catch {
    return { status: 0, body: {}, retryAfter: null }
  }
}
