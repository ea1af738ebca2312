import type { Sql } from '../../database/database.ts'
import { leastOrder } from './least-order.ts'
import { ordersEnded } from './orders-ended.ts'

/** Whether the shop has a part, and whether one of them can be ordered now. Every part has a price. */
export async function findWhatSells(sql: Sql) {
  const [row] = await sql<{ isAny: boolean; isSold: boolean }[]>`
    select
      exists (select from part where deleted_at is null) as "isAny",
      exists (
        select from part p
        where p.deleted_at is null and p.quantity >= ${leastOrder(sql)} and not ${ordersEnded(sql)}
      ) as "isSold"`
  return row!
}
