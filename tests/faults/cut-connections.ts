import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '../../server/local/postgres.ts'
import { startBuyers } from './buyers.ts'
import { openFaultShop } from './fault-shop.fixture.ts'
import { prove } from './prove.ts'
import type { Random } from './random.ts'
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'

/** The longest that a request may wait for an answer whatever the network does; a hang guard, not a goal. */
const patienceMs = 45_000

/**
 * F05: the connections between shop and database are reset, slow by two seconds, half-open, and swallowed. Every request is
 * answered, 503 with Retry-After if need be, and the shop comes back by itself.
 */
export async function cutConnections(random: Random, rounds: number) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'partwright-cut-'))
  const postgres = await startPostgres(dataDir, 'only-for-tests')
  const direct = new URL(postgres.url)
  const proxy = await startTcpProxy(Number(direct.port))
  const through = postgres.url.replace(`:${direct.port}/`, `:${proxy.port}/`)
  const shop = await openFaultShop({
    environment: { DATABASE_URL: through },
    behindUrl: postgres.url,
  })
  try {
    const part = await shop.part({ quantity: 1_000_000 })
    const load = startBuyers(shop, await shop.buyers(4), part, random)
    const slowest: Record<string, number> = {}
    for (let round = 0; round < rounds; round += 1)
      for (const fault of random.shuffled(Object.keys(faults) as (keyof typeof faults)[])) {
        await pause(random.between(200, 500))
        const answered = await during(shop.url, () => faults[fault](proxy))
        slowest[fault] = Math.max(slowest[fault] ?? 0, answered)
      }
    await load.stop()
    if (load.statuses.has(0)) throw new Error('F05 a request had no answer')
    if (load.unsaidRetries() > 0) throw new Error('F05 a 503 without Retry-After')
    const answers503 = load.statuses.get(503) ?? 0
    const slowestMs = Math.max(...Object.values(slowest))
    return { rounds, slowestMs, slowest, answers503, ...(await prove(shop)) }
  } finally {
    proxy.blackHole(false)
    await shop.close()
    await proxy.stop()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const faults = {
  reset: async (proxy: TcpProxy) => proxy.reset(),
  slow: async (proxy: TcpProxy) => {
    proxy.delay(2_000)
    await pause(3_000)
    proxy.delay(0)
  },
  'half-open': async (proxy: TcpProxy) => {
    // and stay so: it is the shop that gives them up
    proxy.halfOpen()
    await pause(15_000)
  },
  swallowed: async (proxy: TcpProxy) => {
    proxy.blackHole(true)
    await pause(15_000)
    proxy.blackHole(false)
  },
}

/** How long a reader who asks in the middle of it waits for the parts; then waits until orders are answered again. */
async function during(url: string, fault: () => Promise<void>): Promise<number> {
  const asked = performance.now()
  const over = fault()
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      fetch(`${url}/api/parts`, { signal: AbortSignal.timeout(patienceMs) }),
    ),
  )
  for (const { status } of answers)
    if (status !== 200 && status !== 503) throw new Error(`F05 reading was answered ${status}`)
  const ms = Math.round(performance.now() - asked)
  await over
  for (;;) {
    const ready = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(patienceMs) })
    if (ready.status === 200) return ms
    if (performance.now() - asked > 2 * patienceMs) throw new Error('F05 it does not come back')
    await pause(50)
  }
}
