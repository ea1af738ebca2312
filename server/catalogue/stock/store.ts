import { maxQuantity } from '../../../contract/parts/parts.ts'
import type { Sql } from '../../database/database.ts'

export type Movement = {
  id: string
  partId: string
  change: number
  reason: 'initial' | 'restock' | 'correction'
  actorId: string | null
}

/**
 * What comes in goes first to pieces that orders were promised and that were not there: they are taken off again by a
 * correction. A clause of a `with` in which `came` has part_id and quantity of parts that the caller has locked.
 */
const settled = (sql: Sql) => sql`
  owed as (
    select f.part_id, least(f.missing, c.quantity) as pieces
    from part_feed f
    join came c on c.part_id = f.part_id
    where f.missing > 0 and c.quantity > 0
  ), less_missing as (
    update part_feed f
    set missing = f.missing - o.pieces,
      missing_since = case when f.missing > o.pieces then f.missing_since end
    from owed o
    where f.part_id = o.part_id
  ), corrected as (
    insert into stock_movement (id, part_id, change, reason)
    select gen_random_uuid(), part_id, -pieces, 'correction'
    from owed
  )`

/**
 * Changes the stock and writes the movement, in one statement. Takes only what is there: null when it is not, when it
 * would be more than can be kept, or when the part has gone.
 */
export async function moveStock(sql: Sql, movement: Movement): Promise<number | null> {
  const [row] = await sql<{ quantity: number }[]>`
    with came as (
      select ${movement.partId}::uuid as part_id, ${movement.change}::int as quantity
    ), ${settled(sql)}, moved as (
      update part
      set quantity = quantity + ${movement.change} - coalesce((select pieces from owed), 0)
      where id = ${movement.partId}
        and quantity::bigint + ${movement.change}::int between 0 and ${maxQuantity}
      returning quantity
    ), written as (
      insert into stock_movement (id, part_id, change, reason, actor_id)
      select ${movement.id}::uuid, ${movement.partId}::uuid, ${movement.change}::int, ${movement.reason},
        ${movement.actorId}::uuid
      from moved
    )
    select quantity
    from moved`
  return row?.quantity ?? null
}

/** Pieces of a part, and the id of the movement that tells of them. */
export type Moved = { movementId: string; partId: string; quantity: number }

/**
 * Takes the pieces of an order from the stock of its parts, which the caller has locked, with a movement each. Answers
 * of how many parts it did: of those that had not enough it takes nothing.
 */
export async function takeStock(sql: Sql, orderId: string, taken: Moved[]): Promise<number> {
  const rows = await sql`
    with wanted as (
      select *
      from unnest(
        ${taken.map(({ movementId }) => movementId)}::uuid[],
        ${taken.map(({ partId }) => partId)}::uuid[],
        ${taken.map(({ quantity }) => quantity)}::int[]
      ) w (movement_id, part_id, quantity)
    ), held as (
      update part p
      set quantity = p.quantity - w.quantity
      from wanted w
      where p.id = w.part_id and p.quantity >= w.quantity
      returning w.movement_id, w.part_id, w.quantity
    )
    insert into stock_movement (id, part_id, change, reason, order_id)
    select movement_id, part_id, -quantity, 'held', ${orderId}::uuid
    from held`
  return rows.count
}

/**
 * Gives pieces of an order back to the stock of its parts, with a movement each, also of parts that have left the shop.
 * Answers of how many parts it did. Locks them in the order of their ids, as lockParts does.
 */
export async function giveStock(
  sql: Sql,
  orderId: string,
  given: Moved[],
  actorId: string | null,
  reason: 'returned' | 'sent-back',
): Promise<number> {
  const ids = given.map(({ partId }) => partId)
  await sql`
    select
    from part
    where id = any(${ids}::uuid[])
    order by id
    for update`
  const rows = await sql`
    with came as (
      select *
      from unnest(
        ${given.map(({ movementId }) => movementId)}::uuid[], ${ids}::uuid[],
        ${given.map(({ quantity }) => quantity)}::int[]
      ) w (movement_id, part_id, quantity)
    ), ${settled(sql)}, given as (
      update part p
      set quantity = p.quantity + w.quantity - coalesce(o.pieces, 0)
      from came w
      left join owed o on o.part_id = w.part_id
      where p.id = w.part_id
      returning w.movement_id, w.part_id, w.quantity
    )
    insert into stock_movement (id, part_id, change, reason, order_id, actor_id)
    select movement_id, part_id, quantity, ${reason}, ${orderId}::uuid, ${actorId}::uuid
    from given`
  return rows.count
}
