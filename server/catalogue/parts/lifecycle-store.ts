import { type Lifecycle, lifeOf, type PartLife } from '../../../contract/parts/lifecycle.ts'
import type { Sql } from '../../database/database.ts'
import { ordersEnded } from './orders-ended.ts'

/**
 * Says who changes parts in this transaction, and why: the database writes it into the history of each part whose life
 * changes, whatever statement it is that changes it.
 */
export async function sayWhoChanges(sql: Sql, actorId: string | null, note: string) {
  await sql`
    select set_config('shop.actor', ${actorId ?? ''}, true), set_config('shop.lifecycle_note', ${note}, true)`
}

/** Which day it is in the shop. */
export async function selectShopDay(sql: Sql): Promise<string> {
  const [row] = await sql<[{ day: string }]>`select shop_day()::text as day`
  return row.day
}

export type LifecycleRow = {
  state: Lifecycle
  lastBuyOn: string | null
  lastShipOn: string | null
  replacedBy: string | null
  note: string
  by: string | null
  at: Date
}

/** What was said of a part's life, the newest first. */
export async function selectLifecycle(
  sql: Sql,
  partId: string,
  limit: number,
): Promise<LifecycleRow[]> {
  return await sql<LifecycleRow[]>`
    select l.state, l.last_buy_on::text as "lastBuyOn", l.last_ship_on::text as "lastShipOn",
      l.replaced_by as "replacedBy", l.note, u.name as by, l.at
    from part_lifecycle l
    left join users u on u.id = l.by_id
    where l.part_id = ${partId}
    order by l.id desc
    limit ${limit}`
}

/** Where the parts of an order's lines stand today, by their ids; those that have left the shop are left out. */
export async function selectLivesOfOrder(
  sql: Sql,
  orderId: string,
): Promise<Map<string, PartLife>> {
  const rows = await sql<(Parameters<typeof lifeOf>[0] & { id: string })[]>`
    select p.id, p.lifecycle, p.last_buy_on::text as "lastBuyOn", ${ordersEnded(sql)} as "ordersEnded"
    from order_line l
    join part p on p.id = l.part_id
    where l.order_id = ${orderId} and p.deleted_at is null`
  return new Map(rows.map(({ id, ...life }) => [id, lifeOf(life)]))
}
