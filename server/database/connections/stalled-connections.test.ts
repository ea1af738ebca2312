import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTcpProxy, type TcpProxy } from '../../../tests/faults/tcp-proxy.ts'
import { databaseFault, type OpenDatabase, openDatabase, type Sql } from '../database.ts'

let proxy: TcpProxy
let database: OpenDatabase
beforeAll(async () => {
  const direct = new URL(inject('postgres'))
  proxy = await startTcpProxy(Number(direct.port))
  direct.port = String(proxy.port)
  database = openDatabase(direct.href, { connections: 3 })
})
afterAll(async () => {
  await database.close()
  await proxy.stop()
})

const faultOf = (work: Promise<unknown>) => work.then(() => 'none', databaseFault)
const one = (sql: Sql) => sql`select 1`

test('F05 whoever waits on a connection that leads nowhere is told so, and the next ones find others', async () => {
  const atCommit = Promise.withResolvers<void>()
  const inside = Promise.withResolvers<void>()
  const listened: string[] = []
  await database.listen('silence', (word) => listened.push(word))
  const { sql: reserved, release } = await database.reserve()
  const waiting: Promise<unknown>[] = [
    database.transaction(async (sql) => {
      await one(sql)
      await atCommit.promise
    }),
    database.transaction(async (sql) => {
      await one(sql)
      await inside.promise
      await one(sql)
    }),
  ]
  // every connection of the pool is there: what is asked below gets none that is new
  const slow = () => database.sql`select pg_sleep(0.2)`
  await Promise.all([slow(), slow(), slow(), one(reserved)])
  proxy.halfOpen()
  atCommit.resolve()
  inside.resolve()
  waiting.push(one(database.sql), one(reserved), database.transaction(one))
  // the last finds a connection of its own that is well
  expect(await Promise.all(waiting.map(faultOf))).toEqual(['busy', 'busy', 'busy', 'busy', 'none'])
  release()
  const many = Array.from({ length: 12 }, () => one(database.sql))
  expect(await Promise.all(many.map(faultOf))).toEqual(many.map(() => 'none'))
  await expect
    .poll(async () => {
      await database.sql`select pg_notify('silence', 'heard again')`
      return listened.at(-1)
    })
    .toBe('heard again')
})

test('F05 long work may be silent for longer than an answer takes', async () => {
  const sleep = (sql: Sql) => sql`select pg_sleep(13) is not null as slept`
  const unbounded = openDatabase(inject('postgres'), { connections: 1, bounded: false })
  const works = [
    database.longTransaction(sleep),
    sleep(unbounded.sql),
    unbounded.transaction(sleep),
  ]
  for (const slept of await Promise.all(works)) expect(slept).toEqual([{ slept: true }])
  await unbounded.close()
})
