import { hash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { givenReferences, noReferences } from '../../contract/orders/references.ts'
import { holdStock } from '../../server/catalogue/stock/hold-stock.ts'
import { openDatabase, type Sql } from '../../server/database/database.ts'
import { newId } from '../../server/database/new-id.ts'
import { insertMail } from '../../server/mail/store.ts'
import { insertEvent } from '../../server/orders/history/store.ts'
import { insertOrder, untaxed } from '../../server/orders/placing/store.ts'

/** What the yardstick writes: so many callers' orders on these parts, for so long. */
export type BareOrders = {
  databaseUrl: string
  callers: number
  seconds: number
  partIds: string[]
  buyer: { id: string; email: string }
}

/**
 * The yardstick of orders: what an order writes, and nothing else, sent down the driver in one go for each. No HTTP, no
 * token, no look at anything.
 */
const plan = JSON.parse(await text(process.stdin)) as BareOrders
const database = openDatabase(plan.databaseUrl, { connections: Math.min(plan.callers, 32) })
const begin = performance.now()
const end = begin + plan.seconds * 1_000
let count = 0
await Promise.all(
  Array.from({ length: plan.callers }, async (_, caller) => {
    const partId = plan.partIds[caller % plan.partIds.length]!
    while (performance.now() < end) {
      await database.transaction((sql) => write(sql, partId))
      count += 1
    }
  }),
)
const perSecond = (count * 1_000) / (performance.now() - begin)
await database.close()
process.stdout.write(`${JSON.stringify({ perSecond })}\n`)

async function write(sql: Sql, partId: string) {
  const { buyer } = plan
  const id = newId()
  const mail = newId()
  const line = {
    partId,
    mpn: 'X',
    name: 'X',
    quantity: 10,
    unitPriceMinor: 10_000,
    listPriceMinor: 10_000,
    breakFrom: null,
    ownNumber: '',
    note: '',
    taxPosition: null,
  }
  await Promise.all([
    holdStock(sql, id, [line]),
    insertOrder(sql, {
      companyId: null,
      companyName: null,
      costCentre: '',
      id,
      buyerId: buyer.id,
      email: buyer.email,
      name: 'X',
      address: 'X',
      phone: '0123456',
      shipTo: null,
      billTo: null,
      note: '',
      ...givenReferences(noReferences),
      totalMinor: 100_000,
      ...untaxed,
      currency: 'usd',
      holdMinutes: 30,
      method: 'card',
      creditDays: null,
      depositMinor: 0,
      lines: [line],
    }),
    insertEvent(sql, {
      id: newId(),
      orderId: id,
      kind: 'placed',
      by: 'buyer',
      actorId: buyer.id,
      note: null,
    }),
    insertMail(
      sql,
      {
        id: mail,
        event: `order-placed:${id}`,
        kind: 'order-placed',
        to: buyer.email,
        orderId: id,
        values: { name: 'X' },
      },
      false,
    ),
    sql`insert into pgboss.job (name, data) values ('send-mail', ${sql.json({ id: mail })})`,
    sql`
      insert into idempotency_key (caller, key, fingerprint, answer)
      values (${buyer.id}, ${id}, ${hash('sha256', id, 'buffer')}, ${sql.json({ insertedId: id })})`,
  ])
}
