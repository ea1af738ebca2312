import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/open-test-shop.ts'
import { copyRows } from './copy-rows.ts'
import { databaseFault, type Sql } from './database.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ jobs: false, direct: true })
  await shop.sql`create table copied (n int primary key, words text)`
})
afterAll(() => shop.close())

const open = async (sql: Sql) => copyRows(await sql`copy copied (n, words) from stdin`.writable())
const lines = (from: number) =>
  Array.from({ length: 1_000 }, (_, at) => `${from + at}\t${'x'.repeat(1_000)}\n`).join('')
const counted = async () => (await shop.sql`select from copied`).count

test('rows are there when the copy has ended, and gone when one of them is refused', async () => {
  const copied = shop.database.longTransaction(async (sql) => {
    const rows = await open(sql)
    for (let at = 0; at < 5; at += 1) await rows.write(lines(at * 1_000))
    await rows.end()
    return (await sql`select from copied`).count
  })
  expect(await copied).toBe(5_000)
  const again = shop.database.longTransaction(async (sql) => {
    const rows = await open(sql)
    await rows.write(lines(4_500))
    await rows.end()
  })
  await expect(again).rejects.toMatchObject({ code: '23505' })
  expect(await counted()).toBe(5_000)
})

test('F05 a copy whose connection is lost is told so, and undone', async () => {
  const lost = shop.database.longTransaction(async (sql) => {
    const [own] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
    const rows = await open(sql)
    await shop.sql`select pg_terminate_backend(${own!.pid})`
    for (let at = 10; at < 60; at += 1) await rows.write(lines(at * 1_000))
    await rows.end()
  })
  expect(await lost.catch(databaseFault)).toBe('busy')
  expect(await counted()).toBe(5_000)
})

test('work that gives up amid a copy undoes it, and the next one has a connection', async () => {
  const givenUp = shop.database.longTransaction(async (sql) => {
    await (await open(sql)).write(lines(10_000))
    throw new Error('given up')
  })
  await expect(givenUp).rejects.toThrow('given up')
  await shop.database.longTransaction((sql) => sql`select 1`)
  expect(await counted()).toBe(5_000)
})
