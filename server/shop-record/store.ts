import type { Series } from '../../contract/words/series.ts'
import { asJson, type Sql } from '../database/database.ts'

/** Which texts stand where nobody has changed any. */
export type FirstTexts = 'example' | 'neutral'

export type RecordRow = {
  version: number
  firstTexts: FirstTexts
  /** Groups that somebody changed. */
  changed: Record<string, unknown>
  changedAt: Date
  /** What numbers begin with since the first order; null before. */
  numbers: Series | null
}

/** The record; `changed` is null when it is of the version that is known. */
export async function selectRecord(sql: Sql, known: number) {
  const [row] = await sql<
    (Omit<RecordRow, 'changed'> & { changed: RecordRow['changed'] | null })[]
  >`
    select
      version,
      first_texts as "firstTexts",
      case when version <> ${known}::int then changed end as changed,
      changed_at as "changedAt",
      numbers
    from shop_record`
  return row
}

/** The record's row, which nobody else changes until the transaction ends. */
export async function lockRecord(sql: Sql): Promise<RecordRow | undefined> {
  const [row] = await sql<RecordRow[]>`
    select version, first_texts as "firstTexts", changed, changed_at as "changedAt", numbers
    from shop_record
    for update`
  return row
}

/** Writes down what numbers begin with, for ever. */
export async function insertNumbers(sql: Sql, numbers: Series) {
  await sql`
    update shop_record
    set numbers = ${asJson(sql, numbers)}
    where numbers is null`
}

/** Waits until so many milliseconds have passed since the record was changed, if it ever was. */
export async function waitSinceChange(sql: Sql, ms: number) {
  await sql`
    select pg_sleep(greatest(0, ${ms}::int / 1000.0 - extract(epoch from clock_timestamp() - changed_at)))
    from shop_record
    where version > 1`
}

/** Begins a shop's record, unless there is one. */
export async function insertRecord(sql: Sql, firstTexts: FirstTexts) {
  await sql`
    with begun as (
      insert into shop_record (first_texts)
      values (${firstTexts})
      on conflict do nothing
      returning version, changed
    )
    insert into shop_record_version (version, changed, groups)
    select version, changed, '{}'
    from begun`
}

/** Writes down the zone in which the shop's days begin, for what the database decides by days. */
export async function saveTimeZone(sql: Sql, timeZone: string) {
  await sql`
    update shop_record
    set time_zone = ${timeZone}
    where time_zone <> ${timeZone}`
}

type NewVersion = {
  version: number
  changed: RecordRow['changed']
  groups: string[]
  restored: number | null
  actorId: string
}

/** Makes this the record's next version. */
export async function insertVersion(sql: Sql, made: NewVersion) {
  const { version, changed, groups, restored, actorId } = made
  await sql`
    with written as (
      update shop_record
      set version = ${version}, changed = ${asJson(sql, changed)}, changed_at = now()
    )
    insert into shop_record_version (version, changed, groups, restored, actor_id)
    values (${version}, ${asJson(sql, changed)}, ${groups}, ${restored}, ${actorId})`
}

export async function selectVersion(sql: Sql, version: number) {
  const [row] = await sql<{ changed: RecordRow['changed'] }[]>`
    select changed
    from shop_record_version
    where version = ${version}`
  return row
}

type VersionRow = {
  version: number
  at: Date
  by: string | null
  groups: string[]
  restored: number | null
}

/** The last versions, newest first. */
export async function selectVersions(sql: Sql, most: number): Promise<VersionRow[]> {
  return await sql<VersionRow[]>`
    select made.version, made.created_at as at, users.email as by, made.groups, made.restored
    from shop_record_version made
    left join users on users.id = made.actor_id
    order by made.version desc
    limit ${most}`
}
