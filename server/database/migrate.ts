import { setTimeout as pause } from 'node:timers/promises'
import type { OpenDatabase, Sql } from './database.ts'
import { locks } from './locks.ts'
import { type Migration, readMigrations } from './migrations.ts'

/**
 * Applies the migrations that are missing, up to that name when one is given, and answers their names. Of several
 * instances each migration is applied by one, while the others wait. What stands before, between and behind migrations
 * that are marked to run outside of transactions is one transaction each: a failed one leaves the schema as it was before.
 * Throws when one was applied whose file is another now. `from`: the folder of the files.
 */
export async function migrate(
  database: OpenDatabase,
  upTo?: string,
  from?: URL,
): Promise<string[]> {
  const known = (await readMigrations(from)).filter(({ name }) => !upTo || name <= upTo)
  const applied: string[] = []
  for (;;) {
    const { done, next } = await alone(database, (sql) => applyInside(sql, known))
    applied.push(...done)
    if (!next) return applied
    if (await alone(database, (sql) => applyOutside(database, sql, next))) applied.push(next.name)
  }
}

/** The same in the caller's transaction, for a database that nobody else uses meanwhile. */
export async function migrateWithin(sql: Sql, upTo?: string): Promise<string[]> {
  await sql`set local lock_timeout = 0`
  await sql`select pg_advisory_xact_lock(${locks.migrate})`
  const known = (await readMigrations()).filter(({ name }) => !upTo || name <= upTo)
  const { missing } = await compare(sql, known)
  for (const one of missing) await applyWhole(sql, one)
  return missing.map(({ name }) => name)
}

/** Of those that were applied, the ones whose files are others now. */
export async function changedMigrations(sql: Sql): Promise<string[]> {
  if (!(await hasHashes(sql))) return []
  return changedOf(await selectApplied(sql), await readMigrations())
}

/**
 * Does the work in a transaction that holds the lock. Who waits asks again and again: waiting inside a statement would hold
 * a snapshot, for which an index that is built concurrently waits in its turn.
 */
async function alone<T>(database: OpenDatabase, work: (sql: Sql) => Promise<T>): Promise<T> {
  for (;;) {
    const done = await database.longTransaction(async (sql) => {
      const [row] = await sql<{ ours: boolean }[]>`
        select pg_try_advisory_xact_lock(${locks.migrate}) as ours`
      return row!.ours ? { answer: await work(sql) } : null
    })
    if (done) return done.answer
    await pause(100)
  }
}

/** Up to the next that is marked. On an empty database nobody waits for an index: there all are applied. */
async function applyInside(sql: Sql, known: Migration[]) {
  const { missing, isEmpty } = await compare(sql, known)
  const marked = isEmpty ? -1 : missing.findIndex(({ outside }) => outside)
  const now = marked < 0 ? missing : missing.slice(0, marked)
  for (const one of now) await applyWhole(sql, one)
  return { done: now.map(({ name }) => name), next: marked < 0 ? undefined : missing[marked] }
}

/** On a connection of its own, while the lock's transaction only waits. Answers false when another did it meanwhile. */
async function applyOutside(database: OpenDatabase, sql: Sql, { name, hash, outside }: Migration) {
  const applied = await selectApplied(sql)
  if (applied.some((row) => row.name === name)) return false
  await sql`set local idle_in_transaction_session_timeout = 0`
  const own = await database.reserveApart()
  try {
    await own.sql`set statement_timeout = 0`
    await own.sql`set lock_timeout = 0`
    for (const statement of outside ?? []) await own.sql.unsafe(statement)
  } finally {
    own.discard()
  }
  await sql`insert into migration (name, hash) values (${name}, ${hash})`
  return true
}

async function applyWhole(sql: Sql, { name, text, hash, outside, behind }: Migration) {
  await sql.unsafe(outside ? text.replace(/\bconcurrently\b/g, '') : text)
  await behind?.(sql)
  await sql`insert into migration (name, hash) values (${name}, ${hash})`
}

async function compare(sql: Sql, known: Migration[]) {
  await sql`set local lock_timeout = 0`
  await prepareTable(sql)
  const applied = await selectApplied(sql)
  const [changed] = changedOf(applied, known)
  if (changed)
    throw new Error(
      `migration ${changed} was applied with another text than its file has now: put the file back (git checkout -- server/database/migrations), or start the version that was here before`,
    )
  await recordHashes(sql, applied, known)
  const done = new Set(applied.map(({ name }) => name))
  return { missing: known.filter(({ name }) => !done.has(name)), isEmpty: applied.length === 0 }
}

type Applied = { name: string; hash: string | null }

/** A database of before there were hashes gets the column first: it is read before anything is applied. */
async function prepareTable(sql: Sql) {
  await sql`
    create table if not exists migration (
      name text primary key,
      applied_at timestamptz not null default now(),
      hash text
    )`
  if (!(await hasHashes(sql))) await sql`alter table migration add column hash text`
}

async function hasHashes(sql: Sql): Promise<boolean> {
  const rows = await sql`
    select 1
    from pg_attribute
    where attrelid = to_regclass('migration') and attname = 'hash' and not attisdropped`
  return rows.length > 0
}

const selectApplied = (sql: Sql): Promise<Applied[]> =>
  sql<Applied[]>`select name, hash from migration`

function changedOf(applied: Applied[], known: Migration[]): string[] {
  const hashes = new Map(known.map(({ name, hash }) => [name, hash]))
  return applied.flatMap(({ name, hash }) =>
    hash !== null && hashes.has(name) && hashes.get(name) !== hash ? [name] : [],
  )
}

/** What was applied before there were hashes has the text that its file has at first sight. */
async function recordHashes(sql: Sql, applied: Applied[], known: Migration[]) {
  for (const { name, hash } of known)
    if (applied.some((row) => row.name === name && row.hash === null))
      await sql`update migration set hash = ${hash} where name = ${name}`
}
