import { setTimeout as pause } from 'node:timers/promises'
import { startBuyers } from './buyers.ts'
import type { FaultShop } from './fault-shop.fixture.ts'
import { prove } from './prove.ts'
import type { Random } from './random.ts'

type Way = 'postmaster' | 'backend' | 'fast stop' | 'immediate stop'

/**
 * F03, F04: the embedded PostgreSQL, or one connection's process of it, is killed or stopped under load, so many times
 * each way. The shop goes on as the same process: 503 with Retry-After meanwhile, then everything again.
 */
export async function killDatabase(
  shop: FaultShop,
  random: Random,
  ways: Partial<Record<Way, number>>,
) {
  const part = await shop.part({ quantity: 10_000_000 })
  const pid = shop.pid()
  const back: number[] = []
  const order = Object.entries(ways).flatMap(([way, times]) => Array<Way>(times).fill(way as Way))
  const refused = new Map<number, number>()
  while (order.length > 0) {
    const load = startBuyers(shop, await shop.buyers(4), part, random)
    for (const way of random.shuffled(order.splice(0, 10))) {
      await pause(random.between(200, 500))
      await shop.history.nextInvoke()
      await pause(random.between(0, 20))
      const before = await shop.postmaster()
      await strike(shop, way)
      back.push(await untilBack(shop, way, before))
    }
    await load.stop()
    for (const [status, times] of load.statuses)
      refused.set(status, (refused.get(status) ?? 0) + times)
    if (load.unsaidRetries() > 0) throw new Error('F03 a 503 without Retry-After')
  }
  if (shop.pid() !== pid || !shop.isRunning()) throw new Error('F03 the shop did not outlive it')
  if ((refused.get(0) ?? 0) > 0) throw new Error('F03 a request had no answer')
  for (const status of refused.keys())
    if (status >= 500 && status !== 503) throw new Error(`F03 a request was answered ${status}`)
  const proof = await prove(shop)
  await checkPages(shop)
  return {
    strikes: back.length,
    slowestBackMs: Math.round(Math.max(...back)),
    answers503: refused.get(503) ?? 0,
    ...proof,
  }
}

const signals = {
  postmaster: 'SIGKILL',
  'fast stop': 'SIGINT',
  'immediate stop': 'SIGQUIT',
} as const

async function strike(shop: FaultShop, way: Way) {
  if (way !== 'backend') return process.kill(await shop.postmaster(), signals[way])
  const [one] = await shop.sql<{ pid: number }[]>`
    select pid
    from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()
    order by state_change desc
    limit 1`
  return process.kill(one!.pid, 'SIGKILL')
}

/** How long until the shop is ready again, with another server if it was the server that went. */
async function untilBack(shop: FaultShop, way: Way, before: number): Promise<number> {
  const started = performance.now()
  const ready = async () =>
    (await fetch(`${shop.url}/readyz`, { signal: AbortSignal.timeout(5_000) })).status === 200
  const within = () => {
    if (!shop.isRunning()) throw new Error(`F03 the shop ended:\n${shop.log().slice(-2_000)}`)
    if (performance.now() - started > 60_000) throw new Error(`F03 not back after: ${way}`)
  }
  const isAnother = async () => ![0, before].includes(await shop.postmaster())
  for (; way !== 'backend' && !(await isAnother()); within()) await pause(10)
  for (; !(await ready()); within()) await pause(20)
  return performance.now() - started
}

/** Reads every row of every table, whose pages carry checksums; a page that does not fit fails the reading. */
export async function checkPages(shop: FaultShop) {
  const tables = await shop.sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name
    from pg_tables
    where schemaname in ('public', 'pgboss')`
  for (const { name } of tables) await shop.sql.unsafe(`select count(t.*::text) from ${name} t`)
  const [found] = await shop.sql<{ faults: number; on: string }[]>`
    select coalesce(sum(checksum_failures), 0)::int as faults, current_setting('data_checksums') as on
    from pg_stat_database`
  if (found!.on !== 'on' || found!.faults > 0)
    throw new Error(`F03 checksums: ${JSON.stringify(found)}`)
}
