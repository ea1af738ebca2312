import type { Writable } from 'node:stream'
import type { Category } from '../../../contract/parts/parts.ts'
import type { Sql } from '../../database/database.ts'
import { locks } from '../../database/locks.ts'
import { currentWay } from '../../database/way.ts'
import { auditedColumns, auditedKeys } from '../parts/store.ts'
import { givenBits } from './row-to-part/given.ts'
import { stageColumns } from './stage-columns.ts'

/** Lets the transaction wait as long as a file takes; false while another import or a feed runs. */
export async function beginImport(sql: Sql): Promise<boolean> {
  await sql`set local lock_timeout = '30s'`
  await sql`set local idle_in_transaction_session_timeout = '5min'`
  const [row] = await sql<{ free: boolean }[]>`
    select pg_try_advisory_xact_lock(${locks.import}) as free`
  return row?.free ?? false
}

/**
 * Waits for another import or feed to end, at most so long as a lock is waited for; those that are written beside others
 * wait for none of these.
 */
export async function beginFeed(sql: Sql, isBeside: boolean) {
  await sql`set local lock_timeout = '30s'`
  if (isBeside) await sql`select pg_advisory_xact_lock_shared(${locks.import})`
  else await sql`select pg_advisory_xact_lock(${locks.import})`
}

const columnsOfPart = stageColumns
  .flatMap(({ name, isOfPart }) => (isOfPart ? [name] : []))
  .join(', ')
/** The columns that a part which is there takes from its row, of those that any row gives: what none gives is not written anew. */
export function takenOf(given: number) {
  const taken = stageColumns.flatMap(({ name, givenBy }) =>
    givenBy === undefined || (given & givenBits[givenBy]) === 0
      ? []
      : [{ name, bit: givenBits[givenBy] }],
  )
  return {
    names: new Set(taken.map(({ name }) => name)),
    /** The same columns of one side, such as `p`, with commas between them. */
    of: (side: string) => taken.map(({ name }) => `${side}.${name}`).join(', '),
    /** What they were, beside what is wanted. */
    were: taken.map(({ name }) => `p.${name} as was_${name}`).join(', '),
    /** What each of them becomes: the row's value where the row gave it, else the part's. */
    wanted: taken
      .map(
        ({ name, bit }) =>
          `case when (r.given & ${bit}) <> 0 then ${givenOf(name)} else p.${name} end as ${name}`,
      )
      .join(', '),
    set: taken.map(({ name }) => `${name} = w.${name}`).join(', '),
    /** That part p has it all, its stock being compared with these pieces. */
    isSame: (pieces: string) =>
      taken
        .map(({ name, bit }) => {
          const said = name === 'quantity' ? pieces : givenOf(name)
          return `((r.given & ${bit}) = 0 or p.${name} is not distinct from ${said})`
        })
        .join(' and '),
  }
}

/** What a row gives for a column of part p. What persons looked up stays whatever a file says. */
const givenOf = (name: string) => (name === 'specs' ? 'r.specs || p.person_facts' : `r.${name}`)

/** What any of the rows of known parts gives, a sum of givenBits. */
export async function selectGiven(sql: Sql): Promise<number> {
  const [row] = await sql<{ given: number }[]>`
    select coalesce(bit_or(given), 0) as given
    from import_row
    where part_id is not null`
  return row?.given ?? 0
}

/** The database's time, which is all that is kept. */
export async function selectNow(sql: Sql): Promise<Date> {
  const [row] = await sql<{ now: Date }[]>`select now() as now`
  return row!.now
}

export async function createStage(sql: Sql) {
  const columns = stageColumns.map(({ name, type }) => `${name} ${type}`).join(', ')
  await sql.unsafe(
    `create temp table import_row (${columns}, part_id uuid, missing integer not null default 0,
      same boolean not null default false, is_bounded boolean not null default false) on commit drop`,
  )
}

export const openStage = async (sql: Sql, columns: typeof stageColumns): Promise<Writable> => {
  const names = columns.map(({ name }) => name).join(', ')
  return await sql`copy import_row (${sql.unsafe(names)}) from stdin`.writable()
}

/**
 * Finds the parts that are in the shop already, and whether their prices and quantities are bounded; answers how many. A
 * row whose number is new is still the part that was imported from the same entry, which has been numbered otherwise.
 */
export async function matchParts(sql: Sql): Promise<number> {
  const matched = await sql`
    update import_row r
    set part_id = p.id, is_bounded = p.price_breaks <> '[]' or p.max_quantity is not null
    from part p
    where p.mpn_key = r.mpn_key and p.deleted_at is null`
  const byEntry = await sql`
    update import_row r
    set part_id = p.id, is_bounded = p.price_breaks <> '[]' or p.max_quantity is not null
    from (
      select distinct on (n.source_id) n.n, p.id, p.price_breaks, p.max_quantity
      from import_row n
      join part p on p.source_id = n.source_id and p.deleted_at is null
      where n.part_id is null and n.source_id is not null
        and not exists (select 1 from import_row other where other.part_id = p.id)
      order by n.source_id, n.n, p.number
    ) p
    where r.n = p.n`
  return matched.count + byEntry.count
}

/**
 * Locks the parts that will be changed in the order of their ids, as orders do, so that neither waits for the other: what
 * stands in them from here on is what is changed. Another feed may name them meanwhile, but change nothing. Rows that say what their part was a moment ago need no lock: it is as if
 * they had come before whatever changed it since.
 */
export async function lockChanging(sql: Sql) {
  await sql`
    select count(*)
    from (
      select p.id
      from part p
      where p.id in (select part_id from import_row where not same)
      order by p.id
      for no key update
    ) locked`
}

/** Makes the staged rows quick to take in parts. Nothing analyzes a temporary table by itself. */
export async function indexStage(sql: Sql) {
  await sql`create index on import_row (n)`
  await sql`analyze import_row`
}

/** Tells programs that parts were added or changed: once, and not a million times. */
export async function tellChange(sql: Sql) {
  await sql`insert into event (type) values ('catalogue.changed')`
}

/** Counts the words of parts anew: until that is done, searches for unknown ones go through all parts, and slips time out. */
export const analyzeParts = async (sql: Sql) => {
  await sql`analyze part, part_rank`
}

/** Inserts the new parts among the rows from `from` to before `to`, each with its stock as first movement; answers their lines. */
export async function insertParts(sql: Sql, from: number, to: number, actorId: string | null) {
  const [added] = await sql<{ lines: number[] }[]>`
    with added as (
      insert into part (${sql.unsafe(columnsOfPart)})
      select ${sql.unsafe(columnsOfPart)}
      from import_row
      where n >= ${from} and n < ${to} and part_id is null
    ), moved as (
      insert into stock_movement (id, part_id, change, reason, actor_id)
      select movement_id, id, quantity, 'initial', ${actorId}::uuid
      from import_row
      where n >= ${from} and n < ${to} and part_id is null and quantity > 0
    )
    select coalesce(array_agg(line), '{}') as lines
    from import_row
    where n >= ${from} and n < ${to} and part_id is null`
  return added?.lines ?? []
}

export type Changes = { found: number; changedLines: number[]; moved: number }

/**
 * Changes the parts that are there to what their rows give, and their stock by a correction; what was changed of each is
 * audited. The caller holds their locks, so that the stock a correction is counted from is still the stock when it is
 * written.
 */
export async function changeParts(
  sql: Sql,
  from: number,
  to: number,
  { actorId, file, given }: { actorId: string | null; file: string; given: number },
): Promise<Changes> {
  const taken = takenOf(given)
  if (taken.names.size === 0) return await countKnown(sql, from, to)
  const sides = {
    before: sql.unsafe(changedOf('w.was_', taken.names)),
    after: sql.unsafe(changedOf('w.', taken.names)),
  }
  const { via, keyId } = currentWay()
  const moves = taken.names.has('quantity') ? sql`quantity` : sql`had`
  const [changes] = await sql<Changes[]>`
    with wanted as (
      select p.id, r.line, ${sql.unsafe(taken.were)}, p.quantity as had, r.movement_id, ${sql.unsafe(taken.wanted)}
      from import_row r
      join part p on p.id = r.part_id
      where r.n >= ${from} and r.n < ${to} and not r.same
    ), changed as (
      update part p
      set ${sql.unsafe(taken.set)},
        updated_at = now(), version = p.version + 1
      from wanted w
      where p.id = w.id
        and (${sql.unsafe(taken.of('p'))}) is distinct from (${sql.unsafe(taken.of('w'))})
      returning p.id
    ), audited as (
      insert into audit_event (id, actor_id, via, key_id, action, subject, detail)
      select movement_id, ${actorId}::uuid, ${via}, ${keyId}::uuid, 'part-changed', id, jsonb_build_object(
          'before', ${sides.before}, 'after', ${sides.after}, 'file', ${file}::text
        )
      from wanted w
      join changed using (id)
    ), moved as (
      insert into stock_movement (id, part_id, change, reason, actor_id)
      select movement_id, id, ${moves} - had, 'correction', ${actorId}::uuid
      from wanted
      where ${moves} <> had
      returning part_id
    )
    select
      (
        select count(*)
        from import_row
        where n >= ${from} and n < ${to} and part_id is not null
      )::int as found,
      (select coalesce(array_agg(line), '{}') from wanted join changed using (id)) as "changedLines",
      (select count(*) from moved) as moved`
  return changes ?? { found: 0, changedLines: [], moved: 0 }
}

/** Of rows that give nothing but their numbers. */
async function countKnown(sql: Sql, from: number, to: number): Promise<Changes> {
  const [row] = await sql<{ found: number }[]>`
    select count(*)::int as found
    from import_row
    where n >= ${from} and n < ${to} and part_id is not null`
  return { found: row?.found ?? 0, changedLines: [], moved: 0 }
}

/** The changed values of one side, as auditChange writes them: what is empty is left out. */
function changedOf(side: string, taken: ReadonlySet<string>) {
  const pairs = auditedKeys.flatMap((key) => {
    const column = auditedColumns[key]
    return taken.has(column)
      ? `'${key}', case when w.was_${column} is distinct from w.${column} then ${side}${column} end`
      : []
  })
  return `jsonb_strip_nulls(jsonb_build_object(${pairs.join(', ')}))`
}

export type CategoryPicture = { imageId: string | null; img: string }

/** The pictures that stand for parts without one of their own. */
export async function selectCategoryPictures(sql: Sql): Promise<Map<Category, CategoryPicture>> {
  const rows = await sql<{ imageId: string; url: string; category: Category }[]>`
    select c.image_id as "imageId", i.url, c.key as category
    from category c
    join image i on i.id = c.image_id`
  return new Map(rows.map(({ category, imageId, url }) => [category, { imageId, img: url }]))
}
