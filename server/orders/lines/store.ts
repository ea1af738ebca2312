import type { Sql } from '../../database/database.ts'

export type LineRow = {
  orderId: string
  position: number
  partId: string
  mpn: string
  name: string
  quantity: number
  unitPriceMinor: number
  /** The list price then; null for what was sold before it was kept. */
  listPriceMinor: number | null
  /** From how many pieces on the price break holds that it was sold at; null when at the list price. */
  breakFrom: number | null
  ownNumber: string
  note: string
  shipped: number
  cancelled: number
  /** Of the shipped, those that came back. */
  returned: number
  /** Which tax of the order it bears; null where taxes were off. */
  taxPosition: number | null
}

/** The lines of an order, by their positions. Whoever changes them holds the order's lock. */
export async function selectLines(sql: Sql, orderId: string): Promise<LineRow[]> {
  return await sql<LineRow[]>`
    select order_id as "orderId", position, part_id as "partId", mpn, name, quantity,
      unit_price_minor as "unitPriceMinor", list_price_minor as "listPriceMinor",
      break_from as "breakFrom", own_number as "ownNumber", note, shipped, cancelled, returned, tax_position as "taxPosition"
    from order_line
    where order_id = ${orderId}
    order by position`
}

/** Pieces of a line. */
export type Some = { position: number; quantity: number }

/**
 * Counts pieces of lines as shipped or taken back; answers of how many lines it did: a line that has not so many open
 * is left as it is.
 */
export async function countDone(
  sql: Sql,
  orderId: string,
  as: 'shipped' | 'cancelled',
  some: Some[],
): Promise<number> {
  const rows = await sql`
    update order_line l
    set ${as === 'shipped' ? sql`shipped = l.shipped + w.quantity` : sql`cancelled = l.cancelled + w.quantity`}
    from unnest(
      ${some.map(({ position }) => position)}::int[], ${some.map(({ quantity }) => quantity)}::int[]
    ) w (position, quantity)
    where l.order_id = ${orderId} and l.position = w.position
      and l.shipped::bigint + l.cancelled + w.quantity <= l.quantity`
  return rows.count
}

/** Counts pieces that left as come back. Answers of how many lines it did. */
export async function countReturned(sql: Sql, orderId: string, some: Some[]): Promise<number> {
  const rows = await sql`
    update order_line l
    set returned = l.returned + w.quantity
    from unnest(
      ${some.map(({ position }) => position)}::int[], ${some.map(({ quantity }) => quantity)}::int[]
    ) w (position, quantity)
    where l.order_id = ${orderId} and l.position = w.position
      and l.returned::bigint + w.quantity <= l.shipped`
  return rows.count
}

/** Takes pieces out of those that left. Answers of how many lines it did. */
export async function countUnshipped(sql: Sql, orderId: string, some: Some[]): Promise<number> {
  const rows = await sql`
    update order_line l
    set shipped = l.shipped - w.quantity
    from unnest(
      ${some.map(({ position }) => position)}::int[], ${some.map(({ quantity }) => quantity)}::int[]
    ) w (position, quantity)
    where l.order_id = ${orderId} and l.position = w.position and l.shipped >= w.quantity`
  return rows.count
}
