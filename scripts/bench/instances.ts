import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startBenchProcess } from './bench-process.ts'
import { type Benchmark, type BenchShop, type Measure, signUpBuyer } from './bench-shop.ts'
import { makeCatalogue, putCatalogue } from './catalogue.ts'
import {
  addresses,
  drive,
  getRequest,
  type Loaded,
  loadCore,
  orderRequest,
  shopCore,
} from './drive.ts'
import { inTurn, spreadOf } from './rounds.ts'

const seconds = 3
const rounds = 3
const callers = 32

/**
 * P10: two instances against one, on one database. The first has a core of its own; the second shares the other with the
 * load and PostgreSQL, which is what two cores have room for.
 */
export const instances: Benchmark = {
  says: 'P10 lists and orders of two instances against one',
  environment: { ROLE: 'web', OPEN_ORDERS: '10000' },
  run: async (shop) => {
    const parts = makeCatalogue(1_000).map((part) => ({
      ...part,
      minQuantity: 10,
      priceMinor: 10_000,
      quantity: 100_000_000,
    }))
    await putCatalogue(shop.sql, parts)
    await shop.sql`alter system set synchronous_commit = off`
    await shop.sql`select pg_reload_conf()`
    const buyer = await signUpBuyer(shop, 'Buyer')
    const dataDir = await mkdtemp(path.join(tmpdir(), 'partwright-bench-'))
    const second = await startBenchProcess(
      dataDir,
      { ROLE: 'web', OPEN_ORDERS: '10000', DATABASE_URL: shop.databaseUrl },
      loadCore,
    )
    const ports = [shop.port, second.port] as const
    try {
      const lists = addresses(4_096).map((one) => getRequest('/api/parts?limit=24', one))
      const orders = parts.map(({ id }, at) =>
        orderRequest(id, buyer, `10.8.${at >> 8}.${at & 255}`),
      )
      return [
        ...(await compare('lists', ports, lists)),
        ...(await compare('orders', ports, orders, () => forget(shop))),
      ]
    } finally {
      await second.stop()
      await rm(dataDir, { recursive: true, force: true })
    }
  },
}

async function compare(
  what: string,
  [first, second]: readonly [number, number],
  requests: string[],
  after = async () => {},
): Promise<Measure[]> {
  const load = (port: number) => drive({ port, callers, seconds, requests, keyed: true })
  const of = async (work: () => Promise<Loaded[]>) => {
    const loaded = await work()
    await after()
    return loaded.reduce((sum, { perSecond }) => sum + perSecond, 0)
  }
  await load(first)
  await load(second)
  const results = await inTurn(
    rounds,
    () => of(() => Promise.all([load(first), load(second)])),
    () => of(async () => [await load(first)]),
  )
  const each = (one: (round: [number, number]) => number) => results.map(one)
  return [
    spreadOf(
      `${what}/s of one instance on core ${shopCore}`,
      each(([, one]) => one),
      '/s',
    ),
    spreadOf(
      '  of two',
      each(([both]) => both),
      '/s',
    ),
    spreadOf(
      '  ratio',
      each(([both, one]) => both / one),
      'times',
    ),
  ]
}

/** Thousands of unpaid orders of one buyer are none of a real one's. */
async function forget({ sql }: BenchShop) {
  await sql`update orders set life = 'cancelled' where status = 'unpaid'`
  await sql`vacuum analyze orders`
}
