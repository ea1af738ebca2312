import { connect, createServer } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../tests/open-test-shop.ts'
import { databaseFault, openDatabase, type Sql } from './database.ts'
import { freePort } from './local/postgres.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop({ jobs: false })
  await shop.sql`create table mark (word text primary key)`
})
afterEach(() => shop.close())

/** Where the shop's pool connects to. */
function address(): string {
  const { user, pass, host, port, database } = shop.database.pool.options
  return `postgres://${user}:${pass}@${host[0]}:${port[0]}/${database}`
}
const marks = async () =>
  (await shop.sql<{ word: string }[]>`select word from mark order by word`).map(({ word }) => word)
const own = async (sql: Sql) =>
  (await sql<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]!.pid
/** As an administrator or a crash does; resolves when the server has let go of it. */
async function cut(pid: number) {
  await shop.sql`select pg_terminate_backend(${pid}, 5000)`
  await shop.sql`select pg_sleep(0.05)`
}
const faultOf = (work: Promise<unknown>) => work.then(() => 'none', databaseFault)
/** Uses every connection of the pool, twice: the driver tells the fault of a lost one to its next query, once. */
async function all() {
  const one = () => shop.sql`select pg_sleep(0.01)`
  const many = Array.from({ length: 20 })
  await Promise.all(many.map(() => faultOf(one())))
  await Promise.all(many.map(one))
}

test('F05 a connection lost in a query of a transaction undoes it and is told as busy', async () => {
  const lost = shop.database.transaction(async (sql) => {
    await sql`insert into mark values ('undone')`
    const pid = await own(sql)
    await Promise.all([sql`select pg_sleep(5)`, cut(pid)])
  })
  expect(await faultOf(lost)).toBe('busy')
  await all()
  expect(await marks()).toEqual([])
})

test('F05 what a transaction does after its connection was lost happens nowhere', async () => {
  let after: unknown
  const lost = shop.database.transaction(async (sql) => {
    await cut(await own(sql))
    // others take its place and open it again
    await all()
    after = await faultOf(sql`insert into mark values ('astray')`)
    await sql.unsafe(`insert into mark values ('astray too')`)
  })
  expect(await faultOf(lost)).toBe('busy')
  await all()
  await expect.poll(() => after).toBe('busy')
  expect(await marks()).toEqual([])
})

test('F05 a reserved connection that was lost is not handed on', async () => {
  const reserved = await shop.database.pool.reserve()
  const [row] = await reserved<{ pid: number }[]>`select pg_backend_pid() as pid`
  const lost = faultOf(reserved`select pg_sleep(5)`)
  await cut(row!.pid)
  expect(await lost).toBe('busy')
  reserved.release()
  await all()
  const again = await shop.database.pool.reserve()
  expect(await own(again)).toBeGreaterThan(0)
  again.release()
})

test('F05 reservations that fail while nobody answers leave the pool whole', async () => {
  const [nobody, proxied] = [await freePort(), Number(new URL(address()).port)]
  const away = openDatabase(address().replace(`:${proxied}/`, `:${nobody}/`), { connections: 2 })
  const reserving = async () => {
    const reserved = await away.pool.reserve()
    return await faultOf(reserved`select 1`.then()).finally(() => reserved.release())
  }
  const failed = await Promise.all(Array.from({ length: 6 }, reserving))
  expect(failed).toEqual(Array(6).fill('busy'))
  const server = createServer((near) => {
    const far = connect(proxied, '127.0.0.1')
    near.pipe(far).pipe(near)
  }).listen(nobody, '127.0.0.1')
  for (let again = 0; again < 4; again += 1) expect(await reserving()).toBe('none')
  await Promise.all(Array.from({ length: 6 }, () => away.sql`select 1`))
  await away.close()
  server.close()
})

test('F06 a transaction that begins behind many statements is its own', async () => {
  await all()
  // as many as the driver sends down its connections before one is answered
  const before = Array.from({ length: shop.database.pool.options.max * 100 }, () =>
    shop.sql`select 1`.then(),
  )
  const words = Array.from({ length: 100 }, (_, at) => `mark ${at}`)
  const written = words.map((word) =>
    shop.database.transaction((sql) => sql`insert into mark values (${word})`),
  )
  const outcomes = await Promise.allSettled([...before, ...written])
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
  expect(await marks()).toHaveLength(words.length)
})

const broken = (sql: Sql) => sql`
  select 1 / (500 - n) as quotient, repeat('x', 1000) as filling from generate_series(1, 1000) n`

test('F05 rows that came before an error do not stand before those of the next answer', async () => {
  const single = openDatabase(address(), { connections: 1 })
  const reserved = await single.pool.reserve()
  for (const sql of [single.sql, reserved]) {
    await expect(broken(sql)).rejects.toThrow('division by zero')
    expect([...(await sql`select 7 as seven`)]).toEqual([{ seven: 7 }])
    await Promise.allSettled([broken(sql)])
    expect(await sql`select 7 as seven where false`).toHaveLength(0)
    expect(await sql`select n from generate_series(1, 3) n`).toHaveLength(3)
  }
  await expect(single.transaction(broken)).rejects.toThrow('division by zero')
  const rows = await single.transaction((sql) => sql`select 7 as seven, 8 as eight`)
  expect([...rows]).toEqual([{ seven: 7, eight: 8 }])
  reserved.release()
  await single.close()
})

test('what throws for another reason is rolled back, and the connection goes on', async () => {
  const thrown = shop.database.transaction(async (sql) => {
    await sql`insert into mark values ('undone')`
    throw new Error('no')
  })
  await expect(thrown).rejects.toThrow('no')
  await shop.database.transaction((sql) => sql`insert into mark values ('kept')`)
  expect(await marks()).toEqual(['kept'])
})
