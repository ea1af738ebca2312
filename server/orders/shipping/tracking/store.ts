import { firstNumber, type Parcel } from '../../../../contract/orders/parcel-words.ts'
import { asJson, type Sql } from '../../../database/database.ts'

/** What of a shipment's carrier and parcels counts: those that were learned last, else those that it left with. */
export const trackingColumns = (sql: Sql) => sql`
  coalesce(t.carrier, s.carrier) as carrier,
  coalesce(
    case when t.carrier is null then s.parcels else t.parcels end,
    case when coalesce(t.tracking_number, s.tracking_number) = '' then '[]'
      else jsonb_build_array(jsonb_build_object('trackingNumber', coalesce(t.tracking_number, s.tracking_number), 'grams', null))
    end
  ) as parcels`

/** What trackingColumns need besides shipment as s. */
export const joinTracking = (sql: Sql) => sql`
  left join lateral (
    select carrier, tracking_number, parcels
    from shipment_tracking
    where shipment_id = s.id
    order by at desc, id desc
    limit 1
  ) t on true`

export type TrackedRow = {
  orderId: string
  carrier: string
  parcels: Parcel[]
  /** How often it was changed. */
  changes: number
  isTold: boolean
}

export async function selectTracked(sql: Sql, shipmentId: string): Promise<TrackedRow | null> {
  const [row] = await sql<TrackedRow[]>`
    select s.order_id as "orderId", ${trackingColumns(sql)},
      (select count(*) from shipment_tracking where shipment_id = s.id) as changes,
      not exists (select 1 from shipment_untold where shipment_id = s.id) as "isTold"
    from shipment s
    ${joinTracking(sql)}
    where s.id = ${shipmentId}`
  return row ?? null
}

export async function insertTracking(
  sql: Sql,
  tracking: {
    id: string
    shipmentId: string
    carrier: string
    parcels: Parcel[]
    actorId: string
  },
) {
  await sql`
    insert into shipment_tracking (id, shipment_id, carrier, tracking_number, parcels, actor_id)
    values (
      ${tracking.id}, ${tracking.shipmentId}, ${tracking.carrier}, ${firstNumber(tracking.parcels)},
      ${asJson(sql, tracking.parcels)}, ${tracking.actorId}
    )`
}
