import type { Sql } from '../database/database.ts'

/** The kinds that these parts are of, by the parts' ids; a part that was not read yet has none. */
export async function selectKindIds(sql: Sql, ids: string[]): Promise<Map<string, string>> {
  const rows = await sql<{ id: string; kindId: string }[]>`
    select id, kind_id as "kindId"
    from part
    where id = any(${ids}::uuid[]) and kind_id is not null`
  return new Map(rows.map(({ id, kindId }) => [id, kindId]))
}

export type NewRequest = { partId: string; key: string; kindId: string | null }

/** Whoever asked already asks no second time. */
export async function insertRequests(
  sql: Sql,
  { userId, build, requests }: { userId: string; build: string | null; requests: NewRequest[] },
) {
  const sorted = [...requests].sort((a, b) => (a.partId + a.key < b.partId + b.key ? -1 : 1))
  await sql`
    insert into fact_request (part_id, key, kind_id, user_id, build)
    select part_id, key, kind_id, ${userId}, ${build}
    from unnest(
      ${sorted.map(({ partId }) => partId)}::uuid[], ${sorted.map(({ key }) => key)}::text[],
      ${sorted.map(({ kindId }) => kindId)}::uuid[]
    ) r (part_id, key, kind_id)
    on conflict do nothing`
}

export type RequestRow = {
  partId: string
  key: string
  kindId: string | null
  build: string | null
  at: Date
  userId: string
  email: string
  name: string
  sourceUrl: string | null
  partName: string
  mpn: string
  /** Whether the part has left the shop, so that nobody looks anything up of it any more. */
  hasLeft: boolean
}

const requestColumns = (sql: Sql) =>
  sql`r.part_id as "partId", r.key, p.kind_id as "kindId", r.build, r.at, r.user_id as "userId",
    u.email, u.name, f.source_url as "sourceUrl", p.name as "partName", p.mpn,
    p.deleted_at is not null as "hasLeft"`

const requestTables = (sql: Sql) =>
  sql`fact_request r
    join part p on p.id = r.part_id
    join users u on u.id = r.user_id
    left join part_fact f on f.part_id = r.part_id and f.key = r.key`

/** A request whose part has become of another kind since it was looked at, or has left; nobody else has it until this commits. */
export async function takeChangedRequest(sql: Sql): Promise<RequestRow | null> {
  const [row] = await sql<RequestRow[]>`
    select ${requestColumns(sql)}
    from ${requestTables(sql)}
    where p.deleted_at is not null or (p.kind_id is not null and p.kind_id is distinct from r.kind_id)
    limit 1
    for update of r skip locked`
  return row ?? null
}

/** All that people asked for of a fact of a part. */
export async function lockRequests(sql: Sql, partId: string, key: string): Promise<RequestRow[]> {
  return await sql<RequestRow[]>`
    select ${requestColumns(sql)}
    from ${requestTables(sql)}
    where r.part_id = ${partId} and r.key = ${key}
    order by r.user_id
    for update of r`
}

type Named = Pick<RequestRow, 'partId' | 'key' | 'userId'>

/** Says that the fact is not known of the kind that the part is of now either. */
export async function updateLookedAt(sql: Sql, { partId, key, userId, kindId }: RequestRow) {
  await sql`
    update fact_request
    set kind_id = ${kindId}
    where part_id = ${partId} and key = ${key} and user_id = ${userId}`
}

export async function deleteRequest(sql: Sql, { partId, key, userId }: Named) {
  await sql`
    delete from fact_request
    where part_id = ${partId} and key = ${key} and user_id = ${userId}`
}
