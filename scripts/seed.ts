import { parseArgs } from 'node:util'
import { figure } from '../contract/words/numbers.ts'
import { selectMpnKeys } from '../server/catalogue/parts/store.ts'
import { holding } from '../server/commands/holding.ts'
import { openCommandShop } from '../server/commands/open-command-shop.ts'
import { openDatabase, type Sql } from '../server/database/database.ts'
import { type BenchPart, makeCatalogue } from './bench/catalogue.ts'
import { insertBuyers, insertOrders, makeOrders } from './seed/orders.ts'
import { copyParts } from './seed/parts.ts'

/** `npm run seed -- --parts N --orders M [--seed S]`: plausible rows beside what is there, quickly; the books agree. */
const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: '10000' },
    orders: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
  },
})
const [partCount, orderCount, seed] = [values.parts, values.orders, values.seed].map(Number)
const isRight = [partCount, orderCount, seed].every((value) => Number.isSafeInteger(value))
if (!isRight) refuse('Give whole numbers: --parts 1000 --orders 100 --seed 2')
if (orderCount! > 0 && partCount === 0)
  refuse('Orders are of the parts of the same run: give --parts as well')
const atOnce = 20_000
const perBuyer = 1_000
const toldEvery = 50_000

await holding(
  () => openCommandShop({ settings: process.env }),
  async ({ config, database, databaseUrl }) => {
    const from = performance.now()
    const tell = (what: string, done: number) =>
      process.stderr.write(`${what}: ${figure(done)}, ${seconds(from)} s\n`)
    const parts = makeCatalogue(partCount!, seed, await selectMpnKeys(database.sql))
    const slow = async (work: (sql: Sql) => Promise<void>) =>
      await database.longTransaction(async (sql) => {
        await sql`set local idle_in_transaction_session_timeout = 0`
        await work(sql)
      })
    await slow((sql) =>
      copyParts(sql, parts, seed!, (done) => {
        if (done % toldEvery === 0) tell('parts', done)
      }),
    )
    tell('parts', parts.length)
    if (orderCount! > 0) await putOrders(slow, parts, config.currency, tell)
    // as the database does it by itself a minute later: new words are searched one by one until then
    const patient = openDatabase(databaseUrl, { connections: 1, bounded: false })
    await patient.sql`vacuum analyze part, part_rank, orders, order_line, stock_movement`
    await patient.close()
  },
)

function refuse(words: string): never {
  process.stderr.write(`${words}\n`)
  process.exit(2)
}

type Slow = (work: (sql: Sql) => Promise<void>) => Promise<void>

async function putOrders(
  slow: Slow,
  parts: BenchPart[],
  currency: string,
  tell: (what: string, done: number) => void,
) {
  await slow(async (sql) => {
    const buyers = await insertBuyers(sql, Math.max(1, Math.ceil(orderCount! / perBuyer)))
    const orders = makeOrders(orderCount!, buyers, parts, seed!)
    for (let at = 0; at < orders.length; at += atOnce) {
      await insertOrders(sql, orders.slice(at, at + atOnce), currency)
      tell('orders', Math.min(at + atOnce, orders.length))
    }
  })
}

function seconds(from: number) {
  return ((performance.now() - from) / 1_000).toFixed(1)
}
