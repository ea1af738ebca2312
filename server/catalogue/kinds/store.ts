import type { FactPart } from '../../../contract/builds/facts/fact.ts'
import { kindVersion } from '../../../contract/builds/kinds.ts'
import type { Sql } from '../../database/database.ts'
import type { ReadKind } from './kind-facts.ts'
import type { KindRow } from './kind-of-part.ts'

type ReadPart = FactPart & { id: string }

const readColumns = (sql: Sql) =>
  sql`p.id, p.category, p.name, p.mpn, p.specs, p.person_facts as "personFacts"`

/** Kinds that are new. They are written in one order by everybody, so that nobody waits in a ring. */
export async function insertKinds(sql: Sql, kinds: readonly KindRow[]) {
  if (kinds.length === 0) return
  const sorted = [...kinds].sort((a, b) => (a.id < b.id ? -1 : 1))
  await sql`
    insert into fit_kind (id, category, facts, version)
    select id, category, facts, ${kindVersion}
    from unnest(
      ${sorted.map(({ id }) => id)}::uuid[], ${sorted.map(({ category }) => category)}::text[],
      ${sorted.map(({ facts }) => facts)}::jsonb[]
    ) k (id, category, facts)
    on conflict do nothing`
}

export async function updateKinds(sql: Sql, of: readonly { id: string; kindId: string }[]) {
  await sql`
    update part p
    set kind_id = w.kind_id
    from unnest(${of.map(({ id }) => id)}::uuid[], ${of.map(({ kindId }) => kindId)}::uuid[])
      w (id, kind_id)
    where p.id = w.id`
}

/** Parts whose kind is to be read: all, or those among `ids`. What others are writing is left for later. */
export async function lockWithoutKind(
  sql: Sql,
  { ids, limit }: { ids?: string[]; limit: number },
): Promise<ReadPart[]> {
  return await sql<ReadPart[]>`
    select ${readColumns(sql)}
    from part p
    where p.kind_id is null and p.deleted_at is null ${ids ? sql`and p.id = any(${ids}::uuid[])` : sql``}
    order by p.id
    limit ${limit}
    for no key update skip locked`
}

/** Parts that were changed by the rows of an import and whose kind is to be read. */
export async function selectImportedWithoutKind(sql: Sql, limit: number): Promise<ReadPart[]> {
  return await sql<ReadPart[]>`
    select ${readColumns(sql)}
    from import_row r
    join part p on p.id = r.part_id
    where p.kind_id is null and p.deleted_at is null
    limit ${limit}`
}

/** Takes the kinds of an earlier reading from so many parts behind `after`; answers the last of them. */
export async function clearOldKinds(sql: Sql, after: string, limit: number) {
  const [row] = await sql<{ last: string | null }[]>`
    with page as (
      select p.id
      from part p
      where p.id > ${after} and p.deleted_at is null
      order by p.id
      limit ${limit}
    ), cleared as (
      update part p
      set kind_id = null
      from fit_kind k
      where p.id in (select id from page) and k.id = p.kind_id and k.version <> ${kindVersion}
    )
    select max(id::text) as last
    from page`
  return row?.last ?? null
}

export async function hasOldKinds(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ has: boolean }[]>`
    select exists (select from fit_kind where version <> ${kindVersion}) as has`
  return row?.has ?? false
}

export async function deleteOldKinds(sql: Sql) {
  await sql`delete from fit_kind where version <> ${kindVersion}`
}

export async function selectKinds(sql: Sql, ids: readonly string[]): Promise<ReadKind[]> {
  return await sql<ReadKind[]>`
    select id, category, facts
    from fit_kind
    where id = any(${ids}::uuid[])`
}
