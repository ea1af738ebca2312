import type { Sql } from '../../database/database.ts'

type Counted<R> = (R & { total: number })[]

export type PartStock = { id: string; mpn: string; quantity: number; booked: number }

/** Parts whose stock is not the sum of their movements. */
export async function selectWrongStock(sql: Sql, most: number) {
  return await sql<Counted<PartStock>>`
    select p.id, p.mpn, p.quantity, coalesce(m.booked, 0) as booked, count(*) over () as total
    from part p
    left join (
      select part_id, sum(change) as booked
      from stock_movement
      group by part_id
    ) m on m.part_id = p.id
    where p.quantity <> coalesce(m.booked, 0)
    order by p.id
    limit ${most}`
}

export type OtherRank = { id: string; isHere: boolean }

/** Parts whose copy in `part_rank` is another than they are, and copies of parts that are not in the shop. */
export async function selectOtherRanks(sql: Sql, most: number) {
  return await sql<Counted<OtherRank>>`
    select coalesce(p.id, r.part_id) as id, p.id is not null as "isHere",
      count(*) over () as total
    from (select * from part where deleted_at is null) p
    full join part_rank r on r.part_id = p.id
    where (r.category, r.kind_id, r.price_minor, r.quantity, r.least_order)
      is distinct from (p.category, p.kind_id, p.price_minor, p.quantity,
        (p.min_quantity + p.order_multiple - 1) / p.order_multiple * p.order_multiple)
    order by 1
    limit ${most}`
}

export type LineMovement = {
  id: string
  number: number
  status: string
  partId: string
  quantity: number
  movementId: string | null
  change: number | null
}

export type LineReturn = {
  id: string
  number: number
  status: string
  partId: string
  /** Pieces of the part that the order says were taken back, and pieces that came back into the stock. */
  cancelled: number
  returned: number
}

const lines = (sql: Sql) => sql`
  (
    select order_id, part_id, sum(quantity) as quantity, sum(cancelled) as cancelled
    from order_line
    group by order_id, part_id
  ) l`

const columns = (sql: Sql) => sql`
  o.id, o.number, o.status, l.part_id as "partId", l.quantity, m.id as "movementId", m.change,
  count(*) over () as total`

/** Orders, whatever became of them, whose quantity was not taken from the stock of its part once. */
export async function selectWrongHolds(sql: Sql, most: number) {
  return await sql<Counted<LineMovement>>`
    select ${columns(sql)}
    from orders o
    join ${lines(sql)} on l.order_id = o.id
    left join stock_movement m
      on m.order_id = o.id and m.part_id = l.part_id and m.reason = 'held'
    where m.change is distinct from -l.quantity
    order by o.id
    limit ${most}`
}

/** Orders whose cancelled pieces are not what came back into the stock. */
export async function selectWrongReturns(sql: Sql, most: number) {
  return await sql<Counted<LineReturn>>`
    select o.id, o.number, o.status, l.part_id as "partId", l.cancelled::int as cancelled,
      coalesce(m.returned, 0)::int as returned, count(*) over () as total
    from orders o
    join ${lines(sql)} on l.order_id = o.id
    left join (
      select order_id, part_id, sum(change) as returned
      from stock_movement
      where reason = 'returned'
      group by order_id, part_id
    ) m on m.order_id = o.id and m.part_id = l.part_id
    where coalesce(m.returned, 0) <> l.cancelled
    order by o.id
    limit ${most}`
}

/** Orders whose pieces that can be sold again are not what came into the stock. */
export async function selectWrongRestocks(sql: Sql, most: number) {
  return await sql<Counted<Omit<LineReturn, 'cancelled'> & { restocked: number }>>`
    select o.id, o.number, o.status, l.part_id as "partId",
      coalesce(r.restocked, 0)::int as restocked, coalesce(m.returned, 0)::int as returned,
      count(*) over () as total
    from orders o
    join order_line l on l.order_id = o.id
    left join (
      select order_id, position, sum(restocked) as restocked
      from order_return_line
      group by order_id, position
    ) r on r.order_id = o.id and r.position = l.position
    left join (
      select order_id, part_id, sum(change) as returned
      from stock_movement
      where reason = 'sent-back'
      group by order_id, part_id
    ) m on m.order_id = o.id and m.part_id = l.part_id
    where coalesce(r.restocked, 0) <> coalesce(m.returned, 0)
    order by o.id
    limit ${most}`
}

export type StrayMovement = {
  id: string
  partId: string
  reason: string
  change: number
  orderId: string | null
}

/** Movements for an order that has no line of the part, and reasons that need an order without one, or the reverse. */
export async function selectStrayMovements(sql: Sql, most: number) {
  return await sql<Counted<StrayMovement>>`
    select m.id, m.part_id as "partId", m.reason, m.change, m.order_id as "orderId",
      count(*) over () as total
    from stock_movement m
    left join order_line l on l.order_id = m.order_id and l.part_id = m.part_id
    where (m.reason in ('held', 'returned', 'sent-back')) <> (m.order_id is not null)
      or (m.order_id is not null and l.order_id is null)
    order by m.id
    limit ${most}`
}
