import type { OrderStatus } from '../../contract/order-status.ts'
import type { Sql } from '../database.ts'

export type OrderRow = {
  id: string
  number: number
  buyerId: string
  email: string
  name: string
  address: string
  phone: string
  note: string
  status: OrderStatus
  totalMinor: number
  currency: string
  createdAt: Date
  holdExpiresAt: Date
  transactionId: string | null
  paidAt: Date | null
  shippedAt: Date | null
  partId: string
  sku: string
  partName: string
  quantity: number
  unitPriceMinor: number
  /** The list price then; null for what was sold before it was kept. */
  listPriceMinor: number | null
  /** From how many pieces on the rung holds that it was sold at; null when at the list price. */
  rungFrom: number | null
}

/** What an OrderRow is read from: orders as o, its line as l. */
export const orderColumns = (sql: Sql) => sql`
  o.id, o.number, o.buyer_id as "buyerId", o.email, o.name, o.address, o.phone, o.note, o.status,
  o.total_minor as "totalMinor", o.currency, o.created_at as "createdAt",
  o.hold_expires_at as "holdExpiresAt", o.transaction_id as "transactionId", o.paid_at as "paidAt",
  o.shipped_at as "shippedAt", l.part_id as "partId", l.sku, l.name as "partName", l.quantity,
  l.unit_price_minor as "unitPriceMinor", l.list_price_minor as "listPriceMinor",
  l.rung_from as "rungFrom"`

/** An order with its one line. */
export async function selectOrder(sql: Sql, id: string): Promise<OrderRow | null> {
  const [row] = await sql<OrderRow[]>`
    select ${orderColumns(sql)}
    from orders o
    join order_line l on l.order_id = o.id and l.position = 1
    where o.id = ${id}`
  return row ?? null
}

/** The same, locked until the transaction ends: whoever changes an order holds this first. */
export async function lockOrder(sql: Sql, id: string): Promise<OrderRow | null> {
  await sql`select 1 from orders where id = ${id} for update`
  return await selectOrder(sql, id)
}

export async function selectNumbers(sql: Sql, ids: string[]) {
  return await sql<{ id: string; number: number }[]>`
    select id, number
    from orders
    where id = any(${ids}::uuid[])`
}

/** Serialises the orders of one buyer, then counts those that hold stock unpaid. */
export async function countOpenOrders(sql: Sql, buyerId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`orders of ${buyerId}`}, 0))`
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from orders
    where buyer_id = ${buyerId} and status = 'unpaid'`
  return row?.count ?? 0
}

export type NewOrderRow = {
  id: string
  buyerId: string
  email: string
  name: string
  address: string
  phone: string
  note: string
  totalMinor: number
  currency: string
  holdMinutes: number
  line: {
    partId: string
    sku: string
    name: string
    quantity: number
    unitPriceMinor: number
    listPriceMinor: number
    rungFrom: number | null
  }
}

export async function insertOrder(sql: Sql, order: NewOrderRow) {
  const { line } = order
  const [row] = await sql<{ number: number; holdExpiresAt: Date }[]>`
    with placed as (
      insert into orders (
        id, buyer_id, email, name, address, phone, note, total_minor, currency, hold_expires_at
      )
      values (
        ${order.id}, ${order.buyerId}, ${order.email}, ${order.name}, ${order.address}, ${order.phone},
        ${order.note}, ${order.totalMinor}, ${order.currency},
        now() + make_interval(mins => ${order.holdMinutes})
      )
      returning id, number, hold_expires_at
    ), line as (
      insert into order_line (
        order_id, position, part_id, sku, name, quantity, unit_price_minor, list_price_minor, rung_from
      )
      select id, 1, ${line.partId}::uuid, ${line.sku}, ${line.name}, ${line.quantity}::int,
        ${line.unitPriceMinor}::bigint, ${line.listPriceMinor}::bigint, ${line.rungFrom}::int
      from placed
    )
    select number, hold_expires_at as "holdExpiresAt"
    from placed`
  return row!
}

/** Moves an order on if it is in one of the states; the caller holds its lock. Answers whether it did. */
export async function updateStatus(
  sql: Sql,
  id: string,
  from: readonly OrderStatus[],
  to: OrderStatus,
  transactionId: string | null,
): Promise<boolean> {
  const rows = await sql`
    update orders
    set status = ${to},
        transaction_id = coalesce(${transactionId}, transaction_id),
        paid_at = case when ${to} = 'paid' then now() else paid_at end,
        released_at = case when ${to} = 'pending' then now() else released_at end,
        shipped_at = case when ${to} = 'shipped' then now() else shipped_at end,
        cancelled_at = case when ${to} = 'cancelled' then now() else cancelled_at end,
        refunded_at = case when ${to} = 'refunded' then now() else refunded_at end
    where id = ${id} and status = any(${from as OrderStatus[]})`
  return rows.count === 1
}

/** Unpaid orders whose hold has ended, by the database's clock. */
export async function selectExpired(sql: Sql, limit: number) {
  return await sql<{ id: string }[]>`
    select id
    from orders
    where status = 'unpaid' and hold_expires_at <= now()
    order by hold_expires_at
    limit ${limit}`
}

/** Takes unpaid orders whose hold ends soon and whose buyer has not been told, and marks them as told. */
export async function claimExpiring(sql: Sql, withinMinutes: number, limit: number) {
  return await sql<{ id: string }[]>`
    update orders
    set hold_warned_at = now()
    where id in (
      select id
      from orders
      where status = 'unpaid' and hold_warned_at is null
        and hold_expires_at > now()
        and hold_expires_at <= now() + make_interval(mins => ${withinMinutes})
      order by hold_expires_at
      limit ${limit}
      for update skip locked
    )
    returning id`
}

export async function selectUnpaidByTotal(sql: Sql, buyerId: string, totalMinor: number) {
  return await sql<{ id: string }[]>`
    select id
    from orders
    where buyer_id = ${buyerId} and status = 'unpaid' and total_minor = ${totalMinor}
    limit 2`
}

/** Paid orders that should have been released by now. */
export async function selectUnreleased(sql: Sql, limit: number) {
  return await sql<{ id: string }[]>`
    select id
    from orders
    where status = 'paid' and paid_at < now() - interval '1 minute'
    order by paid_at
    limit ${limit}`
}
