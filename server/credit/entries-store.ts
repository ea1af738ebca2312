import type { Sql } from '../database/database.ts'

export const entryKinds = [
  'commit',
  'uncommit',
  'invoice',
  'credit',
  'payment',
  'payment-undone',
  'write-off',
  'fee',
  'discount',
  'undone',
  'deposit',
  'deposit-back',
] as const
export type EntryKind = (typeof entryKinds)[number]

export type NewEntry = {
  id: string
  companyId: string
  kind: EntryKind
  /** What it raises what is owed by, and what is ordered and not invoiced yet. In minor units, below 0: lowers. */
  balanceDelta: number
  committedDelta: number
  orderId?: string | null
  invoiceNumber?: number | null
  /** Of a credit: by which credit note. */
  creditNoteNumber?: number | null
  undoes?: string | null
  /** YYYY-MM-DD; left out: today in the shop. */
  day?: string | null
  dueOn?: string | null
  reference?: string
  note?: string
  actorId?: string | null
  /** Of a payment: the line of a bank statement by which it came. */
  bankLineId?: string | null
  /** Of a write-off, a fee or what takes one back: the invoice that it is about. */
  forInvoice?: number | null
  /** The payment with which it is written: it is taken back with that. */
  withEntry?: string | null
  /** Of an invoice: what may be taken off it, in hundredths of a percent, and until when. */
  discount?: DiscountTerms | null
  /** Of a discount: the tax within. */
  taxMinor?: number | null
}

/** What may be taken off an invoice that is paid by a day, YYYY-MM-DD. */
export type DiscountTerms = { basisPoints: number; until: string }

/** Since when four fifths of a limit are used, with so much more than is used now: kept while they are. */
export const nearSince = (sql: Sql, limit: ReturnType<Sql>, moreMinor: number) => sql`
  case when ${limit} > 0 and (balance_minor + committed_minor + ${moreMinor}::bigint) * 5 >= ${limit} * 4
    then coalesce(near_limit_at, now()) end`

/** Writes an entry and the two sums of its account, in one statement: neither is ever written otherwise. */
export async function insertEntry(sql: Sql, entry: NewEntry) {
  const rows = await sql`
    with changed as (
      update credit_account
      set balance_minor = balance_minor + ${entry.balanceDelta}::bigint,
        committed_minor = committed_minor + ${entry.committedDelta}::bigint,
        near_limit_at = ${nearSince(sql, sql`limit_minor`, entry.balanceDelta + entry.committedDelta)}
      where company_id = ${entry.companyId}
      returning balance_minor
    )
    insert into credit_entry (
      id, company_id, kind, balance_delta, committed_delta, balance_minor, order_id, invoice_number,
      credit_note_number, undoes, day, due_on, reference, note, actor_id, bank_line_id,
      for_invoice, with_entry, discount_bp, discount_until, tax_minor
    )
    select ${entry.id}::uuid, ${entry.companyId}::uuid, ${entry.kind}, ${entry.balanceDelta}::bigint,
      ${entry.committedDelta}::bigint, balance_minor, ${entry.orderId ?? null}::uuid,
      ${entry.invoiceNumber ?? null}::bigint, ${entry.creditNoteNumber ?? null}::bigint, ${entry.undoes ?? null}::uuid,
      coalesce(${entry.day ?? null}::date, shop_day()), ${entry.dueOn ?? null}::date,
      ${entry.reference ?? ''}, ${entry.note ?? ''}, ${entry.actorId ?? null}::uuid,
      ${entry.bankLineId ?? null}::uuid, ${entry.forInvoice ?? null}::bigint, ${entry.withEntry ?? null}::uuid,
      ${entry.discount?.basisPoints ?? null}::int, ${entry.discount?.until ?? null}::date,
      ${entry.taxMinor ?? null}::bigint
    from changed`
  if (rows.count !== 1) throw new Error(`company ${entry.companyId} has no account`)
}

/** Today in the shop, and the day so many days after it: when an invoice of today is due. */
export async function selectDueOn(sql: Sql, days: number): Promise<string> {
  const [row] = await sql<{ dueOn: string }[]>`select (shop_day() + ${days}::int)::text as "dueOn"`
  return row!.dueOn
}

/** Whether a day is not in the future, in the shop. */
export async function hasCome(sql: Sql, day: string): Promise<boolean> {
  const [row] = await sql<{ is: boolean }[]>`select ${day}::date <= shop_day() as is`
  return row!.is
}

export type EntryRow = {
  id: string
  position: number
  kind: Exclude<EntryKind, 'commit' | 'uncommit'>
  at: Date
  day: string
  /** Of an invoice or a fee. */
  dueOn: string | null
  amountMinor: number
  balanceMinor: number
  invoice: number | null
  creditNote: number | null
  order: number | null
  reference: string
  note: string
  isDisputed: boolean
  /** Of an invoice: what might be taken off it, and until when. */
  discountMinor: number | null
  discountUntil: string | null
  /** Of a discount: the tax within. */
  taxMinor: number | null
  mayUndo: boolean
}

/** What raised or lowered what is owed, so that statements have no line about orders that are not invoiced. */
const entries = (sql: Sql) => sql`
  select e.id, e.position, e.kind, e.at, e.day::text as day, e.due_on::text as "dueOn",
    e.balance_delta as "amountMinor",
    e.balance_minor as "balanceMinor", coalesce(e.invoice_number, e.for_invoice, i.number) as invoice, e.credit_note_number as "creditNote", o.number as order, e.reference, e.note,
    exists (select from invoice_dispute d where d.entry_id = e.id and dispute_stands(d)) as "isDisputed",
    round(e.balance_delta * e.discount_bp / 10000.0)::float8 as "discountMinor",
    e.discount_until::text as "discountUntil", e.tax_minor as "taxMinor",
    case e.kind
      when 'payment' then e.bank_line_id is null and e.order_id is null and not exists (
        select from account_payment c where c.credit_entry_id = e.id
      )
      else e.kind in ('write-off', 'fee') and e.with_entry is null
    end and not exists (
      select
      from credit_entry u
      where u.undoes = e.id
    ) as "mayUndo"
  from credit_entry e
  left join orders o on o.id = e.order_id
  left join invoice i on i.entry_id = e.id`

/** Newest first, those before a position. */
export async function selectEntries(
  sql: Sql,
  companyId: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<EntryRow[]> {
  return await sql<EntryRow[]>`
    ${entries(sql)}
    where e.company_id = ${companyId} and e.balance_delta <> 0
      ${before === undefined ? sql`` : sql`and e.position < ${before}`}
    order by e.position desc
    limit ${limit}`
}

/** Those of these days after a position, in the order in which they were written. */
export async function selectStatement(
  sql: Sql,
  companyId: string,
  {
    from,
    to,
    after,
    limit,
  }: { from: string | undefined; to: string | undefined; after: number; limit: number },
): Promise<EntryRow[]> {
  return await sql<EntryRow[]>`
    ${entries(sql)}
    where e.company_id = ${companyId} and e.balance_delta <> 0 and e.position > ${after}
      ${from === undefined ? sql`` : sql`and e.day >= ${from}::date`}
      ${to === undefined ? sql`` : sql`and e.day <= ${to}::date`}
    order by e.position
    limit ${limit}`
}

export type PaymentEntry = {
  id: string
  companyId: string
  amountMinor: number
  isUndone: boolean
  /** By which it came; null: somebody wrote it down. */
  bankLineId: string | null
  /** The order that it came for and that did not take it. */
  order: number | null
  byCard: boolean
}

/** A payment that was written down, with its account; null when there is none. */
export async function selectPaymentEntry(sql: Sql, id: string): Promise<PaymentEntry | null> {
  const [row] = await sql<PaymentEntry[]>`
    select e.id, e.company_id as "companyId", -e.balance_delta as "amountMinor", e.bank_line_id as "bankLineId", o.number as order,
      exists (select from account_payment c where c.credit_entry_id = e.id) as "byCard", exists (
        select
        from credit_entry u
        where u.undoes = e.id
      ) as "isUndone"
    from credit_entry e
    left join orders o on o.id = e.order_id
    where e.id = ${id} and e.kind = 'payment'`
  return row ?? null
}

/** An entry about an invoice, as it is taken back: the amount is below 0 where it raised what is owed. */
export type TakenRow = {
  id: string
  companyId: string
  amountMinor: number
  forInvoice: number
  orderId: string
  /** Of a discount: the tax within. */
  taxMinor: number | null
}

const taken = (sql: Sql) => sql`
  e.id, e.company_id as "companyId", -e.balance_delta as "amountMinor", e.for_invoice as "forInvoice",
  e.order_id as "orderId", e.tax_minor as "taxMinor"`

/** What was written with a payment and not taken back. */
export async function selectTogether(sql: Sql, paymentId: string): Promise<TakenRow[]> {
  return await sql<TakenRow[]>`
    select ${taken(sql)}
    from credit_entry e
    where e.with_entry = ${paymentId} and not exists (select from credit_entry u where u.undoes = e.id)
    order by e.position`
}

export type AdjustmentRow = TakenRow & {
  kind: 'write-off' | 'fee'
  withEntry: string | null
  isUndone: boolean
}

/** A write-off or a fee; null when there is none. */
export async function selectAdjustment(sql: Sql, id: string): Promise<AdjustmentRow | null> {
  const [row] = await sql<AdjustmentRow[]>`
    select ${taken(sql)}, e.kind, e.with_entry as "withEntry",
      exists (select from credit_entry u where u.undoes = e.id) as "isUndone"
    from credit_entry e
    where e.id = ${id} and e.kind in ('write-off', 'fee')`
  return row ?? null
}
