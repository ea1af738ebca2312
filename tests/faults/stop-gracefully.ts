import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { orderOf } from '../orders.fixture.ts'
import type { FaultShop } from './fault-shop.fixture.ts'
import { prove } from './prove.ts'
import type { Random } from './random.ts'

/**
 * F14: SIGTERM while so many requests to order are in flight: each is answered, or was refused before it had any
 * effect; exit 0; the next start takes the same requests again under their keys.
 */
export async function stopGracefully(
  shop: FaultShop,
  random: Random,
  stops: number,
  inFlight: number,
) {
  const part = await shop.part({ quantity: 10_000_000 })
  const counts = { stops, inFlight, answered: 0, refused: 0 }
  for (let stop = 0; stop < stops; stop += 1) {
    const buyers = await shop.buyers(4)
    const sent = Array.from({ length: inFlight }, async (_, at) => {
      const mark = randomUUID()
      const tell = shop.history.invoke('order', mark)
      const body = { ...orderOf(part, 10, 1_000), others: mark }
      const key = { 'idempotency-key': mark }
      const send = async () => {
        const response = await buyers[at % 4]!.call('POST', '/order', body, key)
        return { status: response.status, ...((await response.json()) as { insertedId?: string }) }
      }
      return { mark, tell, send, answer: await send().catch(() => null) }
    })
    await pause(random.between(0, 150))
    const [code, requests] = await Promise.all([shop.end('SIGTERM'), Promise.all(sent)])
    if (code !== 0) throw new Error(`F14 it ended with ${code}`)
    await shop.start()
    const silent = requests.filter(({ answer }) => answer === null).map(({ mark }) => mark)
    const effects = await shop.sql`select 1 from orders where note = any(${silent})`
    if (effects.length > 0) throw new Error(`F14 ${effects.length} had an effect and no answer`)
    counts.answered += requests.length - silent.length
    counts.refused += silent.length
    for (const { answer, tell, send } of requests) {
      const settled = answer?.status === 200 ? answer : await send()
      if (settled.status !== 200) throw new Error(`F14 asked again: ${settled.status}`)
      tell('ok', { orderId: settled.insertedId! })
    }
  }
  if (counts.answered === 0) throw new Error('F14 nothing was in flight')
  return { ...counts, ...(await prove(shop)) }
}
