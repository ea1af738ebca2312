import type { Fragment } from '../database/connections/sql.ts'
import type { Sql } from '../database/database.ts'

/** debit: it is owed. credit: it lowers what is owed. deposit: it lowers what the invoices of its order ask for, and no other. */
export type Side = 'debit' | 'credit' | 'deposit'

export type NewOpen = {
  companyId: string
  entryId: string
  side: Side
  amountMinor: number
  dueOn?: string | null
  /** Of which invoices or order the other side is taken first, in this order. */
  first?: { invoices?: number[]; orderId?: string }
  /** Of an invoice: the order whose deposit pays it first. Of a deposit: its order. */
  depositOf?: string
}

/** What an entry is set against, of credit_open as p and its entry as e. */
function otherSide(sql: Sql, { side, depositOf = '' }: Pick<NewOpen, 'side' | 'depositOf'>) {
  if (side === 'credit') return sql`p.side = 'debit'`
  if (side === 'deposit')
    return sql`p.side = 'debit' and e.kind = 'invoice' and e.order_id = ${depositOf}::uuid`
  return depositOf === ''
    ? sql`p.side = 'credit'`
    : sql`(p.side = 'credit' or p.side = 'deposit' and e.order_id = ${depositOf}::uuid)`
}

/**
 * The parts of a statement by which an amount takes what is open, in the order of `waiting`, down to nothing or a rest: `taken`
 * says how much of which entry. `waiting` has entry_id, open_minor and `before`, what stands open before it.
 */
export const takeOpen = (sql: Sql, waiting: Fragment, amountMinor: number) => sql`
  waiting as (${waiting}), taken as (
    select entry_id, open_minor, least(open_minor, ${amountMinor}::bigint - before)::bigint as minor
    from waiting
    where before < ${amountMinor}::bigint
  ), closed as (
    delete from credit_open p
    using taken t
    where p.entry_id = t.entry_id and t.minor = t.open_minor
  ), lowered as (
    update credit_open p
    set open_minor = p.open_minor - t.minor
    from taken t
    where p.entry_id = t.entry_id and t.minor < t.open_minor
  )`

/**
 * Sets a new entry against what is open on the other side: what is named first, then what is due first. What is left of it
 * is open. A deposit pays the invoices of its order before anything else does. The caller holds the account's lock.
 */
export async function allocate(sql: Sql, entry: NewOpen) {
  const { companyId, entryId, side, amountMinor, dueOn = null, first = {} } = entry
  const pair =
    side === 'debit' ? sql`${entryId}::uuid, t.entry_id` : sql`t.entry_id, ${entryId}::uuid`
  const waiting = sql`
    select p.entry_id, p.open_minor, sum(p.open_minor) over (
        order by (p.side = 'deposit') desc, array_position(${first.invoices ?? []}::bigint[], coalesce(e.invoice_number, e.for_invoice)) nulls last,
          (e.order_id is not distinct from ${first.orderId ?? null}::uuid) desc, p.due_on nulls last, e.position
      ) - p.open_minor as before
    from credit_open p
    join credit_entry e on e.id = p.entry_id
    where p.company_id = ${companyId} and ${otherSide(sql, entry)}`
  await sql`
    with ${takeOpen(sql, waiting, amountMinor)}, written as (
      insert into credit_allocation (debit_id, credit_id, amount_minor)
      select ${pair}, t.minor
      from taken t
    )
    insert into credit_open (entry_id, company_id, side, open_minor, due_on)
    select ${entryId}::uuid, ${companyId}::uuid, ${side}, ${amountMinor}::bigint - sum(minor), ${dueOn}::date
    from (select minor from taken union all select 0) all_taken
    having sum(minor) < ${amountMinor}::bigint`
}

/**
 * Opens again what an entry of this side was set against, and takes what was open of the entry away. The caller holds the account's
 * lock.
 */
export async function release(
  sql: Sql,
  companyId: string,
  entryId: string,
  side: Exclude<Side, 'deposit'>,
) {
  const [own, others] =
    side === 'credit' ? [sql`credit_id`, sql`debit_id`] : [sql`debit_id`, sql`credit_id`]
  const other: Side = side === 'debit' ? 'credit' : 'debit'
  await sql`delete from credit_open where entry_id = ${entryId}`
  await sql`
    with undone as (
      update credit_allocation
      set undone_at = now()
      where ${own} = ${entryId} and undone_at is null
      returning ${others} as id, amount_minor
    )
    insert into credit_open (entry_id, company_id, side, open_minor, due_on)
    select u.id, ${companyId}::uuid, ${other}, sum(u.amount_minor), e.due_on
    from undone u
    join credit_entry e on e.id = u.id
    group by u.id, e.due_on
    on conflict (entry_id) do update
    set open_minor = credit_open.open_minor + excluded.open_minor`
}

/** Sets one entry against another for all of it: a payment against its being taken back. */
export async function insertAllocation(
  sql: Sql,
  { debitId, creditId, amountMinor }: { debitId: string; creditId: string; amountMinor: number },
) {
  await sql`
    insert into credit_allocation (debit_id, credit_id, amount_minor)
    values (${debitId}, ${creditId}, ${amountMinor})`
}

/** Takes out what payments have left over, oldest first, so that it can be set against what is open again. */
export async function takeCredits(sql: Sql, companyId: string) {
  return await sql<{ entryId: string; amountMinor: number }[]>`
    with taken as (
      delete from credit_open
      where company_id = ${companyId} and side = 'credit'
      returning entry_id, open_minor
    )
    select t.entry_id as "entryId", t.open_minor as "amountMinor"
    from taken t
    join credit_entry e on e.id = t.entry_id
    order by e.position`
}

export type InvoiceRow = {
  entryId: string
  position: number
  invoice: number
  shipmentId: string
  orderId: string
  order: number
  purchaseOrder: string
  issuedOn: string
  dueOn: string
  amountMinor: number
  openMinor: number
  overdueDays: number
  /** What a payment of today may take off it, and until when one may. */
  discountMinor: number
  discountUntil: string | null
}

/** to-remind: overdue, and not disputed. */
export type InvoiceFilter = 'open' | 'overdue' | 'to-remind' | 'paid' | undefined
/** Where a page of them ended: of open ones by their due day, of others by their position. */
export type InvoiceEnd = { id: string; key: string | number }

/** What is open of the invoices of a company, or of all, each with its fees. */
const openOf = (sql: Sql, companyId: string | undefined) => sql`
  select p.company_id, coalesce(x.invoice_number, x.for_invoice) as invoice, sum(p.open_minor)::float8 as open_minor
  from credit_open p
  join credit_entry x on x.id = p.entry_id
  where p.side = 'debit' and coalesce(x.invoice_number, x.for_invoice) is not null
    ${companyId === undefined ? sql`` : sql`and p.company_id = ${companyId}`}
  group by 1, 2`

/** Invoices on account of a company: of open ones those due first, of all the newest. */
export async function selectInvoices(
  sql: Sql,
  companyId: string,
  { state, after, limit }: { state: InvoiceFilter; after: InvoiceEnd | null; limit: number },
): Promise<InvoiceRow[]> {
  const isOpen = state !== undefined && state !== 'paid'
  const open = openOf(sql, companyId)
  return await sql<InvoiceRow[]>`
    select e.id as "entryId", e.position, e.invoice_number as invoice, i.shipment_id as "shipmentId",
      e.order_id as "orderId", o.number as order, o.purchase_order as "purchaseOrder",
      e.day::text as "issuedOn", e.due_on::text as "dueOn", e.balance_delta as "amountMinor",
      coalesce(p.open_minor, 0) as "openMinor",
      case when p.invoice is null then 0 else greatest(0, shop_day() - e.due_on) end as "overdueDays",
      invoice_discount(e.invoice_number, shop_day()) as "discountMinor", e.discount_until::text as "discountUntil"
    from credit_entry e
    join invoice i on i.number = e.invoice_number
    join orders o on o.id = e.order_id
    ${isOpen ? sql`join` : sql`left join`} (${open}) p on p.invoice = e.invoice_number
    where e.company_id = ${companyId} and e.kind = 'invoice'
      ${state === 'paid' ? sql`and p.invoice is null` : sql``}
      ${state === 'overdue' || state === 'to-remind' ? sql`and e.due_on < shop_day()` : sql``}
      ${state === 'to-remind' ? sql`and not exists (select from invoice_dispute d where d.entry_id = e.id and dispute_stands(d))` : sql``}
      ${after === null ? sql`` : isOpen ? sql`and (e.due_on, e.id) > (${String(after.key)}::date, ${after.id})` : sql`and e.position < ${Number(after.key)}`}
    order by ${isOpen ? sql`e.due_on, e.id` : sql`e.position desc`}
    limit ${limit}`
}

/** What is due of an order’s shipments. */
export async function selectDueOf(sql: Sql, orderId: string) {
  return await sql<{ shipmentId: string; dueOn: string; amountMinor: number; openMinor: number }[]>`
    select i.shipment_id as "shipmentId", e.due_on::text as "dueOn", e.balance_delta as "amountMinor",
      invoice_open(e.invoice_number) as "openMinor"
    from credit_entry e
    join invoice i on i.number = e.invoice_number
    where e.order_id = ${orderId} and e.kind = 'invoice'`
}

/** Of these invoices those of which something is open at this company. */
export async function selectOpenNumbers(sql: Sql, companyId: string, numbers: number[]) {
  const rows = await sql<{ number: number }[]>`
    select invoice as number
    from (${openOf(sql, companyId)}) p
    where invoice = any(${numbers}::bigint[])`
  return new Set(rows.map(({ number }) => number))
}

/** An invoice of which something is to be paid, as what comes is compared with it. */
export type OpenItem = {
  companyId: string
  invoice: number
  order: number
  openMinor: number
  /** What a payment until a day, YYYY-MM-DD, may take off it, and one of today. */
  discountMinor: number
  discountUntil: string | null
  discountNowMinor: number
  currency: string
}

/** What companies owe, or one of them does: due first. */
export async function selectOpenItems(sql: Sql, companyId?: string): Promise<OpenItem[]> {
  return await sql<OpenItem[]>`
    select p.company_id as "companyId", p.invoice, o.number as order, p.open_minor as "openMinor",
      invoice_discount(p.invoice, e.discount_until) as "discountMinor", e.discount_until::text as "discountUntil",
      invoice_discount(p.invoice, shop_day()) as "discountNowMinor", a.currency
    from (${openOf(sql, companyId)}) p
    join credit_entry e on e.invoice_number = p.invoice
    join credit_account a on a.company_id = p.company_id
    join orders o on o.id = e.order_id
    order by e.due_on, e.position`
}
