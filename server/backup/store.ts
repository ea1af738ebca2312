import type { Readable, Writable } from 'node:stream'
import type { Sql } from '../database/database.ts'

export type Table = { name: string; columns: string[] }
export type Sequence = { name: string; value: string; called: boolean }

/** A copy may take its time, between its statements too. */
export async function liftTimeouts(sql: Sql) {
  await sql`set local idle_in_transaction_session_timeout = 0`
}

/** Rows that come back tell no program that something happened: their events come back as rows, too. */
export async function tellNothing(sql: Sql) {
  await sql`set local shop.restoring = 'on'`
}

/** What was restored may be a copy: it tells nobody outside of what happens until an admin says so. */
export async function turnWebhooksOff(sql: Sql) {
  await sql`update webhook set off_at = now() where off_at is null`
}

/**
 * Tells programs that a backup was restored, at a position that none of them has reached: what was told after the backup
 * was made had positions of its own, and nobody who read these misses what takes them now.
 */
export async function tellRestored(sql: Sql) {
  await sql`
    insert into event (type, position)
    select 'shop.restored', coalesce(max(position), 0) + 1000000000
    from event`
}

/** Makes this transaction one unchanging view of everything, from the first row or table that it looks at. */
export async function readOneMoment(sql: Sql) {
  await sql`set transaction isolation level repeatable read, read only`
}

/**
 * Keeps migrations from changing what is copied, and nobody else from anything. As the first statement of its
 * transaction it stands before the snapshot.
 */
export async function lockForReading(sql: Sql, tables: Table[]) {
  for (const { name } of tables) await sql`lock table ${sql(`public.${name}`)} in access share mode`
}

/** Filled by migrating, by starts, and by the triggers of `part`. */
const notCopied = ['migration', 'agreement', 'part_rank']

/** Every table of ours that is copied, what it refers to before it. */
export async function selectTables(sql: Sql): Promise<Table[]> {
  const rows = await sql<(Table & { needs: string[] })[]>`
    select c.relname::text as name,
      array(
        select a.attname::text
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          -- made of the others by a trigger
          and a.atttypid <> 'tsvector'::regtype
        order by a.attnum
      ) as columns,
      array(
        select t.relname::text
        from pg_constraint f
        join pg_class t on t.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
      ) as needs
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not c.relispartition and c.relname <> all(${notCopied}::text[])
    order by c.relname`
  return inOrder(rows)
}

function inOrder(rows: (Table & { needs: string[] })[]): Table[] {
  const placed = new Set<string>()
  const ordered: Table[] = []
  while (ordered.length < rows.length) {
    const ready = rows.filter(
      (row) => !placed.has(row.name) && row.needs.every((name) => placed.has(name)),
    )
    if (ready.length === 0) throw new Error('tables refer to each other in a circle')
    for (const { name, columns } of ready) {
      placed.add(name)
      ordered.push({ name, columns })
    }
  }
  return ordered
}

export async function selectMigrations(sql: Sql): Promise<string[]> {
  const [found] = await sql`select to_regclass('public.migration') is not null as here`
  if (!found?.here) return []
  const rows = await sql<{ name: string }[]>`select name from migration order by name`
  return rows.map((row) => row.name)
}

export async function selectSequences(sql: Sql): Promise<Sequence[]> {
  const names = await sql<{ name: string }[]>`
    select relname::text as name
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S'
    order by relname`
  const sequences: Sequence[] = []
  for (const { name } of names) {
    const [row] = await sql<{ value: string; called: boolean }[]>`
      select last_value::text as value, is_called as called
      from ${sql(`public.${name}`)}`
    sequences.push({ name, ...row! })
  }
  return sequences
}

export async function setSequence(sql: Sql, { name, value, called }: Sequence) {
  await sql`select setval(${`public.${name}`}::regclass, ${value}::bigint, ${called})`
}

/** The table as PostgreSQL's text format, a line for each row. */
export async function copyOut(sql: Sql, { name, columns }: Table): Promise<Readable> {
  return await sql`copy ${sql(`public.${name}`)} (${sql(columns)}) to stdout`.readable()
}

/** Takes out what migrations wrote of their own: the backup has it as it was. `tables` in the order in which they are filled. */
export async function emptyTables(sql: Sql, tables: Pick<Table, 'name'>[]) {
  for (const { name } of tables.toReversed()) await sql`delete from ${sql(`public.${name}`)}`
}

export async function copyIn(sql: Sql, { name, columns }: Table): Promise<Writable> {
  return await sql`copy ${sql(`public.${name}`)} (${sql(columns)}) from stdin`.writable()
}

export async function countRows(sql: Sql, { name }: Table): Promise<number> {
  const [row] = await sql<{ rows: number }[]>`
    select count(*) as rows
    from ${sql(`public.${name}`)}`
  return row!.rows
}

/** The first of these tables that has a row. */
export async function findFilled(sql: Sql, tables: Table[]): Promise<string | null> {
  for (const { name } of tables) {
    const [row] = await sql`select 1 from ${sql(`public.${name}`)} limit 1`
    if (row) return name
  }
  return null
}

/** How many shops are connected to this database now, this connection apart. */
export async function countShops(sql: Sql): Promise<number> {
  // a transaction sees what it saw of them first
  await sql`select pg_stat_clear_snapshot()`
  const [row] = await sql<{ shops: number }[]>`
    select count(*) as shops
    from pg_stat_activity
    where datname = current_database() and application_name = 'partwright'
      and pid <> pg_backend_pid()`
  return row!.shops
}

/** Functions of the shop's schema, written out with their arguments; those of extensions are no part of it. */
async function selectFunctions(sql: Sql) {
  return await sql<{ signature: string }[]>`
    select p.oid::regprocedure::text as signature
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (
        select 1
        from pg_depend d
        where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e'
      )`
}

async function selectCollations(sql: Sql) {
  return await sql<{ name: string }[]>`
    select collname as name
    from pg_collation
    where collnamespace = 'public'::regnamespace`
}

/** Types that migrations made: enumerations, domains and ranges, whose own functions go with them. */
async function selectTypes(sql: Sql) {
  return await sql<{ name: string }[]>`
    select typname as name
    from pg_type t
    where typnamespace = 'public'::regnamespace and typtype in ('d', 'e', 'r')
      and not exists (
        select 1
        from pg_depend d
        where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e'
      )`
}

/** Drops every table, sequence, type, function and collation of ours, and the queue, whose jobs belong to the rows that go. */
export async function dropEverything(sql: Sql, tables: Table[]) {
  for (const name of [...tables.map((table) => table.name), ...notCopied])
    await sql`drop table if exists ${sql(`public.${name}`)} cascade`
  for (const { name } of await selectSequences(sql))
    await sql`drop sequence ${sql(`public.${name}`)} cascade`
  for (const { name } of await selectTypes(sql)) await sql`drop type ${sql(`public.${name}`)}`
  // PostgreSQL itself wrote the signature, each name quoted where it has to be
  for (const { signature } of await selectFunctions(sql))
    await sql.unsafe(`drop function ${signature}`)
  for (const { name } of await selectCollations(sql))
    await sql`drop collation ${sql(`public.${name}`)}`
  await sql`drop schema if exists pgboss cascade`
}
