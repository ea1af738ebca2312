import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { availableParallelism } from 'node:os'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTcpProxy } from '../../../tests/faults/tcp-proxy.ts'
import { openTestShop, type TestShop } from '../../../tests/open-test-shop.ts'
import { freePort } from '../../local/postgres.ts'
import { databaseFault, type OpenDatabase, openDatabase, type Sql } from '../database.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop({ jobs: false, direct: true })
  await shop.sql`create table mark (word text primary key)`
})
afterEach(() => shop.close())

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

test('F05 connecting that fails at once is told as busy, and ends nothing', async () => {
  // no machine may send there, which is said before anybody could listen for it
  const nowhere = openDatabase('postgres://nobody@255.255.255.255:5432/none', { connections: 2 })
  const reserve = async () => (await nowhere.reserve()).sql`select 1`
  const asked = [nowhere.sql`select 1`, nowhere.transaction((sql) => sql`select 1`), reserve()]
  for (const one of await Promise.all(asked.map(faultOf))) expect(one).toBe('busy')
  expect(await faultOf(nowhere.sql`select 2`)).toBe('busy')
  expect(await faultOf(nowhere.listen('any', () => {}))).toBe('busy')
  await nowhere.close()
})

test('F05 a reserved connection that was lost is not handed on', async () => {
  const reserved = await shop.database.reserve()
  const lost = faultOf(reserved.sql`select pg_sleep(5)`)
  await cut(await own(reserved.sql))
  expect(await lost).toBe('busy')
  reserved.release()
  await all()
  const again = await shop.database.reserve()
  expect(await own(again.sql)).toBeGreaterThan(0)
  again.release()
})

test('F05 reservations that fail while nobody answers leave the pool whole', async () => {
  const [nobody, proxied] = [await freePort(), Number(new URL(shop.config.databaseUrl!).port)]
  const away = openDatabase(shop.config.databaseUrl!.replace(`:${proxied}/`, `:${nobody}/`), {
    connections: 2,
  })
  const reserving = () => faultOf(askOnOwn(away))
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
  const before = Array.from({ length: (availableParallelism() * 2 + 1) * 100 }, () =>
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

async function askOnOwn(database: OpenDatabase) {
  const { sql, release } = await database.reserve()
  await sql`select 1`.finally(release)
}

const broken = (sql: Sql) => sql`
  select 1 / (500 - n) as quotient, repeat('x', 1000) as filling from generate_series(1, 1000) n`

test('F05 rows that came before an error do not stand before those of the next answer', async () => {
  const single = openDatabase(shop.config.databaseUrl!, { connections: 1 })
  const reserved = await single.reserve()
  for (const sql of [single.sql, reserved.sql]) {
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

/** Statements of which each knows its own answer, and what became of them. */
const outcomesOf = (asked: { own: number; row: Promise<{ own: number }[]> }[]) =>
  Promise.all(
    asked.map(({ own, row }) =>
      row.then(
        ([found]) => (found?.own === own ? 'right' : 'wrong'),
        (error) => databaseFault(error) ?? 'refused',
      ),
    ),
  )

test('F05 a value that cannot be sent gives nobody the answer of another', async () => {
  const single = openDatabase(shop.config.databaseUrl!, { connections: 1 })
  const { sql } = single
  const ask = (own: number, value: unknown) => ({
    own,
    row: sql<{ own: number }[]>`select ${value as number}::int as own, pg_sleep(0.05)`.then(),
  })
  expect(await outcomesOf([ask(0, 0)])).toEqual(['right'])
  const outcomes = await outcomesOf([1, undefined, 3, 4, 5].map((value, at) => ask(at + 1, value)))
  expect(outcomes.filter((one) => one === 'refused').length).toBeGreaterThan(0)
  expect(outcomes).not.toContain('wrong')
  expect(await outcomesOf([ask(6, 6), ask(7, 7)])).toEqual(['right', 'right'])
  await single.close()
})

test('F05 whoever asks while connections are reset has an answer of their own, or hears busy at once', async () => {
  const direct = new URL(shop.config.databaseUrl!)
  const proxy = await startTcpProxy(Number(direct.port))
  direct.port = String(proxy.port)
  const away = openDatabase(direct.href, { connections: 1, bounded: false })
  const counts: Record<string, number> = {}
  let going = true
  const ask = async (own: number) => {
    const row = (sql: Sql) =>
      sql<{ own: number }[]>`select ${own}::int as own, ${'x'.repeat(own * 300)}::text as filling`
    while (going) {
      const answer = own > 0 ? row(away.sql).then() : away.transaction(row)
      const [outcome] = await outcomesOf([{ own, row: answer }])
      if (own % 3 === 0) await new Promise((resolve) => setImmediate(resolve))
      counts[outcome!] = (counts[outcome!] ?? 0) + 1
    }
  }
  const asking = Promise.all(Array.from({ length: 12 }, (_, own) => ask(own)))
  for (let round = 0; round < 20; round += 1) {
    // connected again, however slow the machine is
    const { right = 0 } = counts
    await expect.poll(() => counts.right ?? 0).toBeGreaterThan(right)
    await new Promise((resolve) => setTimeout(resolve, 20))
    proxy.reset()
  }
  going = false
  // nobody gives up here, so that what was forgotten would be waited for without end
  await asking
  expect(Object.keys(counts).sort()).toEqual(['busy', 'right'])
  await away.close()
  await proxy.stop()
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

test('F05 bytes that come in for a connection that is given up are nobody’s, and end nothing', async () => {
  const direct = new URL(shop.config.databaseUrl!)
  const port = Number(direct.port)
  const theirs: Socket[] = []
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    for (const socket of [near, far]) socket.on('error', () => {})
    near.pipe(far).pipe(near)
    theirs.push(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  direct.port = String((server.address() as AddressInfo).port)
  const faults: unknown[] = []
  const note = (fault: unknown) => faults.push(fault)
  process.on('uncaughtExceptionMonitor', note)
  const away = openDatabase(direct.href, { connections: 1 })
  try {
    for (let turn = 0; turn < 5; turn += 1) {
      const { sql, discard } = await away.reserve()
      await sql`select 1`
      // in the turn after the one that destroys it the loop reads, before anything that was put off
      setImmediate(() => {
        theirs.at(-1)!.write('the server’s last words')
        discard()
      })
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect(await faultOf(away.sql`select 1`)).toBe('none')
    expect(faults).toEqual([])
  } finally {
    process.off('uncaughtExceptionMonitor', note)
    await away.close()
    server.close()
  }
})
