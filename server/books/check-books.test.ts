import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Sql } from '../database/database.ts'
import { type BooksShop, type Orders, openBooksShop } from './books.fixture.ts'
import { bankCases } from './broken-bank.fixture.ts'
import { creditCases } from './broken-credit.fixture.ts'
import { moneyCases } from './broken-money.fixture.ts'
import { missing, orderCases } from './broken-orders.fixture.ts'
import { transferCases } from './broken-transfers.fixture.ts'
import { checkBooks, rules } from './check-books.ts'
import { providerRules } from './provider/judge.ts'
import { beginSnapshot, selectNow } from './store.ts'

let shop: BooksShop

beforeAll(async () => {
  shop = await openBooksShop()
})
afterEach(() => shop.kept.putBack())
afterAll(() => shop?.close())

const cases = [...orderCases, ...moneyCases, ...creditCases, ...bankCases, ...transferCases]

const statements = /\b(?:update|insert into|delete from) .*?(?=; |\.(?: |$)|$)/g

async function run(text: string) {
  const named = text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name === 'part' ? shop.partId : (shop.orders[name as keyof Orders] ?? whole),
  )
  const rows = await shop.sql.unsafe(named)
  expect(rows.count, named).toBeGreaterThan(0)
}

describe('the books of a shop', () => {
  it('are clean with an order in every state, and all of them were looked at', async () => {
    const check = await checkBooks(shop.database)
    expect(check.violations).toEqual([])
    expect(check).toMatchObject({
      found: 0,
      provider: null,
      rows: { parts: 1, orders: 8, lines: 8, movements: 11, payments: 8, refunds: 2, keys: 10 },
    })
    const statuses = await shop.sql<{ status: string }[]>`select distinct status from orders`
    expect(statuses).toHaveLength(6)
  })

  it.each(cases)('name $breaks ($rule), alone, with its repair', async (one) => {
    for (const text of one.sql) await run(text)
    const check = await checkBooks(shop.database)
    expect(check.violations.map(({ rule, says }) => `${rule}: ${says}`)).toHaveLength(1)
    expect(check.found).toBe(1)
    const [violation] = check.violations
    const id = shop.orders[one.of as keyof Orders]
    const [order] = id
      ? await shop.sql<{ number: number }[]>`select number from orders where id = ${id}`
      : []
    expect(violation?.rule).toBe(one.rule)
    expect(violation?.subject).toMatch(order ? `order PW-${order.number}` : `${one.of}`)
    expect(violation?.repair).toMatch(/^\S.{20,}\.$/)
    expect(`${violation?.says} ${violation?.repair}`).not.toMatch(/undefined|null'|\bNaN\b|object/)
    if (one.heals) await heal()
  })

  /** Does what the repairs say until nothing is named: one may bring another to light, and says so. */
  async function heal() {
    let healed = 0
    for (let round = 0; round < 3; round++) {
      const { violations } = await checkBooks(shop.database)
      for (const { repair } of violations) {
        const found = repair.match(statements) ?? []
        expect(found, repair).not.toHaveLength(0)
        for (const statement of found) await shop.sql.unsafe(statement)
        healed += 1
      }
    }
    expect(healed).toBeGreaterThan(0)
    expect((await checkBooks(shop.database)).violations).toEqual([])
  }

  it('count every violation, and name a hundred', async () => {
    await shop.sql`
      insert into idempotency_key (caller, key, call, fingerprint, answer)
      select 'somebody', 'key ' || n, 'placeOrder', '', ${shop.sql.json({ insertedId: missing })}
      from generate_series(1, 250) n`
    const check = await checkBooks(shop.database)
    expect(check.found).toBe(250)
    expect(check.violations).toHaveLength(100)
  })

  it('have a case and a line of docs/books.md for every rule', async () => {
    const names = rules.map(({ name }) => name)
    expect([...new Set(cases.map(({ rule }) => rule))].sort()).toEqual([...names].sort())
    expect(cases.length).toBeGreaterThan(30)
    const docs = await readFile(new URL('../../docs/books.md', import.meta.url), 'utf8')
    const told = [...docs.matchAll(/^\| `([a-z-]+)` +\|/gm)].map(([, name]) => name)
    expect(told.sort()).toEqual([...names, ...providerRules].sort())
  })

  it('are read without writing anything, on one unchanging view', async () => {
    const stock = (sql: Sql) => sql<{ quantity: number }[]>`select quantity from part`
    const [before] = await stock(shop.sql)
    const writing = shop.database.transaction(async (sql) => {
      await beginSnapshot(sql)
      await selectNow(sql)
      await shop.sql`update part set quantity = quantity + 1`
      expect(await stock(sql)).toMatchObject([before])
      await sql`delete from mail`
    })
    await expect(writing).rejects.toThrow('read-only')
  })
})
