import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isAlive } from '../../server/local/process-stamp.ts'
import { orderOf } from '../orders.fixture.ts'
import { neighboursOf } from '../shop-process.fixture.ts'
import { startBuyers } from './buyers.ts'
import type { FaultShop } from './fault-shop.fixture.ts'
import { prove } from './prove.ts'
import type { Random } from './random.ts'

/** Callers who send one request after the other down the connections that they keep. */
const steady = 8

type Stops = { stops: number; inFlight: number; group?: boolean }

/**
 * F14: SIGTERM while so many requests to order are in flight, while others keep sending, and while buyers order, pay and
 * cancel: each request is answered, or was refused before it had any effect; exit 0, without a complaint, with nothing
 * left running and a database that has nothing to recover; the next start takes the same requests again under their keys.
 * F23, `group`: the same of `npm start`, whose whole group is told, as a service manager does.
 */
export async function stopGracefully(
  shop: FaultShop,
  random: Random,
  { stops, inFlight, group = false }: Stops,
) {
  const row = group ? 'F23' : 'F14'
  if (group) {
    await shop.end('SIGTERM')
    await shop.start({}, { group })
  }
  const part = await shop.part({ quantity: 10_000_000 })
  const counts = { stops, inFlight, answered: 0, answeredAfter: 0, refused: 0 }
  const slowest = { stopMs: 0, bootMs: 0 }
  const loaded = new Map<number, number>()
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
    const complaints = shop.log().length
    const serverLog = await logOfServer(shop)
    const load = startBuyers(shop, await shop.buyers(4), part, random)
    const flowing = Array.from({ length: steady }, (_, at) => keepSending(at))
    await pause(200)
    const burst = Array.from({ length: inFlight }, (_, at) => order(at))
    await pause(random.between(0, 150))
    isStopping = true
    const pid = shop.pid()
    const told = performance.now()
    const ending = shop.end('SIGTERM').then((code) => ({ code, ms: performance.now() - told }))
    const [ended, ...sent] = await Promise.all([ending, Promise.all(burst), ...flowing])
    if (ended.code !== 0) throw new Error(`${row} it ended with ${ended.code}`)
    const { postgres, sandbox } = await neighboursOf(shop.dataDir)
    if (postgres || sandbox || isAlive(-pid)) throw new Error(`${row} something was left running`)
    slowest.stopMs = Math.max(slowest.stopMs, Math.round(ended.ms))
    slowest.bootMs = Math.max(slowest.bootMs, Math.round(await shop.start({}, { group })))
    checkServer(row, (await logOfServer(shop)).slice(serverLog.length))
    const requests = sent.flat()
    const silent = requests.filter(({ answer }) => answer === null).map(({ mark }) => mark)
    const effects = await shop.sql`select 1 from orders where note = any(${silent})`
    if (effects.length > 0) throw new Error(`${row} ${effects.length} had an effect and no answer`)
    counts.answered += requests.length - silent.length
    counts.answeredAfter += requests.filter(({ answer, isAfter }) => answer && isAfter).length
    counts.refused += silent.length
    for (const { answer, tell, send } of requests) {
      const settled = answer?.status === 200 ? answer : await send()
      if (settled.status !== 200) throw new Error(`${row} asked again: ${settled.status}`)
      tell('ok', { orderId: settled.insertedId! })
    }
    await load.stop()
    for (const [status, times] of load.statuses)
      loaded.set(status, (loaded.get(status) ?? 0) + times)
    checkLog(row, shop.log().slice(complaints))
  }
  if (counts.answeredAfter < stops) throw new Error(`${row} too little was in flight`)
  const statuses = Object.fromEntries(loaded)
  return { ...counts, slowest, statuses, ...(await prove(shop)) }
}

/**
 * Its log level is warn: whatever it says should not have been, but that a connection was waited for in vain, which comes
 * of the load on a slow machine (F06) and was answered.
 */
function checkLog(row: string, log: string) {
  const found = log
    .split('\n')
    .filter((line) => /"level":|^\s+at .+:\d+|Error|Warning|npm (ERR|error)/.test(line))
    .filter((line) => !line.includes('"code":"NO_CONNECTION_FREE"'))
  if (found.length > 0) throw new Error(`${row} it complained:\n${found.slice(0, 10).join('\n')}`)
}

const logOfServer = (shop: FaultShop) => readFile(path.join(shop.dataDir, 'postgres.log'), 'utf8')

/** The embedded server was stopped by the shop, once and fast, and found nothing to recover when it began again. */
function checkServer(row: string, log: string) {
  const times = (words: string) => log.split(words).length - 1
  const isClean =
    times('received fast shutdown request') === 1 &&
    times('received smart shutdown request') === 0 &&
    times('database system was shut down at') === 1 &&
    times('redo starts') + times('not properly shut down') === 0
  if (!isClean) throw new Error(`${row} its database:\n${log}`)
}
