import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { databaseFault, type OpenDatabase, openDatabase } from '../database.ts'

let database: OpenDatabase
beforeAll(() => {
  database = openDatabase(inject('postgres'), { connections: 1 })
})
afterAll(() => database.close())

const codeOf = (work: PromiseLike<unknown>) =>
  work.then(
    () => 'none',
    (error: { code?: string }) => error.code,
  )

test('a statement is prepared anew when what it reads was changed meanwhile', async () => {
  const { sql } = database
  await sql`create table changing (word text)`
  await sql`insert into changing values ('kept')`
  const read = () => sql`select * from changing`
  try {
    for (let turn = 0; turn < 2; turn += 1) expect([...(await read())]).toEqual([{ word: 'kept' }])
    await sql`alter table changing add column more int default 1`
    expect([...(await read())]).toEqual([{ word: 'kept', more: 1 }])
    await sql`alter table changing drop column more`
    const inside = database.transaction((own) => own`select * from changing`)
    expect([...(await inside)]).toEqual([{ word: 'kept' }])
  } finally {
    await sql`drop table changing`
  }
})

test('what was sent behind a statement that could not be prepared is told the same', async () => {
  const { sql } = database
  const read = () => codeOf(sql`select * from nowhere where n = ${1}`)
  expect(await Promise.all([read(), read(), read()])).toEqual(['42P01', '42P01', '42P01'])
  expect([...(await sql`select 1 as one`)]).toEqual([{ one: 1 }])
})

test('however many forms statements have, a connection keeps so many prepared and answers all', async () => {
  const { sql } = database
  for (let n = 0; n < 1_100; n += 100) {
    const some = Array.from({ length: 100 }, (_, at) => n + at)
    const answers = await Promise.all(
      some.map((one) => sql.unsafe(`select ${one}::int as one`, [], { prepare: true })),
    )
    expect(answers.map(([row]) => row?.one)).toEqual(some)
  }
  const [kept] = await sql.unsafe('select count(*)::int as count from pg_prepared_statements')
  expect(kept?.count).toBeGreaterThan(500)
  expect(kept?.count).toBeLessThanOrEqual(1_000)
})

test('more values than the protocol can count are not sent', async () => {
  const many = Array.from({ length: 65_536 }, () => 1)
  const asked = [database.sql.unsafe('select 1 as one', many), database.sql`select 2 as two`]
  const [refused, answered] = await Promise.allSettled(asked)
  expect(refused?.status).toBe('rejected')
  expect(answered).toMatchObject({ status: 'fulfilled', value: [{ two: 2 }] })
})

test('a transaction is undone when one of its statements failed, whatever is made of the error', async () => {
  await database.sql`create table undone (word text primary key)`
  try {
    const swallowed = database.transaction(async (sql) => {
      await sql`insert into undone values ('twice')`
      await codeOf(sql`insert into undone values ('twice')`)
    })
    expect(await codeOf(swallowed)).toBe('23505')
    expect(await database.sql`select from undone`).toHaveLength(0)
  } finally {
    await database.sql`drop table undone`
  }
})

test('what is sent behind the statement by which a transaction fails is told why it failed', async () => {
  const told: unknown[] = []
  const failing = database.transaction(async (sql) => {
    const asked = ['select 1 / 0', 'select 1', 'select 2'].map((text) => codeOf(sql.unsafe(text)))
    told.push(...(await Promise.all(asked)))
  })
  expect(await codeOf(failing)).toBe('22012')
  expect(told).toEqual(['22012', '22012', '22012'])
})

test('a statement that nobody waits for is not sent, and one that two wait for is sent once', async () => {
  const { sql } = database
  const before = database.answered()
  sql`select 1 / 0`
  const once = sql`select 1 as one`
  await Promise.all([once, once])
  expect(database.answered() - before).toBe(1)
})

test('F06 whoever finds no connection free for 5 s is told as busy', async () => {
  const asked = performance.now()
  const { promise, resolve } = Promise.withResolvers<void>()
  const held = database.transaction(() => promise)
  const late = database.transaction(async () => {}).catch((error: unknown) => error)
  expect(databaseFault(await late)).toBe('busy')
  expect(await codeOf(Promise.reject(await late))).toBe('NO_CONNECTION_FREE')
  expect(performance.now() - asked).toBeGreaterThan(4_900)
  resolve()
  await held
  await database.transaction((sql) => sql`select 1`)
})
