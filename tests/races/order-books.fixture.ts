import type { Sql } from '../../server/database/database.ts'

type Found = { what: string }

/** Parts whose stock is not exactly what came in less what live orders hold or have sold. */
export async function wrongStock(sql: Sql): Promise<Found[]> {
  return await sql<Found[]>`
    with moved as (
      select part_id, sum(change)::int as total,
        coalesce(sum(change) filter (where order_id is null), 0)::int as came_in
      from stock_movement
      group by part_id
    ), live as (
      select l.part_id, sum(l.quantity)::int as units
      from order_line l
      join orders o on o.id = l.order_id
      where o.status not in ('cancelled', 'refunded')
      group by l.part_id
    )
    select format('I1 part %s has %s; its movements say %s; %s came in and %s are in live orders',
      p.id, p.quantity, m.total, m.came_in, coalesce(l.units, 0)) as what
    from part p
    left join moved m on m.part_id = p.id
    left join live l on l.part_id = p.id
    where p.quantity <> coalesce(m.total, 0)
      or coalesce(m.came_in, 0) <> p.quantity + coalesce(l.units, 0)`
}

/** Order lines whose stock was not held once, or not returned exactly when the order was taken back. */
export async function wrongHolds(sql: Sql): Promise<Found[]> {
  return await sql<Found[]>`
    select format('I1 order %s is %s: held %s, returned %s of %s',
      o.id, o.status, m.held, m.returned, l.quantity) as what
    from orders o
    join order_line l on l.order_id = o.id
    cross join lateral (
      select coalesce(-sum(change) filter (where reason = 'held'), 0)::int as held,
        coalesce(sum(change) filter (where reason = 'returned'), 0)::int as returned
      from stock_movement s
      where s.order_id = o.id and s.part_id = l.part_id
    ) m
    where m.held <> l.quantity
      or m.returned <> l.cancelled
      or (o.status in ('cancelled', 'refunded') and l.cancelled <> l.quantity)
      or (o.status = 'shipped' and l.shipped + l.cancelled <> l.quantity)`
}

/** Orders whose total is not that of their lines, and lines or movements without an order. */
export async function wrongTotals(sql: Sql): Promise<Found[]> {
  return await sql<Found[]>`
    select format('I2 order %s says %s, its lines say %s', o.id, o.total_minor, l.total) as what
    from orders o
    left join (
      select order_id, sum(quantity * unit_price_minor)::bigint as total
      from order_line
      group by order_id
    ) l on l.order_id = o.id
    where o.total_minor is distinct from l.total
    union all
    select format('I2 stock was moved for %s, which is no order', s.order_id)
    from stock_movement s
    left join orders o on o.id = s.order_id
    where s.order_id is not null and o.id is null
    union all
    select format('I5 key %s answers %s, which is nowhere', k.key, k.answer)
    from idempotency_key k
    where k.answer ? 'insertedId' and not exists (
      select 1 from orders where id = (k.answer ->> 'insertedId')::uuid
      union all select 1 from part where id = (k.answer ->> 'insertedId')::uuid
      union all select 1 from review where id = (k.answer ->> 'insertedId')::uuid
    )
    union all
    select format('I5 %s keys answer %s', count(*), answer ->> 'insertedId')
    from idempotency_key
    where answer ? 'insertedId'
    group by answer ->> 'insertedId'
    having count(*) > 1`
}

/** The one way through the rule table to each status, as the timeline tells it. */
const ways: Record<string, string[]> = {
  unpaid: ['placed'],
  cancelled: ['placed', 'cancelled'],
  paid: ['placed', 'paid'],
  pending: ['placed', 'paid', 'released'],
  shipped: ['placed', 'paid', 'released', 'shipped'],
  refunded: ['placed', 'paid', 'refunded'],
}
const steps = ['placed', 'cancelled', 'paid', 'released', 'shipped', 'refunded']

/** The mail of each step, and the ones that a step may have instead. `hold-ends` may come besides. */
const mailOf: Record<string, string[]> = {
  placed: ['order-placed'],
  cancelled: ['order-cancelled', 'hold-expired'],
  paid: ['payment-received'],
  shipped: ['order-shipped'],
  refunded: ['order-refunded'],
}

export type OrderHistory = {
  id: string
  status: string
  totalMinor: number
  currency: string
  transactionId: string | null
  events: string[]
  mails: string[]
}

/** Every order with the steps and mails that it has had. */
export async function readOrders(sql: Sql): Promise<OrderHistory[]> {
  return await sql<OrderHistory[]>`
    select o.id, o.status, o.total_minor as "totalMinor", o.currency,
      o.transaction_id as "transactionId",
      array(select kind from order_event where order_id = o.id order by at, id) as events,
      array(select kind from mail where order_id = o.id order by kind) as mails
    from orders o`
}

/** I6: one step a state, none back. I7: one mail a step, no other. */
export function wrongHistory(order: OrderHistory): string[] {
  const { id, status, events, mails } = order
  const taken = events.filter((kind) => steps.includes(kind)).sort()
  const found: string[] = []
  const way = [...(ways[status] ?? [])]
  if (status === 'refunded' && taken.includes('released')) way.push('released')
  if (taken.join() !== way.sort().join())
    found.push(`I6 order ${id} is ${status} after the steps ${taken.join(', ') || 'none'}`)
  const left = mails.filter((kind) => kind !== 'hold-ends')
  for (const step of taken) {
    const kinds = mailOf[step]
    const at = kinds ? left.findIndex((kind) => kinds.includes(kind)) : -2
    if (at === -1) found.push(`I7 order ${id} had no mail of being ${step}`)
    else if (at >= 0) left.splice(at, 1)
  }
  if (left.length > 0 || mails.filter((kind) => kind === 'hold-ends').length > 1)
    found.push(`I7 order ${id} (${status}) had more mails than steps: ${mails.join(', ')}`)
  return found
}
