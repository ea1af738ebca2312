import type { Sql } from '../../database/database.ts'

/** Whether nobody can order part p any more. Which day it is in the shop is only asked of parts that have a last one. */
export const ordersEnded = (sql: Sql) => sql`
  case
    when p.lifecycle = 'eol' then true
    when p.last_buy_on is null then false
    else p.last_buy_on < shop_day()
  end`

/**
 * That part p, or the one of another id, takes orders, for statements that read an index alone: what has ended is gathered
 * first, and few parts of a shop have.
 */
export const takesOrders = (sql: Sql, id = sql`p.id`) => sql`
  ${id} not in (
    select e.id
    from part e
    where e.lifecycle <> 'active' and e.deleted_at is null
      and (e.lifecycle = 'eol' or (e.lifecycle = 'last-buy' and e.last_buy_on < shop_day()))
  )`
