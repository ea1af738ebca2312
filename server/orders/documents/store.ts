import type { Parcel } from '../../../contract/orders/parcel-words.ts'
import type { Sql } from '../../database/database.ts'
import { joinTracking, trackingColumns } from '../shipping/tracking/store.ts'

export type RefundRow = { at: Date; amountMinor: number; reason: string }

/** What went back of the money of an order, oldest first, from when it was decided on. */
export async function selectRefunds(sql: Sql, orderId: string): Promise<RefundRow[]> {
  return await sql<RefundRow[]>`
    select r.created_at as at, r.amount_minor as "amountMinor", r.reason
    from refund r
    join payment p on p.id = r.payment_id
    where p.order_id = ${orderId} and p.status = 'settled'
    order by r.created_at, r.id`
}

export type ParcelRow = {
  id: string
  orderId: string
  position: number
  at: Date
  carrier: string
  parcels: Parcel[]
}

export async function selectParcel(sql: Sql, id: string): Promise<ParcelRow | null> {
  const [row] = await sql<ParcelRow[]>`
    select s.id, s.order_id as "orderId", s.position, s.at, ${trackingColumns(sql)}
    from shipment s
    ${joinTracking(sql)}
    where s.id = ${id}`
  return row ?? null
}

export type PackedLine = {
  position: number
  mpn: string
  name: string
  ownNumber: string
  note: string
  quantity: number
  /** Pieces in the parcel. */
  packed: number
  /** Pieces that were neither shipped nor cancelled when it had left. */
  toCome: number
}

/** The lines of a parcel's order as they stood when it had left. */
export async function selectPacked(sql: Sql, parcel: ParcelRow): Promise<PackedLine[]> {
  return await sql<PackedLine[]>`
    with gone as (
      select l.position, sum(l.quantity) as quantity,
        coalesce(sum(l.quantity) filter (where s.id = ${parcel.id}), 0) as packed
      from shipment s
      join shipment_line l on l.shipment_id = s.id
      where s.order_id = ${parcel.orderId} and s.position <= ${parcel.position}
      group by l.position
    ), taken as (
      select l.position, sum(l.quantity) as quantity
      from cancellation c
      join cancellation_line l on l.cancellation_id = c.id
      where c.order_id = ${parcel.orderId}
        and c.at <= (select at from shipment where id = ${parcel.id})
      group by l.position
    )
    select l.position, l.mpn, l.name, l.own_number as "ownNumber", l.note, l.quantity,
      coalesce(g.packed, 0)::int as packed,
      (l.quantity - coalesce(g.quantity, 0) - coalesce(t.quantity, 0))::int as "toCome"
    from order_line l
    left join gone g using (position)
    left join taken t using (position)
    where l.order_id = ${parcel.orderId}
    order by l.position`
}
