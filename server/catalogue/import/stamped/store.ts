import type { Sql } from '../../../database/database.ts'
import { givenBits } from '../row-to-part/given.ts'
import { takenOf } from '../store.ts'

const givesPrice = givenBits.price | givenBits.breaks
const givesStock = givenBits.quantity

export type OlderRow = { line: number; mpn: string; field: 'price' | 'quantity'; asOf: Date }

/** Takes out rows that say a price or a stock older than what was said last; `each` learns of them in the file's order. */
export async function refuseOlder(sql: Sql, asOf: Date, each: (row: OlderRow) => void) {
  const rows = sql<OlderRow[]>`
    with gone as (
      delete from import_row r
      using part_feed f
      where f.part_id = r.part_id
        and (
          ((r.given & ${givesStock}) <> 0 and f.stock_as_of > ${asOf})
          or ((r.given & ${givesPrice}) <> 0 and f.price_as_of > ${asOf})
        )
      returning r.n, r.line, r.mpn,
        (r.given & ${givesStock}) <> 0 and f.stock_as_of > ${asOf} as is_stock, f.stock_as_of, f.price_as_of
    )
    select line, mpn, case when is_stock then 'quantity' else 'price' end as field,
      case when is_stock then stock_as_of else price_as_of end as "asOf"
    from gone
    order by n`
  await rows.forEach(each)
}

type Stamp = { quantityIs: 'available' | 'onHand'; asOf: Date }

/**
 * Marks rows that say what their part is already, so that nothing of it is locked or written. What can be ordered of its
 * stock is worked out in the same statement, so that no order stands between the two. Parts of which pieces are missing
 * are none of them: what comes in meanwhile goes to these.
 */
export async function markSame(sql: Sql, given: number, stamp: Stamp | null) {
  const { names, isSame } = takenOf(given)
  if (names.size === 0) return
  const left = 'r.quantity::bigint - coalesce(t.pieces, 0)'
  const isSettled = stamp !== null && names.has('quantity')
  await sql`
    update import_row r
    set same = true
    from part p
    ${isSettled ? sql`left join (${takenBy(sql, stamp)}) t on t.part_id = p.id` : sql``}
    where p.id = r.part_id
      and ${sql.unsafe(isSame(isSettled ? `least(2147483647, ${left})` : 'r.quantity'))}
      and not exists (select 1 from part_feed f where f.part_id = p.id and f.missing > 0)`
}

/**
 * Turns what the other rows say of the stock of known parts into what of it can be ordered now. `onHand`: less what orders
 * were promised and has not left, and what left since it was counted; `available`: less what orders took since then, and
 * with what they gave back. What is short of nothing is `missing`. The caller holds the locks of the parts, and this
 * is a statement of its own, so that it sees what was ordered until then.
 */
export async function settleStock(sql: Sql, stamp: Stamp) {
  await sql`
    update import_row r
    set quantity = greatest(0, least(2147483647, r.quantity::bigint - t.pieces)),
      missing = greatest(0, t.pieces - r.quantity)
    from (${takenBy(sql, stamp)}) t
    where t.part_id = r.part_id and not r.same and (r.given & ${givesStock}) <> 0`
}

const takenBy = (sql: Sql, { quantityIs, asOf }: Stamp) =>
  quantityIs === 'onHand' ? promised(sql, asOf) : orderedSince(sql, asOf)

const promised = (sql: Sql, asOf: Date) => sql`
  select part_id, sum(pieces) as pieces
  from (
    select l.part_id, l.quantity - l.shipped - l.cancelled as pieces
    from orders o
    join order_line l on l.order_id = o.id
    where o.status in ('unpaid', 'paid', 'pending') and l.quantity > l.shipped + l.cancelled
    union all
    select l.part_id, sl.quantity
    from shipment s
    join shipment_line sl on sl.shipment_id = s.id
    join order_line l on l.order_id = s.order_id and l.position = sl.position
    where s.at > ${asOf}
  ) gone
  where part_id in (select part_id from import_row)
  group by part_id`

const orderedSince = (sql: Sql, asOf: Date) => sql`
  select m.part_id, -sum(m.change) as pieces
  from stock_movement m
  where m.part_id in (select part_id from import_row)
    and m.at > ${asOf} and m.reason in ('held', 'returned')
  group by m.part_id`

/** Keeps of each part that is there by when it was said last, and what of its stock is promised and missing. */
export async function keepStamps(sql: Sql, asOf: Date) {
  await sql`
    insert into part_feed as f (part_id, price_as_of, stock_as_of, missing, missing_since)
    select coalesce(part_id, id),
      case when (given & ${givesPrice}) <> 0 then ${asOf}::timestamptz end,
      case when (given & ${givesStock}) <> 0 then ${asOf}::timestamptz end,
      missing, case when missing > 0 then now() end
    from import_row
    where (given & ${givesStock | givesPrice}) <> 0
    order by 1
    on conflict (part_id) do update
    set price_as_of = greatest(excluded.price_as_of, f.price_as_of),
      stock_as_of = greatest(excluded.stock_as_of, f.stock_as_of),
      missing = case when excluded.stock_as_of is null then f.missing else excluded.missing end,
      missing_since = case
        when excluded.stock_as_of is null then f.missing_since
        when excluded.missing > 0 then coalesce(f.missing_since, now())
      end`
}

/** What a file without a time stamp says of stock is true when it is said: nothing of it is missing then. */
export async function forgetMissing(sql: Sql) {
  await sql`
    update part_feed f
    set missing = 0, missing_since = null
    from import_row r
    where r.part_id = f.part_id and f.missing > 0 and (r.given & ${givesStock}) <> 0`
}

/** Rows whose part has promised more than there is. */
export async function selectShort(sql: Sql) {
  return await sql<{ line: number; missing: number }[]>`
    select line, missing
    from import_row
    where missing > 0
    order by n`
}
