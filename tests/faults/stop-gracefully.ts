import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { orderOf } from '../orders.fixture.ts'
import type { FaultShop } from './fault-shop.fixture.ts'
import { prove } from './prove.ts'
import type { Random } from './random.ts'

/** Callers who send one request after the other down the connections that they keep. */
const steady = 8

/**
 * F14: SIGTERM while so many requests to order are in flight, and while others keep sending: each is answered, or was
 * refused before it had any effect; exit 0; the next start takes the same requests again under their keys.
 */
export async function stopGracefully(
  shop: FaultShop,
  random: Random,
  stops: number,
  inFlight: number,
) {
  const part = await shop.part({ quantity: 10_000_000 })
  const counts = { stops, inFlight, answered: 0, answeredAfter: 0, refused: 0 }
  for (let stop = 0; stop < stops; stop += 1) {
    const buyers = await shop.buyers(4)
    let isStopping = false
    const order = async (at: number) => {
      const mark = randomUUID()
      const tell = shop.history.invoke('order', mark)
      const body = { ...orderOf(part, 10, 1_000), others: mark }
      const key = { 'idempotency-key': mark }
      const send = async () => {
        const response = await buyers[at % 4]!.call('POST', '/order', body, key)
        return { status: response.status, ...((await response.json()) as { insertedId?: string }) }
      }
      const answer = await send().catch(() => null)
      return { mark, tell, send, answer, isAfter: isStopping }
    }
    const keepSending = async (at: number) => {
      const sent = [await order(at)]
      while (sent.at(-1)?.answer) sent.push(await order(at))
      return sent
    }
    const flowing = Array.from({ length: steady }, (_, at) => keepSending(at))
    await pause(200)
    const burst = Array.from({ length: inFlight }, (_, at) => order(at))
    await pause(random.between(0, 150))
    isStopping = true
    const [code, ...sent] = await Promise.all([shop.end('SIGTERM'), Promise.all(burst), ...flowing])
    if (code !== 0) throw new Error(`F14 it ended with ${code}`)
    await shop.start()
    const requests = sent.flat()
    const silent = requests.filter(({ answer }) => answer === null).map(({ mark }) => mark)
    const effects = await shop.sql`select 1 from orders where note = any(${silent})`
    if (effects.length > 0) throw new Error(`F14 ${effects.length} had an effect and no answer`)
    counts.answered += requests.length - silent.length
    counts.answeredAfter += requests.filter(({ answer, isAfter }) => answer && isAfter).length
    counts.refused += silent.length
    for (const { answer, tell, send } of requests) {
      const settled = answer?.status === 200 ? answer : await send()
      if (settled.status !== 200) throw new Error(`F14 asked again: ${settled.status}`)
      tell('ok', { orderId: settled.insertedId! })
    }
  }
  if (counts.answeredAfter < stops) throw new Error('F14 too little was in flight')
  return { ...counts, ...(await prove(shop)) }
}
