import type { Sql } from '../../database/database.ts'
import { isShort, leastOrder } from '../parts/least-order.ts'
import { takesOrders } from '../parts/orders-ended.ts'
import type { ReadOf } from '../parts/ranks.ts'
import type { PartFilter } from './filter.ts'

/** That part p can be ordered now: there are enough of it, and it has not ended. */
export const isInStock = (sql: Sql) =>
  sql`(p.quantity >= ${leastOrder(sql)} and ${takesOrders(sql)})`

/** That a part is in stock as it is asked for; of `part_rank` in words that its indexes are found by: what is out is short, too. */
export function inStockAs(sql: Sql, stock: PartFilter['stock'][number], readOf: ReadOf) {
  const ofPart = {
    in: isInStock(sql),
    low: isShort(sql),
    out: sql`p.quantity < ${leastOrder(sql)}`,
  }
  const ofRank = {
    in: sql`(r.is_enough and ${takesOrders(sql, sql`r.part_id`)})`,
    low: sql`r.is_short`,
    out: sql`(r.is_short and not r.is_enough)`,
  }
  return (readOf === 'part' ? ofPart : ofRank)[stock]
}
