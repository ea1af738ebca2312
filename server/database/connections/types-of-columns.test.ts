import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '../database.ts'

let database: OpenDatabase
beforeAll(() => {
  database = openDatabase(inject('postgres'), { connections: 1 })
})
afterAll(() => database.close())

const id = '0190a0b0-0000-7000-8000-000000000001'

test.each([
  ['text', ['plain', 'with, comma', '"quoted" \\back\\', '{braces}', '', 'NULL', 'é漢', null]],
  ['text', []],
  ['varchar', ['x']],
  ['name', ['part']],
  ['uuid', [id, null]],
  ['int', [1, -2, null]],
  ['smallint', [3]],
  ['bigint', [9_007_199_254_740_991, 0]],
  ['float8', [1.5, -0.25]],
  ['numeric', ['12345678901234567890.5']],
  ['jsonb', [{ a: [1, 'x"y'] }]],
])('a list of %s goes to the database and back as it was: %j', async (type, values) => {
  const [row] = await database.sql.unsafe<{ values: unknown }[]>(
    `select $1::${type}[] as values, cardinality($1::${type}[]) as size`,
    [values],
  )
  expect(row).toEqual({ values, size: values.length })
})

test('lists of what the driver names by itself are read', async () => {
  const [row] = await database.sql`
    select '{t,f,NULL}'::boolean[] as flags, '{2026-11-22 08:00:00.123+00}'::timestamptz[] as times`
  expect(row).toEqual({ flags: [true, false, null], times: [new Date('2026-11-22T08:00:00.123Z')] })
})

test('a new connection is asked for what was wanted and nothing else', async () => {
  const fresh = openDatabase(inject('postgres'), { connections: 1 })
  const [row] = await fresh.sql<{ asked: number }[]>`
    select count(*)::int as asked from pg_prepared_statements`
  await fresh.close()
  expect(row).toEqual({ asked: 1 })
})
