import type { CreditState, OverLimit, WhenOverdue } from '../../contract/companies/credit-words.ts'
import type { Sql } from '../database/database.ts'
import { nearSince } from './entries-store.ts'

export type AccountRow = {
  companyId: string
  company: string
  currency: string
  limitMinor: number
  days: number
  /** What may be taken off an invoice, in hundredths of a percent, that is paid so many days after it; 0: nothing. */
  discountBp: number
  discountDays: number
  /** What of an order is paid before it is confirmed, in hundredths of a percent; 0: nothing. */
  depositBp: number
  overLimit: OverLimit
  whenOverdue: WhenOverdue
  state: CreditState
  note: string
  balanceMinor: number
  committedMinor: number
}

const columns = (sql: Sql) => sql`
  a.company_id as "companyId", c.legal_name as company, a.currency, a.limit_minor as "limitMinor", a.days,
  a.discount_bp as "discountBp", a.discount_days as "discountDays", a.deposit_bp as "depositBp", a.over_limit as "overLimit", a.when_overdue as "whenOverdue", a.state, a.note, a.balance_minor as "balanceMinor",
  a.committed_minor as "committedMinor"`

export async function selectAccount(sql: Sql, companyId: string): Promise<AccountRow | null> {
  const [row] = await sql<AccountRow[]>`
    select ${columns(sql)}
    from credit_account a
    join company c on c.id = a.company_id
    where a.company_id = ${companyId}`
  return row ?? null
}

/**
 * The account of a company, locked until the transaction ends: whoever writes an entry holds this first, and takes it before
 * any order or part.
 */
export async function lockAccount(sql: Sql, companyId: string): Promise<AccountRow | null> {
  const [row] = await sql<AccountRow[]>`
    select ${columns(sql)}
    from credit_account a
    join company c on c.id = a.company_id
    where a.company_id = ${companyId}
    for no key update of a`
  return row ?? null
}

/** The lock of the account on which an order was placed, or which has what comes for it by transfer and is left over. */
export async function lockAccountOfOrder(sql: Sql, orderId: string) {
  await sql`
    select
    from credit_account a
    where a.company_id = (
      select company_id
      from orders
      where id = ${orderId} and method in ('account', 'transfer')
    )
    for no key update`
}

/** Since when four fifths of a company's limit are used; null when less is, or it has no account. */
export async function selectNearSince(sql: Sql, companyId: string): Promise<Date | null> {
  const [row] = await sql<{ since: Date | null }[]>`
    select near_limit_at as since
    from credit_account
    where company_id = ${companyId}`
  return row?.since ?? null
}

export type Terms = Pick<
  AccountRow,
  | 'limitMinor'
  | 'days'
  | 'discountBp'
  | 'discountDays'
  | 'depositBp'
  | 'overLimit'
  | 'whenOverdue'
  | 'state'
  | 'note'
>

/** Opens an account. Answers false when there is one. */
export async function insertAccount(
  sql: Sql,
  { companyId, currency, ...terms }: Terms & { companyId: string; currency: string },
): Promise<boolean> {
  const rows = await sql`
    insert into credit_account (
      company_id, currency, limit_minor, days, discount_bp, discount_days, deposit_bp, over_limit, when_overdue, state, note
    )
    values (
      ${companyId}, ${currency}, ${terms.limitMinor}, ${terms.days}, ${terms.discountBp}, ${terms.discountDays}, ${terms.depositBp},
      ${terms.overLimit}, ${terms.whenOverdue}, ${terms.state}, ${terms.note}
    )
    on conflict do nothing`
  return rows.count === 1
}

export async function updateAccount(sql: Sql, companyId: string, terms: Terms) {
  await sql`
    update credit_account
    set limit_minor = ${terms.limitMinor}, days = ${terms.days}, discount_bp = ${terms.discountBp},
      discount_days = ${terms.discountDays}, deposit_bp = ${terms.depositBp}, over_limit = ${terms.overLimit}, when_overdue = ${terms.whenOverdue},
      state = ${terms.state}, note = ${terms.note},
      near_limit_at = ${nearSince(sql, sql`${terms.limitMinor}::bigint`, 0)}
    where company_id = ${companyId}`
}

/** The day on which the oldest open invoice was due that is overdue today; null when none is. */
export async function selectOverdueSince(sql: Sql, companyId: string): Promise<string | null> {
  const [row] = await sql<{ day: string | null }[]>`
    select min(due_on)::text as day
    from credit_open
    where company_id = ${companyId} and side = 'debit' and due_on < shop_day()`
  return row?.day ?? null
}

export type OpenSums = {
  notDueMinor: number
  to30Minor: number
  to60Minor: number
  to90Minor: number
  over90Minor: number
  unallocatedMinor: number
  depositsMinor: number
  disputedMinor: number
}

/** What is open of these accounts by how long it is overdue, and of that what is disputed, as p says it. */
export const openSums = (sql: Sql) => sql`
  coalesce(sum(p.open_minor) filter (where p.side = 'debit' and (p.due_on is null or p.due_on >= d.day)), 0)::float8
    as "notDueMinor",
  coalesce(sum(p.open_minor) filter (where p.side = 'debit' and d.day - p.due_on between 1 and 30), 0)::float8
    as "to30Minor",
  coalesce(sum(p.open_minor) filter (where p.side = 'debit' and d.day - p.due_on between 31 and 60), 0)::float8
    as "to60Minor",
  coalesce(sum(p.open_minor) filter (where p.side = 'debit' and d.day - p.due_on between 61 and 90), 0)::float8
    as "to90Minor",
  coalesce(sum(p.open_minor) filter (where p.side = 'debit' and d.day - p.due_on > 90), 0)::float8
    as "over90Minor",
  coalesce(sum(p.open_minor) filter (where p.side = 'credit'), 0)::float8 as "unallocatedMinor",
  coalesce(sum(p.open_minor) filter (where p.side = 'deposit'), 0)::float8 as "depositsMinor",
  coalesce(sum(p.disputed_minor), 0)::float8 as "disputedMinor"`

/** What is open now, with what of it is disputed. */
export const openNow = (sql: Sql) => sql`
  select p.*, disputed_of(e.invoice_number, p.open_minor) as disputed_minor
  from credit_open p
  join credit_entry e on e.id = p.entry_id`

export async function selectOpenSums(sql: Sql, companyId: string): Promise<OpenSums> {
  const [row] = await sql<OpenSums[]>`
    select ${openSums(sql)}
    from (${openNow(sql)} where p.company_id = ${companyId}) p
    cross join (select shop_day() as day) d`
  return row!
}

/** What was owed at the beginning of a day. */
export async function selectBalanceBefore(sql: Sql, companyId: string, day: string) {
  const [row] = await sql<{ minor: number }[]>`
    select coalesce(sum(balance_delta), 0)::float8 as minor
    from credit_entry
    where company_id = ${companyId} and day < ${day}::date`
  return row!.minor
}
