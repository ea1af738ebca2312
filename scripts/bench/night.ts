import { setTimeout as pause } from 'node:timers/promises'
import { figure } from '../../contract/words/numbers.ts'
import { sweepKinds } from '../../server/catalogue/index.ts'
import { orderOf } from '../../tests/orders.fixture.ts'
import type { TestUser } from '../../tests/test-user.ts'
import { type Benchmark, type BenchShop, type Measure, signUpBuyer } from './bench-shop.ts'
import { type BenchPart, makeCatalogue, putCatalogue } from './catalogue.ts'
import { inTurn, median, spreadOf } from './rounds.ts'

const rowCount = 50_000
const perCall = 5_000
const rounds = 3
/** So many buyers order parts whose stock the night changes, one after the other's answer and a moment. */
const buyers = 4
const moment = 100
const ordered = { minQuantity: 10, priceMinor: 10_000, quantity: 1_000_000 }

/** An ERP's night: number, price and stock of 50,000 parts, all of them changed, while buyers order. */
export const night: Benchmark = {
  says: `an ERP's night: ${rowCount} rows of number, price and stock, all changed, in calls of ${perCall}, one after the other and two at a time, while buyers order, against UPDATE of the same rows and nothing else`,
  environment: {
    LIMITS: 'off',
    OPEN_ORDERS: '10000',
    ORDERS_PER_HOUR: '10000',
    HOLD_SHARE: '100',
    HOLD_AMOUNT: '1000000000',
  },
  isUnpinned: true,
  run: async (shop) => {
    const admin = await signUpBuyer(shop, 'Admin')
    await shop.sql`update users set role = 'admin' where email = ${admin.email}`
    const people: TestUser[] = []
    for (let at = 0; at < buyers; at += 1) people.push(await signUpBuyer(shop, `Buyer ${at}`))
    const parts = makeCatalogue(rowCount).map((part, at) =>
      at < buyers ? { ...part, ...ordered } : part,
    )
    await putCatalogue(shop.sql, parts)
    // else the first night does what no other one does
    await sweepKinds({ database: shop })
    await shop.sql`vacuum analyze part, part_rank`
    await shop.sql`checkpoint`
    const waits: number[] = []
    const results = await inTurn(
      rounds,
      async () => {
        const fed = await whileOrdering(people, parts, waits, () => feedAll(admin, parts, 1))
        await shop.sql`vacuum part, part_rank`
        const beside = await whileOrdering(people, parts, waits, () => feedAll(admin, parts, 2))
        await shop.sql`vacuum part, part_rank`
        return { fed, beside }
      },
      async () => await updateAll(shop, parts),
    )
    const each = (of: (round: (typeof results)[number]) => number) => results.map(of)
    return [
      spreadOf(
        `${figure(rowCount)} rows by feed`,
        each(([{ fed }]) => fed),
        's',
      ),
      spreadOf(
        '  two calls at a time',
        each(([{ beside }]) => beside),
        's',
      ),
      spreadOf(
        '  UPDATE alone',
        each(([, alone]) => alone),
        's',
      ),
      spreadOf(
        '  ratio',
        each(([{ fed }, alone]) => alone / fed),
        'times',
      ),
      ...waited(waits),
      { name: 'parts whose stock is not its moves', value: await unbalanced(shop), unit: '' },
    ]
  },
}

/** Another price and another stock for each part with each night; what is ordered keeps its price. */
let nights = 0

/** Each call is sent when one of those before it was answered; so many are under way at once. */
async function feedAll(
  admin: TestUser,
  parts: readonly BenchPart[],
  atATime: number,
): Promise<void> {
  nights += 1
  const rows = parts.map(({ mpn, priceMinor, quantity }, at) => ({
    mpn,
    price: (priceMinor + (at < buyers ? 0 : nights)) / 100,
    quantity: quantity + nights,
  }))
  const calls = Array.from({ length: rows.length / perCall }, (_, call) =>
    rows.slice(call * perCall, (call + 1) * perCall),
  )
  const lane = async () => {
    for (let call = calls.shift(); call; call = calls.shift()) {
      const body = { onlyKnown: true, rows: call }
      const response = await admin.call('PUT', '/feed/parts', body)
      const { changed } = (await response.json()) as { changed?: number }
      if (changed !== perCall) throw new Error(`a feed answered ${response.status}, ${changed}`)
    }
  }
  await Promise.all(Array.from({ length: atATime }, lane))
}

/** How long the work takes while buyers order; how long each of them waited is added to `waits`, in milliseconds. */
async function whileOrdering(
  people: readonly TestUser[],
  parts: readonly BenchPart[],
  waits: number[],
  work: () => Promise<void>,
): Promise<number> {
  let isOver = false
  const ordering = people.map(async (buyer, at) => {
    while (!isOver) {
      const from = performance.now()
      const body = orderOf(parts[at]!.id, 10, (ordered.priceMinor * 10) / 100)
      const response = await buyer.call('POST', '/order', body)
      if (response.status !== 200) throw new Error(`an order answered ${response.status}`)
      await response.body?.cancel()
      waits.push(performance.now() - from)
      await pause(moment)
    }
  })
  const from = performance.now()
  await work()
  const seconds = (performance.now() - from) / 1_000
  isOver = true
  await Promise.all(ordering)
  return seconds
}

/** The yardstick: the same columns of as many parts, in as many transactions. */
async function updateAll(shop: BenchShop, parts: readonly BenchPart[]): Promise<number> {
  const ids = parts.map(({ id }) => id).sort()
  const from = performance.now()
  for (let at = 0; at < ids.length; at += perCall)
    await shop.sql`
      update part
      set price_minor = price_minor + 1, version = version + 1, updated_at = now()
      where id = any(${ids.slice(at, at + perCall)}::uuid[])`
  const seconds = (performance.now() - from) / 1_000
  await shop.sql`update part set price_minor = ${ordered.priceMinor} where id = any(${parts.slice(0, buyers).map(({ id }) => id)}::uuid[])`
  await shop.sql`vacuum part, part_rank`
  return seconds
}

const waited = (waits: number[]): Measure[] => [
  { name: '  an order meanwhile, p50', value: median(waits), unit: 'ms' },
  { name: '  the longest', value: Math.max(...waits), unit: 'ms' },
]

async function unbalanced({ sql }: BenchShop): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from part p
    where p.quantity <> (select sum(change) from stock_movement m where m.part_id = p.id)`
  return row!.count
}
