import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '../backup/database.fixture.ts'
import { type OpenDatabase, openDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'

let empty: Awaited<ReturnType<typeof emptyDatabase>>
let database: OpenDatabase

beforeAll(async () => {
  empty = await emptyDatabase()
  database = openDatabase(empty.url, { connections: 1 })
})
afterAll(async () => {
  await database?.close()
  await empty?.drop()
})

const id = (at: number) => `018f3c3c-0000-7000-8000-00000000000${at}`

test('T74 found: S11 reviews from before there was one each: the newest counts, all others stay, hidden', async () => {
  const { sql } = database
  await migrate(database, '0032-sorted-as-people.sql')
  for (const [at, name] of ['Ada', 'Bob'].entries())
    await sql`
      insert into users (id, name, email)
      values (${id(at + 1)}, ${name}, ${`${name.toLowerCase()}@example.test`})`
  await sql`
    insert into orders (id, buyer_id, email, name, address, phone, status, total_minor, currency, hold_expires_at)
    values (${id(9)}, ${id(2)}, 'bob@example.test', 'Bob', 'Street', '1', 'shipped', 100, 'usd', now())`
  for (const [at, writer, day, hidden] of [
    [1, 1, '2026-01-01', null],
    [2, 1, '2026-01-03', null],
    [3, 1, '2026-01-02', '2026-01-05'],
    [4, 2, '2026-01-01', null],
    [5, 2, '2026-01-02', '2026-01-05'],
  ] as const)
    await sql`
      insert into review (id, user_id, name, rating, review, created_at, hidden_at, hidden_reason)
      values (${id(at)}, ${id(writer)}, 'Somebody', ${at}, ${`Words ${at}`}, ${day}, ${hidden},
        ${hidden ? 'Insulting' : ''})`

  expect(await migrate(database)).toContain('0033-one-review-each.sql')
  const rows = await sql`
    select rating, review, state, is_verified as verified, hidden_reason as reason,
      hidden_at is not null as hidden
    from review
    order by id`
  const replaced = 'a newer review of the same buyer counts'
  expect([...rows]).toEqual([
    {
      rating: 1,
      review: 'Words 1',
      state: 'replaced',
      verified: false,
      reason: replaced,
      hidden: true,
    },
    { rating: 2, review: 'Words 2', state: 'shown', verified: false, reason: '', hidden: false },
    {
      rating: 3,
      review: 'Words 3',
      state: 'replaced',
      verified: false,
      reason: 'Insulting',
      hidden: true,
    },
    {
      rating: 4,
      review: 'Words 4',
      state: 'replaced',
      verified: true,
      reason: replaced,
      hidden: true,
    },
    {
      rating: 5,
      review: 'Words 5',
      state: 'hidden',
      verified: true,
      reason: 'Insulting',
      hidden: true,
    },
  ])
  await expect(
    sql`
      insert into review (id, user_id, name, rating, review)
      values (${id(6)}, ${id(1)}, 'Ada', 5, 'Twice')`,
  ).rejects.toMatchObject({ code: '23505' })
})
