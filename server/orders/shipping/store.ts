import { firstNumber, type Parcel } from '../../../contract/orders/parcel-words.ts'
import { asJson, type Sql } from '../../database/database.ts'
import type { Some } from '../lines/store.ts'
import { joinTracking, trackingColumns } from './tracking/store.ts'

export type ShipmentRow = {
  id: string
  position: number
  at: Date
  carrier: string
  parcels: Parcel[]
  /** That was entered with it, without tax, in minor units. */
  freightMinor: number
  /** Null while it can be taken back, and of what was shipped before invoices were numbered. */
  invoice: number | null
  /** Until when it can be taken back; null when it stays. */
  undoUntil: Date | null
  lines: Some[]
}

/** The shipments of an order, oldest first, each with what was in it. */
export async function selectShipments(sql: Sql, orderId: string): Promise<ShipmentRow[]> {
  return await sql<ShipmentRow[]>`
    select s.id, s.position, s.at, ${trackingColumns(sql)}, s.freight_minor as "freightMinor", i.number as invoice,
      u.tell_at as "undoUntil", (
        select coalesce(json_agg(json_build_object('position', l.position, 'quantity', l.quantity) order by l.position), '[]')
        from shipment_line l
        where l.shipment_id = s.id
      ) as lines
    from shipment s
    left join invoice i on i.shipment_id = s.id
    left join shipment_untold u on u.shipment_id = s.id
    ${joinTracking(sql)}
    where s.order_id = ${orderId}
    order by s.position`
}

/** Writes the next shipment of an order, whose lock the caller holds; answers which one of the order it is. */
export async function insertShipment(
  sql: Sql,
  shipment: {
    id: string
    orderId: string
    carrier: string
    parcels: Parcel[]
    actorId: string
    /** That was entered with it, without tax, in minor units. */
    freightMinor: number
    some: Some[]
  },
): Promise<number> {
  const { some } = shipment
  const [row] = await sql<{ position: number }[]>`
    with written as (
      insert into shipment (id, order_id, position, carrier, tracking_number, parcels, actor_id, freight_minor)
      select ${shipment.id}::uuid, ${shipment.orderId}::uuid, coalesce(max(position), 0) + 1,
        ${shipment.carrier}, ${firstNumber(shipment.parcels)}, ${asJson(sql, shipment.parcels)},
        ${shipment.actorId}::uuid, ${shipment.freightMinor}
      from shipment
      where order_id = ${shipment.orderId}
      returning id, order_id, position
    ), lines as (
      insert into shipment_line (shipment_id, order_id, position, quantity)
      select w.id, w.order_id, l.position, l.quantity
      from written w, unnest(
        ${some.map(({ position }) => position)}::int[], ${some.map(({ quantity }) => quantity)}::int[]
      ) l (position, quantity)
    )
    select position
    from written`
  return row!.position
}

export type CancellationRow = { at: Date; amountMinor: number; reason: string; lines: Some[] }

/** What of an order was cancelled after it was paid, oldest first. */
export async function selectCancellations(sql: Sql, orderId: string): Promise<CancellationRow[]> {
  return await sql<CancellationRow[]>`
    select c.at, c.amount_minor as "amountMinor", c.reason, (
        select json_agg(json_build_object('position', l.position, 'quantity', l.quantity) order by l.position)
        from cancellation_line l
        where l.cancellation_id = c.id
      ) as lines
    from cancellation c
    where c.order_id = ${orderId}
    order by c.at, c.id`
}

/** Writes down which pieces of a paid order were taken back, why, and what they were sold for. */
export async function insertCancellation(
  sql: Sql,
  cancellation: {
    id: string
    orderId: string
    /** With its tax. */
    amountMinor: number
    taxMinor: number
    /** Without it. */
    freightMinor: number
    reason: string
    actorId: string | null
    some: Some[]
  },
) {
  const { id, orderId, amountMinor, taxMinor, freightMinor, reason, actorId, some } = cancellation
  await sql`
    with written as (
      insert into cancellation (id, order_id, amount_minor, tax_minor, freight_minor, reason, actor_id)
      values (${id}, ${orderId}, ${amountMinor}, ${taxMinor}, ${freightMinor}, ${reason}, ${actorId})
      returning id, order_id
    )
    insert into cancellation_line (cancellation_id, order_id, position, quantity)
    select w.id, w.order_id, l.position, l.quantity
    from written w, unnest(
      ${some.map(({ position }) => position)}::int[], ${some.map(({ quantity }) => quantity)}::int[]
    ) l (position, quantity)`
}
