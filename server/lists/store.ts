import type { Line } from '../../contract/orders/lines.ts'
import type { Owner } from '../companies/index.ts'
import { containing, type Sql } from '../database/database.ts'

export type ListRow = {
  id: string
  ownerId: string
  ownerName: string
  companyId: string | null
  /** Whether all who buy for the company have it. */
  forCompany: boolean
  name: string
  shareToken: string | null
  createdAt: Date
  updatedAt: Date
}
export type HeadRow = Omit<ListRow, 'shareToken' | 'companyId'> & {
  lineCount: number
  isShared: boolean
}
/** A line with what the part is called, in the shop or not. */
export type LineRow = Line & { partsName: string; mpn: string }

const listColumns = (sql: Sql) => sql`
  t.id, t.owner_id as "ownerId", (select name from users where id = t.owner_id) as "ownerName",
  t.company_id as "companyId", t.for_company as "forCompany", t.name, t.share_token as "shareToken",
  t.created_at as "createdAt", t.updated_at as "updatedAt"`

export async function selectList(sql: Sql, id: string): Promise<ListRow | null> {
  const [row] = await sql<ListRow[]>`
    select ${listColumns(sql)}
    from list t
    where t.id = ${id}`
  return row ?? null
}

/** The same, locked until the transaction ends: whoever changes a list or its lines holds this first. */
export async function lockList(sql: Sql, id: string): Promise<ListRow | null> {
  await sql`select 1 from list where id = ${id} for update`
  return await selectList(sql, id)
}

/** A list that is shared by this token, with its owner's name. */
export async function selectSharedList(sql: Sql, token: string): Promise<ListRow | null> {
  const [row] = await sql<ListRow[]>`
    select ${listColumns(sql)}
    from list t
    where t.share_token = ${token}`
  return row ?? null
}

export async function selectLines(sql: Sql, listId: string): Promise<LineRow[]> {
  return await sql<LineRow[]>`
    select l.part_id as "partsId", p.name as "partsName", p.mpn, l.quantity, l.own_number as "ownNumber", l.note
    from list_line l
    join part p on p.id = l.part_id
    where l.list_id = ${listId}
    order by l.position`
}

type Filter = { owner: Owner; q: string }

/** Lists as t that somebody has in the context in which they act: their own, and their company's. */
const areOf = (sql: Sql, { buyerId, companyId }: Owner) =>
  companyId
    ? sql`(t.company_id = ${companyId} and (t.owner_id = ${buyerId} or t.for_company))`
    : sql`(t.owner_id = ${buyerId} and t.company_id is null)`

function matches(sql: Sql, { owner, q }: Filter) {
  const pattern = containing(q)
  return sql`
    ${areOf(sql, owner)}
    ${
      q
        ? sql`and (lower(t.name) like ${pattern} or exists (
      select 1
      from list_line l
      join part p on p.id = l.part_id
      where l.list_id = t.id
        and (lower(p.name) like ${pattern} or lower(p.mpn) like ${pattern}
          or lower(l.own_number) like ${pattern})
    ))`
        : sql``
    }`
}

const orderings = {
  changed: 't.updated_at desc, t.id desc',
  name: 't.name collate as_people, t.id desc',
  '-name': 't.name collate as_people desc, t.id desc',
  lines: '"lineCount", t.id desc',
  '-lines': '"lineCount" desc, t.id desc',
} as const
export type ListOrder = keyof typeof orderings

export async function selectHeads(
  sql: Sql,
  filter: Filter,
  { sort, from, limit }: { sort: ListOrder; from: number; limit: number },
): Promise<HeadRow[]> {
  return await sql<HeadRow[]>`
    select t.id, t.name, t.share_token is not null as "isShared",
      t.for_company as "forCompany", t.owner_id as "ownerId", (select name from users where id = t.owner_id) as "ownerName", t.created_at as "createdAt",
      t.updated_at as "updatedAt",
      (select count(*)::int from list_line l where l.list_id = t.id) as "lineCount"
    from list t
    where ${matches(sql, filter)}
    order by ${sql.unsafe(orderings[sort])}
    offset ${from}
    limit ${limit}`
}

export async function countLists(sql: Sql, filter: Filter): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from list t
    where ${matches(sql, filter)}`
  return row?.count ?? 0
}

/** Counts the lists of a buyer, after serialising all that add to them. */
export async function countForAdding(sql: Sql, ownerId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lists of ${ownerId}`}, 0))`
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from list
    where owner_id = ${ownerId}`
  return row?.count ?? 0
}

type NewList = { id: string; owner: Owner; forCompany: boolean; name: string }

export async function insertList(sql: Sql, { id, owner, forCompany, name }: NewList) {
  await sql`
    insert into list (id, owner_id, company_id, for_company, name)
    values (${id}, ${owner.buyerId}, ${owner.companyId}, ${forCompany}, ${name})`
}

/** Which of these parts the shop has or once had. */
export async function selectKnownParts(sql: Sql, ids: string[]): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`
    select id
    from part
    where id = any(${ids}::uuid[])`
  return new Set(rows.map(({ id }) => id))
}

/** Makes these the lines of a list, in this order; the caller holds the list's lock or has just made it. */
export async function replaceLines(sql: Sql, listId: string, lines: readonly Line[]) {
  await sql`
    delete from list_line
    where list_id = ${listId}`
  await sql`
    insert into list_line (list_id, position, part_id, quantity, own_number, note)
    select ${listId}::uuid, place, part_id, quantity, own_number, note
    from unnest(
      ${lines.map(({ partsId }) => partsId)}::uuid[], ${lines.map(({ quantity }) => quantity)}::int[],
      ${lines.map(({ ownNumber }) => ownNumber)}::text[], ${lines.map(({ note }) => note)}::text[]
    ) with ordinality as given (part_id, quantity, own_number, note, place)`
}

/** Says that a list changed, later than it ever did; the caller holds its lock. */
export async function touchList(sql: Sql, id: string, { name, forCompany }: Said) {
  await sql`
    update list
    set name = ${name}, for_company = ${forCompany},
        updated_at = greatest(clock_timestamp(), updated_at + interval '1 millisecond')
    where id = ${id}`
}

type Said = Pick<ListRow, 'name' | 'forCompany'>

/** Sets the token by which a list is shared, or null; answers how many lists had another. */
export async function updateShareToken(
  sql: Sql,
  { id, token }: { id: string; token: string | null },
): Promise<number> {
  const rows = await sql`
    update list
    set share_token = ${token}
    where id = ${id} and share_token is distinct from ${token}`
  return rows.count
}

export async function deleteListRow(sql: Sql, id: string): Promise<number> {
  const rows = await sql`delete from list where id = ${id}`
  return rows.count
}
