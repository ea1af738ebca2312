import { type PartRow, partColumns } from '../catalogue/index.ts'
import type { Sql } from '../database/database.ts'
import type { Cursor } from '../database/paging.ts'

/** In percent, by the keys of categories. */
export type Spares = Record<string, number>
export type BuildHeadRow = {
  id: string
  name: string
  machines: number
  lineCount: number
  createdAt: Date
  updatedAt: Date
  /** In microseconds since 1970, by which pages go on. */
  changedUs: number
}
export type BuildRow = Omit<BuildHeadRow, 'changedUs' | 'lineCount'> & {
  ownerId: string
  spares: Spares
}
export type PartQuantity = { partId: string; quantity: number }
/** A line with its part, which may have left the shop. */
export type SavedLineRow = PartRow & { perMachine: number; isGone: boolean }

const buildColumns = (sql: Sql) => sql`
  id, owner_id as "ownerId", name, machines, spares, created_at as "createdAt", updated_at as "updatedAt"`

export async function selectBuild(sql: Sql, id: string): Promise<BuildRow | null> {
  const [row] = await sql<BuildRow[]>`
    select ${buildColumns(sql)}
    from build
    where id = ${id}`
  return row ?? null
}

/** The same, locked until the transaction ends. */
export async function lockBuild(sql: Sql, id: string): Promise<BuildRow | null> {
  const [row] = await sql<BuildRow[]>`
    select ${buildColumns(sql)}
    from build
    where id = ${id}
    for update`
  return row ?? null
}

export async function selectBuildLines(sql: Sql, buildId: string): Promise<SavedLineRow[]> {
  return await sql<SavedLineRow[]>`
    select ${partColumns(sql)}, l.quantity as "perMachine", p.deleted_at is not null as "isGone"
    from build_line l
    join part p on p.id = l.part_id
    left join image i on i.id = p.image_id
    where l.build_id = ${buildId}
    order by l.position`
}

const changedUs = (sql: Sql) => sql`(extract(epoch from b.updated_at) * 1000000)::bigint`

export async function selectBuildHeads(
  sql: Sql,
  ownerId: string,
  { after, limit }: { after: Cursor | null; limit: number },
): Promise<BuildHeadRow[]> {
  return await sql<BuildHeadRow[]>`
    select b.id, b.name, b.machines, b.created_at as "createdAt", b.updated_at as "updatedAt",
      ${changedUs(sql)} as "changedUs",
      (select count(*)::int from build_line l where l.build_id = b.id) as "lineCount"
    from build b
    where b.owner_id = ${ownerId}
      ${after ? sql`and (${changedUs(sql)}, b.id) < (${after.key ?? 0}::bigint, ${after.id}::uuid)` : sql``}
    order by b.updated_at desc, b.id desc
    limit ${limit}`
}

/** Counts the builds of a user, after serialising all that add to them. */
export async function countForAdding(sql: Sql, ownerId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`builds of ${ownerId}`}, 0))`
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from build
    where owner_id = ${ownerId}`
  return row?.count ?? 0
}

type NewBuild = { id: string; ownerId: string; name: string; machines: number; spares: Spares }

export async function insertBuild(sql: Sql, build: NewBuild) {
  await sql`
    insert into build (id, owner_id, name, machines, spares)
    values (${build.id}, ${build.ownerId}, ${build.name}, ${build.machines}, ${sql.json(build.spares)})`
}

export async function updateBuild(
  sql: Sql,
  id: string,
  { name, machines, spares }: { name: string; machines: number; spares: Spares },
) {
  await sql`
    update build
    set name = ${name}, machines = ${machines}, spares = ${sql.json(spares)},
      updated_at = greatest(now(), updated_at + interval '1 millisecond')
    where id = ${id}`
}

export async function replaceBuildLines(sql: Sql, buildId: string, lines: PartQuantity[]) {
  await sql`delete from build_line where build_id = ${buildId}`
  await sql`
    insert into build_line (build_id, position, part_id, quantity)
    select ${buildId}::uuid, position, part_id, quantity
    from unnest(${lines.map(({ partId }) => partId)}::uuid[], ${lines.map(({ quantity }) => quantity)}::integer[])
      with ordinality l (part_id, quantity, position)`
}

export async function deleteBuildRow(sql: Sql, id: string, ownerId: string): Promise<number> {
  const rows = await sql`delete from build where id = ${id} and owner_id = ${ownerId}`
  return rows.count
}
