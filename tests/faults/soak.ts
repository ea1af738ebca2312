import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { untilQuiet } from '../races/check-invariants.fixture.ts'
import { startRoundRobin } from '../races/round-robin.fixture.ts'
import { waitFor } from '../shop-process.fixture.ts'
import { startBuyers } from './buyers.ts'
import { type FaultShop, openFaultShop } from './fault-shop.fixture.ts'
import { prove } from './prove.ts'
import type { Random } from './random.ts'

/** What the process and its database have at rest: memory in megabytes after collecting garbage, pieces of the rest. */
type Weight = {
  orders: number
  heap: number
  rss: number
  resources: number
  handles: number
  connections: number
  files: number
}

/** More than this from the first blocks of orders to the last is a leak: sizes that settle move by less. */
const maxGrowth = { heap: 12, resources: 10, handles: 10, connections: 6, files: 3 } as const

/**
 * F22: a shop with its limits on is ordered from and paid in blocks of so many orders; after each it is weighed at rest.
 * From the second on nothing grows but what is kept for good. What is kept for a time only is gone when that is over.
 */
export async function soak(random: Random, blocks: number, ordersEach: number) {
  const proxy = await startRoundRobin()
  let shop: FaultShop | undefined
  try {
    shop = await openFaultShop({
      environment: { PUBLIC_URL: proxy.url, TRUSTED_PROXIES: '1', LIMITS: 'on' },
    })
    proxy.lead([shop.url])
    const file = path.join(shop.dataDir, 'weight.json')
    const NODE_OPTIONS = `--import=${path.join(import.meta.dirname, 'weigh-on-signal.mjs')}`
    await shop.end('SIGTERM')
    await shop.start({ NODE_OPTIONS, WEIGH_FILE: file })
    const part = await shop.part({ quantity: 10_000_000 })
    const weights: Weight[] = []
    while (weights.length < blocks) {
      await orderSoMany(shop, random, part, ordersEach * (weights.length + 1))
      weights.push(await weigh(shop, file))
    }
    const growth = compare(weights)
    // nobody was killed: what is under way comes to its end by itself, on a busy machine later
    await untilQuiet(shop.sql, shop.control.url, 1_200_000)
    const proof = await prove(shop)
    return { requests: proxy.served()[0], weights, growth, pruned: await prune(shop), ...proof }
  } finally {
    await shop?.close()
    await proxy.stop()
  }
}

async function orderSoMany(shop: FaultShop, random: Random, part: string, until: number) {
  // a buyer may send so much in a minute
  const load = startBuyers(shop, await shop.buyers(12), part, random)
  while (ordersOf(shop) < until) {
    await pause(200)
    if (load.statuses.has(0)) throw new Error('F22 a request had no answer')
  }
  await load.stop()
  if (load.unsaidRetries() > 0) throw new Error('F22 a 503 without Retry-After')
  for (const status of load.statuses.keys())
    if (status >= 500 && status !== 503) throw new Error(`F22 a request was answered ${status}`)
}

const ordersOf = (shop: FaultShop) =>
  shop.history.operations.filter(({ action, outcome }) => action === 'order' && outcome === 'ok')
    .length

async function weigh(shop: FaultShop, file: string): Promise<Weight> {
  // connections that nobody uses any more have time to go
  await pause(7_000)
  rmSync(file, { force: true })
  process.kill(shop.pid(), 'SIGUSR2')
  await waitFor(() => existsSync(file), 30_000)
  const { heapUsed, rss, resources } = JSON.parse(readFileSync(file, 'utf8')) as {
    heapUsed: number
    rss: number
    resources: number
  }
  const [row] = await shop.sql<{ count: number }[]>`
    select count(*)::int as count
    from pg_stat_activity
    where application_name = 'partwright'`
  const megabytes = (bytes: number) => Math.round((bytes / 2 ** 20) * 10) / 10
  return {
    orders: ordersOf(shop),
    heap: megabytes(heapUsed),
    rss: megabytes(rss),
    resources,
    handles: readdirSync(`/proc/${shop.pid()}/fd`).length,
    connections: row!.count,
    files: filesOf(shop.dataDir),
  }
}

/** Its files, those of the database aside. */
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !name.startsWith('postgres'),
  ).length

/** Of the blocks after the first: the least of the later half less the most of the earlier, since sizes at rest waver. */
function compare(weights: Weight[]): Record<string, number> {
  const settled = weights.slice(1)
  const half = Math.floor(settled.length / 2)
  if (half === 0) throw new Error('F22 takes three blocks')
  const growth: Record<string, number> = {}
  for (const [name, most] of Object.entries(maxGrowth)) {
    const sizes = settled.map((weight) => weight[name as keyof typeof maxGrowth])
    const by = Math.min(...sizes.slice(-half)) - Math.max(...sizes.slice(0, half))
    growth[name] = Math.round(by * 10) / 10
    if (by > most) throw new Error(`F22 ${name} grew by ${by}: ${JSON.stringify(weights)}`)
  }
  return growth
}

/** What is kept for a time only; the time is over for all of it, and the job of the clock comes. */
async function prune(shop: FaultShop) {
  const { sql } = shop
  const before = await kept(shop)
  if (Object.values(before).some((count) => count === 0))
    throw new Error(`F22 nothing to prune: ${JSON.stringify(before)}`)
  await sql`update idempotency_key set at = at - interval '8 days'`
  await sql`update access_token set expires_at = expires_at - interval '1 day'`
  await sql`update session set expires_at = expires_at - interval '1 year'`
  await sql`update rate_limit set expire = 0`
  await sql`update provider_event set processed_at = processed_at - interval '61 days'`
  await shop.enqueue(sql, 'prune', {})
  for (let left = 600; left > 0; left -= 1) {
    const after = await kept(shop)
    if (Object.values(after).every((count) => count === 0)) return before
    await pause(100)
  }
  throw new Error(`F22 left: ${JSON.stringify(await kept(shop))}`)
}

async function kept(shop: FaultShop): Promise<Record<string, number>> {
  const [row] = await shop.sql<Record<string, number>[]>`
    select (select count(*)::int from idempotency_key) as keys,
      (select count(*)::int from access_token) as tokens,
      (select count(*)::int from session) as sessions,
      (select count(*)::int from rate_limit) as limits,
      (select count(*)::int from provider_event) as events`
  return row!
}
