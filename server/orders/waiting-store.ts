import type { Sql } from '../database/database.ts'
import { areOf, type Whose } from './whose.ts'

/** An unpaid order and when its hold ended, as PostgreSQL writes it: to the microsecond, which Date does not keep. */
export type Expired = { id: string; endedAt: string }

/**
 * Unpaid orders whose hold has ended, by the database's clock: the next `limit` after one of them. While money lies on one, or a line
 * of a statement may pay it, a person decides.
 */
export async function selectExpired(sql: Sql, limit: number, after: Expired | undefined) {
  return await sql<Expired[]>`
    select id, hold_expires_at::text as "endedAt"
    from orders
    where status = 'unpaid' and hold_expires_at <= now() and paid_minor = 0
      and not exists (select from bank_suggestion s where s.order_id = orders.id)
      ${after ? sql`and (hold_expires_at, id) > (${after.endedAt}::text::timestamptz, ${after.id})` : sql``}
    order by hold_expires_at, id
    limit ${limit}`
}

/** Unpaid orders of somebody from before their address was proven. */
export async function selectUnpaidBeforeProof(sql: Sql, buyerId: string) {
  return await sql<{ id: string }[]>`
    select o.id
    from orders o
    join users u on u.id = o.buyer_id
    where o.buyer_id = ${buyerId} and (o.status = 'unpaid') is true and o.created_at < u.proven_at
    order by o.id`
}

/** Unpaid orders whose hold ends soon and whose buyer has not been told, those first that end first. */
export async function selectExpiring(sql: Sql, withinMinutes: number, limit: number) {
  return await sql<{ id: string }[]>`
    select id
    from orders
    where ${isExpiring(sql, withinMinutes)}
    order by hold_expires_at
    limit ${limit}`
}

/** Marks an order as told, where it still has to be; answers whether it was. The caller holds its lock. */
export async function markWarned(sql: Sql, id: string, withinMinutes: number): Promise<boolean> {
  const rows = await sql`
    update orders
    set hold_warned_at = now()
    where id = ${id} and ${isExpiring(sql, withinMinutes)}
    returning id`
  return rows.length > 0
}

const isExpiring = (sql: Sql, withinMinutes: number) => sql`
  status = 'unpaid' and hold_warned_at is null and paid_minor = 0
    and hold_expires_at > now()
    and hold_expires_at <= now() + make_interval(mins => ${withinMinutes})`

export async function selectUnpaidByTotal(sql: Sql, whose: Whose, totalMinor: number) {
  return await sql<{ id: string }[]>`
    select o.id
    from orders o
    where ${areOf(sql, whose)} and (o.status = 'unpaid') is true and o.total_minor = ${totalMinor}
    limit 2`
}

/** Nobody holds it. */
const isFree = (sql: Sql) =>
  sql`not exists (select from order_hold where order_id = orders.id and ended_at is null)`

/** Orders that are paid, or on account, and should have been released by now. */
export async function selectUnreleased(sql: Sql, limit: number) {
  return await sql<{ id: string }[]>`
    (
      select id
      from orders
      where status = 'paid' and paid_at < now() - interval '1 minute' and ${isFree(sql)}
      order by paid_at
      limit ${limit}
    )
    union all
    (
      select id
      from orders
      where status = 'confirmed' and coalesce(deposit_paid_at, created_at) < now() - interval '1 minute'
        and created_at < now() - interval '1 minute' and ${isFree(sql)}
      order by created_at
      limit ${limit}
    )`
}
