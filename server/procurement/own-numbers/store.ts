import { numberKey, readPartNumber } from '../../../contract/parts/number-key.ts'
import { type Owner, ownerKey } from '../../companies/index.ts'
import { containing, type Sql } from '../../database/database.ts'

export type OwnNumber = { id: string; partId: string; number: string; key: string }

/**
 * Saves numbers of a buyer or company, at most one of each key; what a key meant before, it means no more. In the order of their
 * keys, so that two orders of one owner never wait for each other's rows. Numbers of parts that never were are left out. Answers how many
 * are new.
 */
export async function upsertOwnNumbers(sql: Sql, owner: Owner, numbers: OwnNumber[]) {
  const rows = await sql<{ isNew: boolean }[]>`
    insert into own_part_number (id, buyer_id, company_id, part_id, number, number_key)
    select n.id, ${owner.buyerId}::uuid, ${owner.companyId}::uuid, p.id, n.number, n.key
    from unnest(
        ${numbers.map(({ id }) => id)}::uuid[], ${numbers.map(({ partId }) => partId)}::uuid[],
        ${numbers.map(({ number }) => number)}::text[], ${numbers.map(({ key }) => key)}::text[]
      ) as n (id, part_id, number, key)
    join part p on p.id = n.part_id
    order by n.key collate "C"
    on conflict (owner_key, number_key) do update
    set part_id = excluded.part_id, number = excluded.number, at = now()
    where (own_part_number.part_id, own_part_number.number)
      is distinct from (excluded.part_id, excluded.number)
    returning xmax = 0 as "isNew"`
  return rows.filter(({ isNew }) => isNew).length
}

/** Whether a buyer or company has more than so many. */
export async function hasMoreOwnNumbers(sql: Sql, owner: Owner, most: number) {
  const rows = await sql`
    select
    from own_part_number
    where owner_key = ${ownerKey(owner)}
    limit 1
    offset ${most}`
  return rows.count > 0
}

export type SavedRow = { id: string; partId: string; number: string; at: Date }
type Filter = { q: string | undefined; before: string | null }

/** A search is found in the own number, the manufacturer's, ours, or the name. */
function narrowed(sql: Sql, owner: Owner, { q, before }: Filter) {
  const key = q ? numberKey(q) : ''
  return sql`
    o.owner_key = ${ownerKey(owner)}
    ${before ? sql`and o.id < ${before}` : sql``}
    ${
      q
        ? sql`and (
            lower(p.name) like ${containing(q)}
            ${key ? sql`or o.number_key like ${`%${key}%`} or p.mpn_key like ${`%${key}%`}` : sql``}
            ${key ? sql`or p.number = ${readPartNumber(q)}` : sql``}
          )`
        : sql``
    }`
}

const orderings = {
  newest: 'o.id desc',
  number: 'o.number collate as_people, o.id',
  '-number': 'o.number collate as_people desc, o.id desc',
  name: 'p.name collate as_people, o.id',
  '-name': 'p.name collate as_people desc, o.id desc',
} as const
export type OwnNumberOrder = keyof typeof orderings

/** Own numbers of a buyer or company. */
export async function selectOwnNumbers(
  sql: Sql,
  owner: Owner,
  filter: Filter,
  { sort, from, limit }: { sort: OwnNumberOrder; from: number; limit: number },
): Promise<SavedRow[]> {
  return await sql<SavedRow[]>`
    select o.id, o.part_id as "partId", o.number, o.at
    from own_part_number o
    join part p on p.id = o.part_id
    where ${narrowed(sql, owner, filter)}
    order by ${sql.unsafe(orderings[sort])}
    limit ${limit}
    offset ${from}`
}

export async function countOwnNumbers(sql: Sql, owner: Owner, filter: Filter, most: number) {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from (
      select 1
      from own_part_number o
      join part p on p.id = o.part_id
      where ${narrowed(sql, owner, filter)}
      limit ${most}
    ) found`
  return row?.count ?? 0
}

/** Which parts these keys mean to a buyer or company. */
export async function selectByKeys(
  sql: Sql,
  owner: Owner,
  keys: string[],
): Promise<{ key: string; partId: string }[]> {
  return await sql<{ key: string; partId: string }[]>`
    select number_key as key, part_id as "partId"
    from own_part_number
    where owner_key = ${ownerKey(owner)} and number_key = any(${keys}::text[])`
}

export async function deleteOwnNumber(sql: Sql, owner: Owner, id: string): Promise<number> {
  const rows = await sql`
    delete from own_part_number
    where id = ${id} and owner_key = ${ownerKey(owner)}`
  return rows.count
}
