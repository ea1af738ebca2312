import type { Sql } from '../../database/database.ts'

/** Shipments that are looked at: enough to tell what is usual, and as quick in a large shop as in a small one. */
export const looked = 200

export type ShippedRow = {
  /** Orders of which something left, of the last 30 days and the last `looked` shipments. */
  orders: number
  medianSeconds: number | null
  withinDay: number
  today: number
}

/**
 * How long after their payment orders began to leave, and how many did so today in the shop's time zone. Of an order
 * counts its first shipment: the rest of it may have waited for goods.
 */
export async function selectShipped(sql: Sql, timeZone: string): Promise<ShippedRow> {
  const [row] = await sql<ShippedRow[]>`
    select count(*)::int as orders,
      percentile_cont(0.5) within group (order by seconds) as "medianSeconds",
      (count(*) filter (where seconds <= 86400))::int as "withinDay",
      (count(*) filter (where first_at >= date_trunc('day', now(), ${timeZone})))::int as today
    from (
      select o.id, min(s.at) as first_at, extract(epoch from min(s.at) - o.sold_at)::float8 as seconds
      from (
        select order_id
        from shipment
        where at > now() - interval '30 days'
        order by at desc
        limit ${looked}
      ) last
      join orders o on o.id = last.order_id
      join shipment s on s.order_id = o.id
      group by o.id
    ) left_first`
  return row!
}
