import { randomUUID } from 'node:crypto'
import { orderOf } from '../orders.fixture.ts'
import type { FaultShop } from './fault-shop.fixture.ts'
import { prove } from './prove.ts'

/** The longest that an order may wait for an answer; a hang guard, not a goal. */
const patienceMs = 45_000

/**
 * F06: somebody holds a part's row, so that the orders of it hold every connection that transactions may have, and many
 * more wait. Each is refused in time with 503 and Retry-After before it had any effect, others read on, and once the
 * row is free the same requests are taken under their keys.
 */
export async function exhaustPool(shop: FaultShop, orders: number) {
  const [part, buyers] = [await shop.part({ quantity: 10_000_000 }), await shop.buyers(4)]
  const sent = Array.from({ length: orders }, (_, at) => {
    const mark = randomUUID()
    const body = { ...orderOf(part, 10, 1_000), others: mark }
    const call = buyers[at % 4]!.call
    return { mark, send: () => call('POST', '/order', body, { 'idempotency-key': mark }) }
  })
  const refused = await shop.database.transaction(async (sql) => {
    await sql`set local idle_in_transaction_session_timeout = 0`
    await sql`select from part where id = ${part} for update`
    const from = performance.now()
    const waiting = Promise.all(sent.map(({ send }) => within(patienceMs, send())))
    const reads = await Promise.all(
      ['/healthz', '/api/parts', '/'].map((path) => within(patienceMs, fetch(shop.url + path))),
    )
    const others = reads.filter(({ status }) => status !== 200)
    if (others.length > 0) throw new Error(`F06 reading was answered ${others[0]!.status}`)
    const readMs = Math.round(performance.now() - from)
    const answers = await waiting
    for (const { status, headers } of answers)
      if (status !== 503 || !headers.get('retry-after'))
        throw new Error(`F06 an order was answered ${status}`)
    return { refused: answers.length, readMs, ms: Math.round(performance.now() - from) }
  })
  const marks = sent.map(({ mark }) => mark)
  const effects = await shop.sql`select 1 from orders where note = any(${marks})`
  if (effects.length > 0) throw new Error(`F06 ${effects.length} that were refused had an effect`)
  for (const { mark, send } of sent) {
    const tell = shop.history.invoke('order', mark)
    const response = await send()
    if (response.status !== 200) throw new Error(`F06 asked again: ${response.status}`)
    tell('ok', { orderId: ((await response.json()) as { insertedId: string }).insertedId })
  }
  return { ...refused, ...(await prove(shop)) }
}

function within(ms: number, answer: Promise<Response>): Promise<Response> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`F06 no answer in ${ms} ms`)), ms).unref()
  })
  return Promise.race([answer, late])
}
