import type { movementReasons } from '../../../contract/parts/movements.ts'
import type { Sql } from '../../database/database.ts'

export type MovementRow = {
  id: string
  at: Date
  change: number
  reason: (typeof movementReasons)[number]
  by: string | null
  orderId: string | null
  number: number | null
}

/** Movements of a part, newest first: after the one `before`, or after the first `from`. */
export async function selectMovements(
  sql: Sql,
  partId: string,
  { before, from, limit }: { before: string | null; from: number; limit: number },
): Promise<MovementRow[]> {
  return await sql<MovementRow[]>`
    select m.id, m.at, m.change, m.reason, u.name as by, m.order_id as "orderId", o.number
    from (
      select *
      from stock_movement
      where part_id = ${partId}
        ${before ? sql`and id < ${before}` : sql``}
      order by id desc
      offset ${from}
      limit ${limit}
    ) m
    left join users u on u.id = m.actor_id
    left join orders o on o.id = m.order_id
    order by m.id desc`
}

/** How many there are, counted up to `most`. */
export async function countMovements(sql: Sql, partId: string, most: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from (
      select 1
      from stock_movement
      where part_id = ${partId}
      limit ${most}
    ) found`
  return row?.count ?? 0
}

/** Whether there is such a part; one that left the shop keeps its history. */
export async function hasPart(sql: Sql, partId: string): Promise<boolean> {
  const rows = await sql`
    select 1
    from part
    where id = ${partId}`
  return rows.length > 0
}
