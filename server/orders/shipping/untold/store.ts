import type { Sql } from '../../../database/database.ts'
import type { Some } from '../../lines/store.ts'

/** Keeps a shipment for so many seconds in which it can be taken back; answers until when. */
export async function insertUntold(
  sql: Sql,
  untold: { shipmentId: string; orderId: string; isLast: boolean; seconds: number },
): Promise<Date> {
  const [row] = await sql<{ until: Date }[]>`
    insert into shipment_untold (shipment_id, order_id, is_last, tell_at)
    values (
      ${untold.shipmentId}, ${untold.orderId}, ${untold.isLast},
      clock_timestamp() + make_interval(secs => ${untold.seconds})
    )
    returning tell_at as until`
  return row!.until
}

/** Of which order a shipment is that nobody was told of; null when it was told, or is gone. */
export async function selectUntold(sql: Sql, shipmentId: string) {
  const [row] = await sql<{ orderId: string }[]>`
    select order_id as "orderId"
    from shipment_untold
    where shipment_id = ${shipmentId}`
  return row ?? null
}

/** Whether an order has a shipment that nobody was told of, and that has no invoice yet. */
export async function hasUntold(sql: Sql, orderId: string): Promise<boolean> {
  const rows = await sql`
    select from shipment_untold
    where order_id = ${orderId}
    limit 1`
  return rows.length > 0
}

/** Takes a shipment whose seconds are over, to tell of it; null before that. The caller holds its order's lock. */
export async function takeUntold(sql: Sql, shipmentId: string) {
  const [row] = await sql<{ isLast: boolean }[]>`
    delete from shipment_untold
    where shipment_id = ${shipmentId} and tell_at <= clock_timestamp()
    returning is_last as "isLast"`
  return row ?? null
}

export async function selectOverdue(sql: Sql, limit: number) {
  return await sql<{ id: string }[]>`
    select shipment_id as id
    from shipment_untold
    where tell_at < now() - interval '30 seconds'
    order by tell_at
    limit ${limit}`
}

/** Whether there is a shipment of an order that somebody made. */
export async function hasShipped(sql: Sql, orderId: string, actorId: string) {
  const rows = await sql`
    select from shipment
    where order_id = ${orderId} and actor_id = ${actorId}
    limit 1`
  return rows.length > 0
}

export type Retractable = { id: string; isLast: boolean; some: Some[] }

/** The newest shipment of an order that this admin made and nobody was told of. The caller holds the order's lock. */
export async function selectRetractable(sql: Sql, orderId: string, actorId: string) {
  const [row] = await sql<Retractable[]>`
    select s.id, u.is_last as "isLast", (
        select json_agg(json_build_object('position', l.position, 'quantity', l.quantity))
        from shipment_line l
        where l.shipment_id = s.id
      ) as some
    from shipment_untold u
    join shipment s on s.id = u.shipment_id
    where u.order_id = ${orderId} and s.actor_id = ${actorId}
    order by s.position desc
    limit 1`
  return row ?? null
}

/** Deletes a shipment that nobody was told of; answers whether it did. */
export async function takeBackShipment(sql: Sql, id: string): Promise<boolean> {
  const [row] = await sql<{ taken: boolean }[]>`select take_back_shipment(${id}) as taken`
  return row!.taken
}
