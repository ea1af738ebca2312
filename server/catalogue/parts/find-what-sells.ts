import type { Sql } from '../../database/database.ts'
import { takesOrders } from './orders-ended.ts'

/** Whether the shop has a part, and whether one of them can be ordered now. Every part has a price. */
export async function findWhatSells(sql: Sql) {
  const [row] = await sql<{ isAny: boolean; isSold: boolean }[]>`
    select
      exists (select from part where deleted_at is null) as "isAny",
      exists (
        select from part_rank r
        where r.is_enough and ${takesOrders(sql, sql`r.part_id`)}
      ) as "isSold"`
  return row!
}
