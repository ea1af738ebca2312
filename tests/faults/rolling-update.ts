import { setTimeout as pause } from 'node:timers/promises'
import { startRoundRobin } from '../races/round-robin.fixture.ts'
import { startShopProcess } from '../shop-process.fixture.ts'
import { stillPort } from '../start/still-port.fixture.ts'
import { startBuyers } from './buyers.ts'
import { type FaultShop, openFaultShop } from './fault-shop.fixture.ts'
import { copyNextVersion } from './next-version.ts'
import { prove } from './prove.ts'
import type { Random } from './random.ts'

/**
 * The first step of a change of the schema, as a version makes it that the one before has to live with: columns that
 * may be missing, a new table, an index, a rule that rows of before need not keep.
 */
const expand = `
alter table orders add column next_note text;
alter table orders add column next_rank integer not null default 0;
alter table part add column next_note text;
alter table part add constraint next_note_short check (length(next_note) < 100) not valid;
alter table payment add column next_note text;
create table next_thing (id uuid primary key, order_id uuid references orders (id));
create index orders_next_rank on orders (next_rank);
`
const slow = `${expand}\nselect pg_sleep(2.5);`
const broken = `${expand}\nselect 1 / 0;`

/**
 * F21: the next version starts beside this one while buyers order and pay, on one database: first one whose migration
 * fails, then one that is killed amid it; both leave the schema as it was. Then one that migrates: both versions answer
 * side by side, this one is stopped with requests in flight, and the next goes on alone. So many times.
 */
export async function rollingUpdate(random: Random, rounds: number) {
  const proxy = await startRoundRobin()
  const next = await copyNextVersion()
  let shop: FaultShop | undefined
  try {
    const counts = { rounds, besides: 0, answers503: 0 }
    let proof = {}
    for (let round = 0; round < rounds; round += 1) {
      shop = await openFaultShop({ environment: { PUBLIC_URL: proxy.url } })
      const found = await updateOnce(shop, random, proxy, next)
      counts.besides += found.besides
      counts.answers503 += found.answers503
      proof = found.proof
      await shop.close()
      shop = undefined
    }
    return { ...counts, ...proof }
  } finally {
    await shop?.close()
    await proxy.stop()
    await next.remove()
  }
}

async function updateOnce(
  shop: FaultShop,
  random: Random,
  proxy: Awaited<ReturnType<typeof startRoundRobin>>,
  next: Awaited<ReturnType<typeof copyNextVersion>>,
) {
  proxy.lead([shop.url])
  const part = await shop.part({ quantity: 10_000_000 })
  const load = startBuyers(shop, await shop.buyers(4), part, random)
  const before = await schemaOf(shop)
  await next.migrateBy(broken)
  await startNext(shop, next.main, proxy.url).then(
    () => Promise.reject(new Error('F21 it started with half a migration')),
    () => null,
  )
  if ((await schemaOf(shop)) !== before) throw new Error('F21 a failed migration left something')
  await next.migrateBy(slow)
  const killed = new AbortController()
  const amid = startNext(shop, next.main, proxy.url, killed.signal).catch(() => null)
  await untilSleeping(shop)
  killed.abort()
  await amid
  await waitUntilGone(shop)
  if ((await schemaOf(shop)) !== before) throw new Error('F21 a killed migration left something')
  await next.migrateBy(expand)
  const newer = await startNext(shop, next.main, proxy.url)
  if ((await schemaOf(shop)) === before) throw new Error('F21 nothing was migrated')
  proxy.lead([shop.url, newer.own])
  await pause(random.between(1_500, 2_500))
  const besides = Math.min(...proxy.served())
  if (besides === 0) throw new Error('F21 they did not answer side by side')
  proxy.lead([newer.own])
  const older = shop.handOver(newer.process)
  const code = await older.end('SIGTERM')
  if (code !== 0) throw new Error(`F21 the older one ended with ${code}`)
  await pause(random.between(500, 1_000))
  await load.stop()
  for (const [status, times] of load.statuses)
    if (status === 0 || (status >= 500 && status !== 503))
      throw new Error(`F21 ${times} requests were answered ${status}`)
  if (load.unsaidRetries() > 0) throw new Error('F21 a 503 without Retry-After')
  const proof = await prove(shop)
  return { besides, answers503: load.statuses.get(503) ?? 0, proof }
}

/** Another instance on the same folder and database. */
async function startNext(shop: FaultShop, main: string, publicUrl: string, killed?: AbortSignal) {
  const PORT = String(await stillPort())
  const process = await startShopProcess(
    shop.dataDir,
    { ...shop.settings, PORT, PUBLIC_URL: publicUrl },
    { main, killed },
  )
  return { process, own: `http://127.0.0.1:${PORT}` }
}

/** Everything of the shop's own schema, as one text. */
async function schemaOf(shop: FaultShop): Promise<string> {
  const rows = await shop.sql`
    select table_name, column_name, data_type, is_nullable
    from information_schema.columns
    where table_schema = 'public'
    order by table_name, column_name`
  const names = await shop.sql`select name from migration order by name`
  return JSON.stringify([rows, names])
}

const sleepers = (shop: FaultShop) => shop.sql`
  select 1
  from pg_stat_activity
  where wait_event = 'PgSleep'`

async function untilSleeping(shop: FaultShop) {
  for (let left = 1_200; (await sleepers(shop)).length === 0; left -= 1) {
    if (left === 0) throw new Error('F21 the slow migration did not begin')
    await pause(50)
  }
}

/** The server ends what a killed process left when the statement is over. */
async function waitUntilGone(shop: FaultShop) {
  for (let left = 400; (await sleepers(shop)).length > 0; left -= 1) {
    if (left === 0) throw new Error('F21 the killed migration goes on')
    await pause(50)
  }
  await pause(200)
}
