import type { Sql } from '../../database/database.ts'

type Counted<R> = (R & { total: number })[]

export type OrderTotal = { id: string; number: number; totalMinor: number; linesMinor: number }

/** Orders whose total is not the sum of their lines; without a line it is 0. */
export async function selectWrongTotals(sql: Sql, most: number) {
  return await sql<Counted<OrderTotal>>`
    select o.id, o.number, o.total_minor as "totalMinor", coalesce(l.minor, 0) as "linesMinor",
      count(*) over () as total
    from orders o
    left join (
      select order_id, sum(quantity * unit_price_minor)::bigint as minor
      from order_line
      group by order_id
    ) l on l.order_id = o.id
    where o.total_minor <> coalesce(l.minor, 0)
    order by o.id
    limit ${most}`
}

export type OrderTimes = { id: string; number: number; status: string; times: string[] }

/** Orders whose times are not what their axes say: each step that led there has one, and no other. */
export async function selectWrongTimes(sql: Sql, most: number) {
  return await sql<Counted<OrderTimes>>`
    select id, number, status, count(*) over () as total,
      array_remove(array[
        case when paid_at is not null then 'paid' end,
        case when released_at is not null then 'released' end,
        case when shipped_at is not null then 'shipped' end,
        case when cancelled_at is not null then 'cancelled' end,
        case when refunded_at is not null then 'refunded' end
      ], null) as times
    from orders
    where (paid_at is not null) <> (paid_minor >= payable_minor)
      or (method <> 'account' and released_at is not null and paid_at is null)
      or (released_at is null and shipped_at is not null)
      or (life <> 'placed' and shipped_at is not null)
      or (cancelled_at is not null) <> (life = 'cancelled' and paid_minor = 0)
      or (refunded_at is not null) <> (life = 'cancelled' and paid_minor > 0)
    order by id
    limit ${most}`
}

export type OrderSteps = {
  id: string
  number: number
  kind: string
  /** Whether the order has a time of this step; how many events tell of it. */
  taken: boolean
  events: number
}

const steps = (sql: Sql) => sql`
  (
    values ('placed', o.created_at), ('paid', o.paid_at), ('released', o.released_at),
      ('shipped', o.shipped_at), ('cancelled', o.cancelled_at), ('refunded', o.refunded_at)
  ) s (kind, at)`

/**
 * Steps without exactly one event of the very time: both are written in one transaction, by its clock. A shipping that
 * was taken back takes its event away, and so do a payment and a release that were.
 */
export async function selectWrongEvents(sql: Sql, most: number) {
  return await sql<Counted<OrderSteps>>`
    with told as (
      select order_id, step as kind, sum(counts)::bigint as events,
        case when step in ('shipped', 'paid', 'released') then max(at) filter (where counts = 1) else min(at) end as at
      from order_event
      cross join lateral (
        select case kind
            when 'shipping-undone' then 'shipped'
            when 'payment-undone' then 'paid'
            when 'release-undone' then 'released'
            else kind
          end as step,
          case when kind like '%-undone' then -1 else 1 end as counts
      ) told
      where kind in (
        'placed', 'paid', 'payment-undone', 'released', 'release-undone', 'shipped', 'shipping-undone', 'cancelled',
        'refunded'
      )
      group by order_id, step
    )
    select o.id, o.number, s.kind, s.at is not null as taken, coalesce(t.events, 0) as events,
      count(*) over () as total
    from orders o
    cross join lateral ${steps(sql)}
    left join told t on t.order_id = o.id and t.kind = s.kind
    where case when s.at is null then t.events <> 0
      else t.events is distinct from 1 or t.at <> s.at end
    order by o.id, s.at
    limit ${most}`
}

export type OrderOrder = { id: string; number: number; step: string; before: string }

/**
 * Orders whose steps stand in another order than they can be taken in. A step's time is the start of its transaction,
 * which may have waited for the lock of the step before: `slack` seconds are no fault.
 */
export async function selectBackwardOrders(sql: Sql, most: number, slack = 10) {
  return await sql<Counted<OrderOrder>>`
    select o.id, o.number, s.step, s.before, count(*) over () as total
    from orders o
    cross join lateral (
      values ('paid', o.paid_at, 'placed', o.created_at), ('released', o.released_at, 'paid', o.paid_at),
        ('shipped', o.shipped_at, 'released', o.released_at),
        ('cancelled', o.cancelled_at, 'placed', o.created_at),
        ('refunded', o.refunded_at, 'paid', greatest(o.paid_at, o.released_at))
    ) s (step, at, before, earlier)
    where s.at < s.earlier - make_interval(secs => ${slack})
    order by o.id
    limit ${most}`
}

export type WrongHold = { id: string; number: number; reason: string; what: string }

/** Holds that hold nothing: of orders that are over, or that went on all the same. */
export async function selectWrongHolds(sql: Sql, most: number, slack = 10) {
  return await sql<Counted<WrongHold>>`
    select o.id, o.number, h.reason, w.what, count(*) over () as total
    from order_hold h
    join orders o on o.id = h.order_id
    cross join lateral (
      values ('cancelled', o.life = 'cancelled'),
        ('released since', o.released_at > h.at + make_interval(secs => ${slack})),
        ('shipped since', exists (
          select from shipment where order_id = o.id and at > h.at + make_interval(secs => ${slack})
        ))
    ) w (what, is_so)
    where h.ended_at is null and w.is_so
    order by o.id, h.at
    limit ${most}`
}

export type LineState = {
  id: string
  number: number
  status: string
  position: number
  quantity: number
  shipped: number
  cancelled: number
}

/** Lines that are not where the status of their order says: nothing done, something open, nothing open. */
export async function selectWrongLines(sql: Sql, most: number) {
  return await sql<Counted<LineState>>`
    select o.id, o.number, o.status, l.position, l.quantity, l.shipped, l.cancelled,
      count(*) over () as total
    from orders o
    join order_line l on l.order_id = o.id
    where case o.status
      when 'unpaid' then l.shipped + l.cancelled > 0
      when 'paid' then l.shipped > 0
      when 'confirmed' then l.shipped > 0
      when 'pending' then false
      when 'shipped' then l.shipped + l.cancelled <> l.quantity
      else l.cancelled <> l.quantity
    end
    order by o.id, l.position
    limit ${most}`
}

export type ShippedLine = {
  id: string
  number: number
  position: number
  shipped: number
  left: number
}

/** Lines whose shipped pieces are not those of their shipments. */
export async function selectWrongShipments(sql: Sql, most: number) {
  return await sql<Counted<ShippedLine>>`
    select o.id, o.number, l.position, l.shipped, coalesce(s.quantity, 0)::int as left,
      count(*) over () as total
    from order_line l
    join orders o on o.id = l.order_id
    left join (
      select order_id, position, sum(quantity) as quantity
      from shipment_line
      group by order_id, position
    ) s on s.order_id = l.order_id and s.position = l.position
    where l.shipped <> coalesce(s.quantity, 0)
    order by o.id, l.position
    limit ${most}`
}

export type LineSentBack = {
  id: string
  number: number
  position: number
  returned: number
  back: number
}

/** Lines of which another number came back than their returns say. */
export async function selectWrongSentBack(sql: Sql, most: number) {
  return await sql<Counted<LineSentBack>>`
    select o.id, o.number, l.position, l.returned, coalesce(r.back, 0)::int as back,
      count(*) over () as total
    from order_line l
    join orders o on o.id = l.order_id
    left join (
      select order_id, position, sum(quantity) as back
      from order_return_line
      group by order_id, position
    ) r on r.order_id = l.order_id and r.position = l.position
    where l.returned <> coalesce(r.back, 0)
    order by o.id, l.position
    limit ${most}`
}
