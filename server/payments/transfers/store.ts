import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'

export type TransferKind = 'came' | 'settled' | 'credited' | 'returned'

export type NewTransfer = {
  orderId: string
  kind: TransferKind
  /** Above 0 what came, below 0 what went on from the order. */
  amountMinor: number
  bankLineId?: string | null
  paymentId?: string | null
  creditEntryId?: string | null
  /** YYYY-MM-DD; left out: today in the shop. */
  day?: string
  reference?: string
  note?: string
  actorId: string | null
}

/** Writes an entry of an order's money; answers it. The caller holds the order's lock. */
export async function insertTransfer(sql: Sql, entry: NewTransfer): Promise<string> {
  const id = newId()
  await sql`
    insert into transfer_entry (
      id, order_id, kind, amount_minor, bank_line_id, payment_id, credit_entry_id, day, reference, note, actor_id
    )
    values (
      ${id}, ${entry.orderId}, ${entry.kind}, ${entry.amountMinor}, ${entry.bankLineId ?? null},
      ${entry.paymentId ?? null}, ${entry.creditEntryId ?? null}, coalesce(${entry.day ?? null}::date, shop_day()),
      ${entry.reference ?? ''}, ${entry.note ?? ''}, ${entry.actorId}
    )`
  return id
}

export type TransferRow = {
  id: string
  orderId: string
  kind: TransferKind
  amountMinor: number
  bankLineId: string | null
  paymentId: string | null
  creditEntryId: string | null
  day: string
  reference: string
  note: string
  at: Date
  by: string | null
}

/** What was written down of orders and not taken back: of one order, by lines of statements, or one by itself. */
export async function selectTransfers(
  sql: Sql,
  { orderId, lineIds, id }: { orderId?: string; lineIds?: string[]; id?: string },
): Promise<TransferRow[]> {
  return await sql<TransferRow[]>`
    select e.id, e.order_id as "orderId", e.kind, e.amount_minor as "amountMinor", e.bank_line_id as "bankLineId",
      e.payment_id as "paymentId", e.credit_entry_id as "creditEntryId", e.day::text as day, e.reference, e.note, e.at,
      u.name as by
    from transfer_entry e
    left join users u on u.id = e.actor_id
    where e.kind <> 'undone' and not exists (select from transfer_entry t where t.undoes = e.id)
      ${orderId === undefined ? sql`` : sql`and e.order_id = ${orderId}`}
      ${lineIds === undefined ? sql`` : sql`and e.bank_line_id = any(${lineIds}::uuid[])`}
      ${id === undefined ? sql`` : sql`and e.id = ${id}`}
    order by e.position`
}

/** Takes an entry back by one of its own. */
export async function insertUndone(
  sql: Sql,
  { id, orderId, amountMinor }: Pick<TransferRow, 'id' | 'orderId' | 'amountMinor'>,
  actorId: string,
) {
  await sql`
    insert into transfer_entry (id, order_id, kind, amount_minor, undoes, day, actor_id)
    values (${newId()}, ${orderId}, 'undone', ${-amountMinor}, ${id}, shop_day(), ${actorId})`
}

/** What lies on an order: it came, and went nowhere yet. */
export async function sumLying(sql: Sql, orderId: string): Promise<number> {
  const [row] = await sql<{ minor: number }[]>`
    select coalesce(sum(amount_minor), 0)::bigint as minor
    from transfer_entry
    where order_id = ${orderId}`
  return row!.minor
}

/** The day on which the last of what an order has by transfer came, YYYY-MM-DD; null: nothing did. */
export async function selectLastDay(sql: Sql, orderId: string): Promise<string | null> {
  const [row] = await sql<{ day: string | null }[]>`
    select max(day)::text as day
    from transfer_entry e
    where order_id = ${orderId} and kind = 'came'
      and not exists (select from transfer_entry t where t.undoes = e.id)`
  return row!.day
}

/** Writes into an unpaid order what lies on it. */
export async function updateLying(sql: Sql, orderId: string, minor: number) {
  await sql`
    update orders
    set paid_minor = ${minor}
    where id = ${orderId} and paid_at is null and deposit_paid_at is null`
}

/** Makes an order unpaid again of which nothing has left, and holds its stock for a day at least. */
export async function updateUnpaid(sql: Sql, orderId: string) {
  await sql`
    update orders
    set paid_minor = 0, paid_at = null, transaction_id = null, deposit_paid_at = null, released_at = null, released_by = null,
      hold_expires_at = greatest(hold_expires_at, now() + interval '1 day')
    where id = ${orderId} and shipped_at is null`
}

/** Money that came by transfer: settled for its order, or surplus, which goes back. */
export async function insertTransferPayment(
  sql: Sql,
  payment: {
    orderId: string
    amountMinor: number
    currency: string
    status: 'settled' | 'surplus'
  },
): Promise<{ id: string; transactionId: string }> {
  const id = newId()
  const transactionId = `bank:${id}`
  await sql`
    insert into payment (id, order_id, attempt, intent_id, amount_minor, currency, status, checked_at, method)
    select ${id}::uuid, ${payment.orderId}::uuid, coalesce(max(attempt), 0) + 1, ${transactionId},
      ${payment.amountMinor}::bigint, ${payment.currency}, ${payment.status}, now(), 'transfer'
    from payment
    where order_id = ${payment.orderId}`
  return { id, transactionId }
}

/** An order by transfer, or one whose deposit may be, as a line of a statement is compared with it. */
export type TransferOrder = {
  id: string
  number: number
  companyId: string
  company: string
  currency: string
  /** What was to come for it. */
  askedMinor: number
  /** What is to come still; 0 of one that is paid or gone. */
  openMinor: number
}

const transferOrders = (sql: Sql) => sql`
  select o.id, o.number, o.company_id as "companyId", c.legal_name as company, o.currency,
    a.minor as "askedMinor",
    case when o.status = 'unpaid' then a.minor - o.paid_minor else 0 end::float8 as "openMinor"
  from orders o
  join company c on c.id = o.company_id
  cross join lateral (
    select case when o.method = 'account' then o.deposit_minor else o.payable_minor end as minor
  ) a
  where (o.method = 'transfer' or o.deposit_minor > 0)`

/** Those that wait for money, and those with one of these numbers. */
export async function selectTransferOrders(sql: Sql, numbers: number[]): Promise<TransferOrder[]> {
  return await sql<TransferOrder[]>`
    ${transferOrders(sql)} and (o.status = 'unpaid' or o.number = any(${numbers}::bigint[]))
    order by o.number`
}

export async function selectTransferOrder(sql: Sql, id: string): Promise<TransferOrder | null> {
  const [row] = await sql<TransferOrder[]>`${transferOrders(sql)} and o.id = ${id}`
  return row ?? null
}

export async function selectTransferOrderNumbered(sql: Sql, number: number) {
  const [row] = await sql<TransferOrder[]>`${transferOrders(sql)} and o.number = ${number}`
  return row ?? null
}
