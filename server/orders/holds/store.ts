import type { HoldReason } from '../../../contract/orders/hold-words.ts'
import type { Sql } from '../../database/database.ts'

type NewHold = {
  id: string
  orderId: string
  reason: HoldReason
  note: string
  /** Null: the shop. */
  actorId: string | null
}

/** Puts an order on hold. Answers false where it is already, for this reason. The caller holds the order's lock. */
export async function insertHold(sql: Sql, hold: NewHold): Promise<boolean> {
  const { id, orderId, reason, note, actorId } = hold
  const rows = await sql`
    insert into order_hold (id, order_id, reason, note, actor_id)
    values (${id}, ${orderId}, ${reason}, ${note}, ${actorId})
    on conflict do nothing`
  return rows.count === 1
}

/** Which order a hold is of, and why; null where there is none. */
export async function selectHold(sql: Sql, id: string) {
  const [row] = await sql<{ orderId: string; reason: HoldReason }[]>`
    select order_id as "orderId", reason from order_hold where id = ${id}`
  return row ?? null
}

/** Orders of a company that wait for this, oldest first. */
export async function selectHeldFor(sql: Sql, companyId: string, reason: HoldReason) {
  const rows = await sql<{ id: string }[]>`
    select o.id
    from order_hold h
    join orders o on o.id = h.order_id
    where o.company_id = ${companyId} and h.reason = ${reason} and h.ended_at is null
    order by o.id`
  return rows.map(({ id }) => id)
}

type Ending = { actorId: string | null; note: string }

/** Ends a hold. Answers false where it has ended. The caller holds the order's lock. */
export async function updateHold(sql: Sql, id: string, { actorId, note }: Ending) {
  const rows = await sql`
    update order_hold
    set ended_at = now(), ended_by = ${actorId}, end_note = ${note}
    where id = ${id} and ended_at is null`
  return rows.count === 1
}

/** Ends what holds an order, for these reasons. The caller holds its lock. */
export async function endHolds(
  sql: Sql,
  orderId: string,
  reasons: readonly HoldReason[],
  actorId: string | null,
) {
  await sql`
    update order_hold
    set ended_at = now(), ended_by = ${actorId}
    where order_id = ${orderId} and ended_at is null and reason = any(${reasons}::text[])`
}

export type HoldRow = {
  id: string
  reason: HoldReason
  note: string
  by: string | null
  at: Date
  endedAt: Date | null
  endedBy: string | null
  endNote: string
}

/** All holds of an order, oldest first, with who put and ended them. */
export async function selectHolds(sql: Sql, orderId: string) {
  return await sql<HoldRow[]>`
    select h.id, h.reason, h.note, p.name as by, h.at, h.ended_at as "endedAt", e.name as "endedBy", h.end_note as "endNote"
    from order_hold h
    left join users p on p.id = h.actor_id
    left join users e on e.id = h.ended_by
    where h.order_id = ${orderId}
    order by h.at, h.id`
}

/** What is still to come of an order on account of which nothing left yet, with its taxes and freight, in minor units. The caller holds its lock. */
export async function selectToCome(sql: Sql, orderId: string): Promise<number> {
  const [row] = await sql<{ minor: number }[]>`
    select (
      (select sum((quantity - cancelled)::bigint * unit_price_minor) from order_line where order_id = o.id)
      + o.tax_minor + o.shipping_minor
      - (select coalesce(sum(tax_minor + freight_minor), 0) from cancellation where order_id = o.id)
    )::float8 as minor
    from orders o
    where o.id = ${orderId}`
  return row!.minor
}
