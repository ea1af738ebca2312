import { text } from 'node:stream/consumers'
import type { TestUser } from '../../tests/test-user.ts'
import type { BareOrders } from './bare-orders.ts'
import { type Benchmark, type BenchShop, type Measure, signUpBuyer } from './bench-shop.ts'
import { makeCatalogue, putCatalogue } from './catalogue.ts'
import { addresses, drive, orderRequest, shopCore, startOn } from './drive.ts'
import { inTurn, median, spreadOf } from './rounds.ts'

const rounds = 3
const seconds = 3
const ordered = { minQuantity: 10, priceMinor: 10_000, quantity: 100_000_000 }
const atOnce = [1, 8, 32, 128]
/** Jobs are another process's, as the bench is of ordering; each caller may have as many unpaid orders as it makes. */
const environment = {
  ROLE: 'web',
  OPEN_ORDERS: '10000',
  ORDERS_PER_HOUR: '10000',
  HOLD_SHARE: '100',
  HOLD_AMOUNT: '1000000000',
}

/** P3: orders of one line, each caller on a part of its own. */
export const orders: Benchmark = {
  says: 'P3 POST /api/order with a key, each caller on another part, against its SQL effects alone',
  environment,
  run: async (shop) => await measure(shop, atOnce, 128),
}

/** P4: the same, everybody on one part. */
export const onePart: Benchmark = {
  says: 'P4 POST /api/order with a key, all callers on one part, against its SQL effects alone',
  environment,
  run: async (shop) => await measure(shop, [32, 128], 1),
}

async function measure(shop: BenchShop, callerCounts: number[], parts: number) {
  const buyers: TestUser[] = []
  for (let at = 0; at < 16; at += 1) buyers.push(await signUpBuyer(shop, `Buyer ${at}`))
  // a buyer has so many orders an hour, and the yardstick writes more than the shop
  const apart = await signUpBuyer(shop, 'SQL alone')
  const made = makeCatalogue(parts).map((part) => ({ ...part, ...ordered }))
  await putCatalogue(shop.sql, made)
  const partIds = made.map(({ id }) => id)
  // of both alike: what is compared is work, not how long the disk of this machine takes to say that it has written
  await shop.sql`alter system set synchronous_commit = off`
  await shop.sql`select pg_reload_conf()`
  const measures: Measure[] = []
  for (const callers of callerCounts)
    measures.push(...(await atThis(shop, callers, partIds, { buyers, apart })))
  const [broken] = await shop.sql<{ count: number }[]>`
    select count(*)::int as count
    from part p
    where p.quantity <> (select sum(change) from stock_movement m where m.part_id = p.id)`
  return [
    ...measures,
    { name: 'parts whose stock is not its moves', value: broken!.count, unit: '' },
  ]
}

async function atThis(
  shop: BenchShop,
  callers: number,
  partIds: string[],
  { buyers, apart }: { buyers: TestUser[]; apart: TestUser },
) {
  const requests = requestsOf(callers, partIds, buyers)
  const [buyer] = await shop.sql<{ id: string; email: string }[]>`
    select id, email from users where email = ${apart.email}`
  const plan = { databaseUrl: shop.databaseUrl, callers, seconds, partIds, buyer: buyer! }
  const results = await inTurn(
    rounds,
    async () => {
      const loaded = await drive({ port: shop.port, callers, seconds, requests, keyed: true })
      await settle(shop, buyer!.id)
      return loaded
    },
    async () => {
      const perSecond = await bare(plan)
      await settle(shop, buyer!.id)
      return { perSecond, p50: 0, p99: 0 }
    },
  )
  const each = (of: (round: (typeof results)[number]) => number) => results.map(of)
  return [
    spreadOf(
      `orders/s, ${callers} at once`,
      each(([shops]) => shops.perSecond),
      '/s',
    ),
    spreadOf(
      '  SQL alone',
      each(([, alone]) => alone.perSecond),
      '/s',
    ),
    spreadOf(
      '  ratio',
      each(([shops, alone]) => shops.perSecond / alone.perSecond),
      'times',
    ),
    { name: '  p50', value: median(each(([shops]) => shops.p50)), unit: 'ms' },
    {
      name: '  p99 over p50',
      value: median(each(([shops]) => shops.p99 / shops.p50)),
      unit: 'times',
    },
  ]
}

/** What a real buyer has not: thousands of orders within an hour, which each next one would look at. */
async function settle({ sql }: BenchShop, buyerId: string) {
  await sql`update orders set life = 'cancelled' where status = 'unpaid'`
  await sql`update orders set buyer_id = ${buyerId} where buyer_id <> ${buyerId}`
  await sql`vacuum analyze orders, order_line, part, part_rank`
}

async function bare(plan: BareOrders): Promise<number> {
  const child = startOn(shopCore, 'bare-orders.ts')
  child.stdin!.end(JSON.stringify(plan))
  return (JSON.parse(await text(child.stdout!)) as { perSecond: number }).perSecond
}

/** Per caller as many requests as addresses, on the caller's part, with a token of one of the buyers. */
function requestsOf(callers: number, partIds: string[], buyers: TestUser[]): string[] {
  const from = addresses(32)
  return from.flatMap((_, turn) =>
    Array.from({ length: callers }, (_none, caller) => {
      const buyer = buyers[caller % buyers.length]!
      return orderRequest(partIds[caller % partIds.length]!, buyer, `10.9.${caller}.${turn}`)
    }),
  )
}
