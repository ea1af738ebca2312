import type { Sql } from '../../../database/database.ts'
import { givenBits } from '../row-to-part/given.ts'

export type ShopRefusal = { line: number; mpn: string; firstLine?: number; img?: string }

/**
 * Takes out every row whose part number an earlier one has; `each` learns of them in the file's order. Entries of the open
 * part database stay: what is asked of them by their ids is answered of them and of no other.
 */
export async function refuseDuplicates(sql: Sql, each: (row: ShopRefusal) => void) {
  if (!(await hasTwice(sql))) return
  await numberByEntry(sql)
  if (!(await hasTwice(sql))) return
  await sql`
    create temp table import_twice on commit drop as
    select n, line, mpn, first_line as "firstLine"
    from (
      select n, line, mpn, first_value(line) over same as first_line, first_value(n) over same as first_n
      from import_row
      window same as (partition by mpn_key order by n)
    ) ranked
    where n <> first_n`
  await sql`
    delete from import_row r
    using import_twice t
    where r.n = t.n`
  const rows = sql<ShopRefusal[]>`
    select line, mpn, "firstLine"
    from import_twice
    order by n`
  await rows.forEach(each)
  await sql`drop table import_twice`
}

async function hasTwice(sql: Sql): Promise<boolean> {
  const [twice] = await sql`
    select 1
    from import_row
    group by mpn_key
    having count(*) > 1
    limit 1`
  return twice !== undefined
}

/** Numbers entries whose number an earlier row has by their ids, as far as those are no longer than numbers are; the number stays findable. */
async function numberByEntry(sql: Sql) {
  await sql`
    update import_row r
    set mpn = substr(r.source_id, ${idFrom}),
      mpn_key = regexp_replace(substr(r.source_id, ${idFrom}), '[^a-z0-9]', '', 'g'),
      specs = jsonb_set(
        r.specs, '{otherPartNumbers}',
        (jsonb_build_array(r.mpn) || coalesce(r.specs -> 'otherPartNumbers', '[]')) - 40
      )
    from (
      select n, row_number() over (partition by mpn_key order by n) as place
      from import_row
    ) same
    where r.n = same.n and same.place > 1 and r.source_id <> 'opendb:' || r.mpn
      and length(r.source_id) - ${idFrom} < 80 and r.source_id ~ '[a-z0-9]'`
}

/** Where the id stands in `opendb:ID`. */
const idFrom = 8

/** So much earlier than it came an entry stands that has no number of its own, in milliseconds: longer than an import takes. */
const behindBy = 24 * 3_600_000

/**
 * Gives entries that are numbered by their ids, since they have no number of their own, an older id: what is newest is listed first, and
 * a part with its maker's number goes before its double without. Answers how many.
 */
export async function putBehind(sql: Sql): Promise<number> {
  const put = await sql`
    update import_row
    set id = (
      lpad(to_hex(('x' || substr(replace(id::text, '-', ''), 1, 12))::bit(48)::bigint - ${behindBy}::bigint), 12, '0')
      || substr(replace(id::text, '-', ''), 13)
    )::uuid
    where source_id = 'opendb:' || mpn`
  return put.count
}

/** Finds the pictures that rows name, by address or name, and takes out rows that name none of ours. */
export async function matchImages(sql: Sql, each: (row: ShopRefusal) => void) {
  await sql`
    update import_row r
    set image_id = i.id, img = i.url
    from image i
    where (r.given & ${givenBits.img}) <> 0 and (i.url = r.img or i.name = r.img)`
  const rows = sql<ShopRefusal[]>`
    delete from import_row
    where (given & ${givenBits.img}) <> 0 and image_id is null
    returning line, mpn, img`
  await rows.forEach(each)
}

/** Takes out rows whose part is not in the shop; answers how many. `each` learns of them in the file's order. */
export async function leaveUnknown(sql: Sql, each: (row: ShopRefusal) => void): Promise<number> {
  const rows = await sql<ShopRefusal[]>`
    with gone as (
      delete from import_row
      where part_id is null
      returning n, line, mpn
    )
    select line, mpn
    from gone
    order by n`
  rows.forEach(each)
  return rows.length
}

/** Takes out new parts of which something is missing that a part must have: `lacks` is a sum of givenBits. */
export async function refuseIncomplete(
  sql: Sql,
  each: (row: ShopRefusal & { lacks: number }) => void,
) {
  const rows = sql<(ShopRefusal & { lacks: number })[]>`
    with gone as (
      delete from import_row
      where part_id is null and lacks <> 0
      returning n, line, mpn, lacks
    )
    select line, mpn, lacks
    from gone
    order by n`
  await rows.forEach(each)
}

/** Takes out new parts that could not be ordered though there are some; a part may be sold out. */
export async function refuseUnsaleable(
  sql: Sql,
  each: (row: ShopRefusal & { quantity: number }) => void,
) {
  const rows = sql<(ShopRefusal & { quantity: number })[]>`
    delete from import_row
    where part_id is null and quantity > 0 and quantity < min_quantity
    returning line, mpn, quantity`
  await rows.forEach(each)
}

/**
 * Takes out rows that would leave a known part with price breaks above its price, or a maximum below its minimum: what
 * the row does not give is what the part has.
 */
export async function refuseUnpriced(
  sql: Sql,
  each: (row: ShopRefusal & { field: 'price' | 'maxQuantity' }) => void,
) {
  const of = afterwards(sql)
  const rows = sql<(ShopRefusal & { field: 'price' | 'maxQuantity' })[]>`
    with checked as (
      select r.n,
        ${of('breaks', 'price_breaks')} <> '[]'
          and not are_price_breaks(${of('breaks', 'price_breaks')}, ${of('price', 'price_minor')}) as rises,
        ${of('maxQuantity', 'max_quantity')}
          < (${of('minQuantity', 'min_quantity')}::bigint + ${of('orderMultiple', 'order_multiple')} - 1)
          / ${of('orderMultiple', 'order_multiple')} * ${of('orderMultiple', 'order_multiple')} as short
      from import_row r
      join part p on p.id = r.part_id
      where r.is_bounded or (r.given & ${givenBits.breaks | givenBits.maxQuantity}) <> 0
    )
    delete from import_row r
    using checked c
    where r.n = c.n and (c.rises or c.short)
    returning r.line, r.mpn, case when c.rises then 'price' else 'maxQuantity' end as field`
  await rows.forEach(each)
}

/** Takes out rows that would leave a part at its end of life with a last day to come, or with last orders and no last day. */
export async function refuseLastDays(
  sql: Sql,
  each: (row: ShopRefusal & { isMissing: boolean }) => void,
) {
  const of = afterwards(sql)
  const rows = sql<(ShopRefusal & { isMissing: boolean })[]>`
    with said as (
      select r.n, ${of('lifecycle', 'lifecycle')} as lifecycle, ${of('lastBuyOn', 'last_buy_on')} as last_day
      from import_row r
      left join part p on p.id = r.part_id
      where (r.given & ${givenBits.lifecycle | givenBits.lastBuyOn}) <> 0
    )
    delete from import_row r
    using said s
    where r.n = s.n and (
      (s.lifecycle = 'last-buy' and s.last_day is null)
      or (s.lifecycle = 'eol' and s.last_day > shop_day())
    )
    returning r.line, r.mpn, s.last_day is null as "isMissing"`
  await rows.forEach(each)
}

/** What a column of part p becomes: what row r gives, else what the part has. */
const afterwards = (sql: Sql) => (bit: keyof typeof givenBits, column: string) =>
  sql.unsafe(`case when (r.given & ${givenBits[bit]}) <> 0 then r.${column} else p.${column} end`)
