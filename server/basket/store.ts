import type { Owner } from '../companies/index.ts'
import type { Sql } from '../database/database.ts'

/** Lines as b of the basket that somebody has for themselves, or in a company. */
const isOf = (sql: Sql, { buyerId, companyId }: Owner) =>
  sql`(b.buyer_id = ${buyerId} and b.company_id is not distinct from ${companyId}::uuid)`

export type BasketRow = {
  partId: string
  /** Of the part, in the shop or not any more. */
  mpn: string
  partsName: string
  quantity: number
  ownNumber: string
  note: string
  addedAt: Date
  seenPriceMinor: number | null
  seenAvailable: number | null
}

/**
 * One after the other changes a basket, until the transaction ends: lines that two add at once are counted
 * together, and no two wait for each other's lines.
 */
export async function lockBasket(sql: Sql, owner: Owner) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`basket of ${owner.buyerId} ${owner.companyId ?? ''}`}, 0))`
}

const lineColumns = (sql: Sql) => sql`
  b.part_id as "partId", p.mpn, p.name as "partsName", b.quantity, b.own_number as "ownNumber", b.note,
  b.added_at as "addedAt", b.seen_price_minor as "seenPriceMinor",
  b.seen_available as "seenAvailable"`

/** The lines of a basket, the first added first. */
export async function selectBasket(sql: Sql, owner: Owner): Promise<BasketRow[]> {
  return await sql<BasketRow[]>`
    select ${lineColumns(sql)}
    from basket_line b
    join part p on p.id = b.part_id
    where ${isOf(sql, owner)}
    order by b.added_at, b.part_id`
}

/** The lines of all members' baskets of a company, each basket's in the order in which they were added. */
export async function selectBasketsOf(sql: Sql, companyId: string) {
  return await sql<(BasketRow & { buyerId: string })[]>`
    select b.buyer_id as "buyerId", ${lineColumns(sql)}
    from basket_line b
    join part p on p.id = b.part_id
    where b.company_id = ${companyId}
    order by b.added_at, b.part_id`
}

export async function countLines(sql: Sql, owner: Owner): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from basket_line b
    where ${isOf(sql, owner)}`
  return row?.count ?? 0
}

export async function selectLine(sql: Sql, owner: Owner, partId: string) {
  const [row] = await sql<BasketRow[]>`
    select ${lineColumns(sql)}
    from basket_line b
    join part p on p.id = b.part_id
    where ${isOf(sql, owner)} and b.part_id = ${partId}`
  return row ?? null
}

/**
 * Those of the ids that are a part's, in the shop or not any more, kept from being locked whole. Asked before the
 * basket's lock: an order holds parts when it comes to the basket, and must not meet who waits the other way round.
 */
export async function keepParts(sql: Sql, ids: string[]): Promise<Set<string>> {
  const rows = await sql<{ id: string }[]>`
    select id
    from part
    where id = any(${ids}::uuid[])
    order by id
    for key share`
  return new Set(rows.map(({ id }) => id))
}

export type NewBasketRow = Omit<BasketRow, 'mpn' | 'partsName' | 'addedAt'>

/** Writes lines as they are given; a line of the same part is replaced and keeps its place. */
export async function putLines(sql: Sql, owner: Owner, rows: NewBasketRow[]) {
  const column = <K extends keyof NewBasketRow>(name: K) => rows.map((row) => row[name])
  await sql`
    insert into basket_line (
      buyer_id, company_id, part_id, quantity, own_number, note, seen_price_minor, seen_available, added_at
    )
    select ${owner.buyerId}::uuid, ${owner.companyId}::uuid, part_id, quantity, own_number, note, seen_price_minor, seen_available,
      clock_timestamp()
    from unnest(
      ${column('partId')}::uuid[], ${column('quantity')}::integer[], ${column('ownNumber')}::text[],
      ${column('note')}::text[], ${column('seenPriceMinor')}::bigint[],
      ${column('seenAvailable')}::integer[]
    ) as given (part_id, quantity, own_number, note, seen_price_minor, seen_available)
    on conflict (buyer_id, company_id, part_id) do update
    set quantity = excluded.quantity, own_number = excluded.own_number, note = excluded.note,
        seen_price_minor = excluded.seen_price_minor, seen_available = excluded.seen_available`
}

/**
 * Takes pieces out of lines; a line with none left goes, and what is left of another nobody has looked at. Lines that
 * are not there are passed over.
 */
export async function lowerLines(
  sql: Sql,
  owner: Owner,
  lines: readonly { partsId: string; quantity: number }[],
) {
  const taken = sql`
    select part_id, sum(quantity) as quantity
    from unnest(
      ${lines.map(({ partsId }) => partsId)}::uuid[],
      ${lines.map(({ quantity }) => quantity)}::bigint[]
    ) as taken (part_id, quantity)
    group by part_id`
  await sql`
    delete from basket_line b
    using (${taken}) taken
    where ${isOf(sql, owner)} and b.part_id = taken.part_id and b.quantity <= taken.quantity`
  await sql`
    update basket_line b
    set quantity = b.quantity - taken.quantity, seen_price_minor = null, seen_available = null
    from (${taken}) taken
    where ${isOf(sql, owner)} and b.part_id = taken.part_id and b.quantity > taken.quantity`
}

export async function deleteLine(sql: Sql, owner: Owner, partId: string): Promise<number> {
  const rows = await sql`
    delete from basket_line b
    where ${isOf(sql, owner)} and b.part_id = ${partId}`
  return rows.count
}

export async function deleteBasket(sql: Sql, owner: Owner): Promise<number> {
  const rows = await sql`delete from basket_line b where ${isOf(sql, owner)}`
  return rows.count
}
