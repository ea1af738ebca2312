import type { Sql } from '../server/database/database.ts'
import { newId } from '../server/database/new-id.ts'
import type { OrderRow } from '../server/orders/store.ts'

/** Who brought the demo's parcels. */
export const carrier = 'UPS'

type Past = {
  orderId: string
  shipmentId: string
  quantity: number
  daysAgo: number
  days: number
}

/**
 * Writes that an order of one line was placed, released and shipped so many days ago: rows that stay as they are written
 * have that time from the first. Answers the day of its invoice, and when that is due.
 */
export async function leavePast(
  sql: Sql,
  { orderId, shipmentId, quantity, daysAgo, days }: Past,
): Promise<{ issuedOn: string; dueOn: string }> {
  const at = sql`now() - make_interval(days => ${daysAgo})`
  const [events, kinds] = [
    [newId(), newId(), newId()],
    ['placed', 'released', 'shipped'],
  ]
  await sql`
    update orders
    set created_at = ${at}, released_at = ${at}, shipped_at = ${at}
    where id = ${orderId}`
  await sql`
    insert into order_event (id, order_id, kind, by_whom, actor_id, at)
    select e.id, ${orderId}::uuid, e.kind, 'shop', null, ${at}
    from unnest(${events}::uuid[], ${kinds}::text[]) e (id, kind)`
  await sql`
    insert into shipment (id, order_id, position, carrier, tracking_number, at)
    values (${shipmentId}, ${orderId}, 1, ${carrier}, '', ${at})`
  await sql`
    insert into shipment_line (shipment_id, order_id, position, quantity)
    values (${shipmentId}, ${orderId}, 1, ${quantity})`
  const [day] = await sql<{ issuedOn: string; dueOn: string }[]>`
    select (shop_day() - ${daysAgo}::int)::text as "issuedOn",
      (shop_day() - ${daysAgo}::int + ${days}::int)::text as "dueOn"`
  return day!
}

/** Notes the mails of a shipped order as sent: nobody is told today of what was then. */
export async function noteMails(sql: Sql, { id, email }: Pick<OrderRow, 'id' | 'email'>) {
  await sql`
    insert into mail (id, event, kind, recipient, order_id, values, sent_at)
    select m.id, m.kind || ':' || ${id}::text, m.kind, ${email}, ${id}::uuid, '{}', now()
    from unnest(${[newId(), newId()]}::uuid[], ${['order-placed', 'order-shipped']}::text[]) m (id, kind)`
}
