import type { LineState } from '../../../contract/bank/bank-words.ts'
import { containing, type Sql } from '../../database/database.ts'

export type LineRow = {
  id: string
  bookedOn: string
  amountMinor: number
  matchedMinor: number
  currency: string
  isReversal: boolean
  bankRef: string
  endToEnd: string
  remittance: string
  name: string
  iban: string
  state: LineState
  note: string
  returns: string | null
  /** Whether a payment was written down by it, also one that was taken back. */
  wasMatched: boolean
}

const columns = (sql: Sql) => sql`
  l.id, l.booked_on::text as "bookedOn", l.amount_minor as "amountMinor", l.matched_minor as "matchedMinor",
  l.currency, l.is_reversal as "isReversal", l.bank_ref as "bankRef", l.end_to_end as "endToEnd", l.remittance,
  l.name, l.iban, l.state, l.note, l.returns,
  exists (select from credit_entry e where e.bank_line_id = l.id)
    or exists (select from transfer_entry t where t.bank_line_id = l.id) as "wasMatched"`

export async function selectLine(sql: Sql, id: string): Promise<LineRow | null> {
  const [row] = await sql<LineRow[]>`select ${columns(sql)} from bank_line l where l.id = ${id}`
  return row ?? null
}

/**
 * A line, locked until the transaction ends. Whoever locks an account, too, has done so before; of several lines the one
 * with the lower id comes first.
 */
export async function lockLine(sql: Sql, id: string): Promise<LineRow | null> {
  await sql`select from bank_line where id = ${id} for update`
  return await selectLine(sql, id)
}

/** Lines that are not settled, in the order in which they came. */
export async function selectUnsettled(sql: Sql): Promise<LineRow[]> {
  return await sql<LineRow[]>`
    select ${columns(sql)}
    from bank_line l
    where l.state in ('open', 'suggested', 'part')
    order by l.booked_on, l.position
    limit 20000`
}

/** Which companies paid by which account before. */
export async function selectPayers(sql: Sql): Promise<{ iban: string; companyId: string }[]> {
  return await sql<{ iban: string; companyId: string }[]>`
    select distinct l.iban, e.company_id as "companyId"
    from bank_line l
    join credit_entry e on e.bank_line_id = l.id
    where l.iban <> '' and l.matched_minor > 0
      and not exists (select from credit_entry u where u.undoes = e.id)`
}

/** Companies that buy on account, by name. */
export async function selectNames(sql: Sql): Promise<{ companyId: string; name: string }[]> {
  return await sql<{ companyId: string; name: string }[]>`
    select a.company_id as "companyId", c.legal_name as name
    from credit_account a
    join company c on c.id = a.company_id`
}

/** Lines that one which went out may take back, the newest first: the same amount, and the same account, reference or words. */
export async function selectReturnable(sql: Sql, line: LineRow): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id
    from bank_line
    where amount_minor = ${-line.amountMinor} and currency = ${line.currency} and booked_on <= ${line.bookedOn}::date
      and state <> 'returned'
      and ((iban <> '' and iban = ${line.iban}) or (end_to_end <> '' and end_to_end = ${line.endToEnd})
        or (bank_ref <> '' and bank_ref = ${line.bankRef})
        or (remittance <> '' and remittance = ${line.remittance} and name = ${line.name}))
    order by booked_on desc, position desc
    limit 3`
  return rows.map(({ id }) => id)
}

/** Says how much of a line is matched, and so its state. The caller holds its lock, and writes the payment's entry. */
export async function updateMatched(sql: Sql, id: string, matchedMinor: number) {
  await sql`
    update bank_line
    set matched_minor = ${matchedMinor},
      state = case
        when ${matchedMinor}::bigint = 0 then 'open'
        when ${matchedMinor}::bigint < abs(amount_minor) then 'part'
        else 'matched'
      end
    where id = ${id}`
  await sql`delete from bank_suggestion where line_id = ${id}`
}

/** A line that is nobody’s payment, or that is open again. The caller holds its lock. */
export async function updateState(
  sql: Sql,
  id: string,
  { state, note, returns }: { state: LineState; note: string; returns: string | null },
) {
  await sql`
    update bank_line
    set state = ${state}, note = ${note}, returns = ${returns}
    where id = ${id}`
  await sql`delete from bank_suggestion where line_id = ${id}`
}

/** The line that was taken back by this one, or the other way round. */
export async function selectPartner(sql: Sql, id: string): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    select coalesce(l.returns, r.id) as id
    from bank_line l
    left join bank_line r on r.returns = l.id
    where l.id = ${id}`
  return row?.id ?? null
}

/** Lines that went out with this amount, on its day or later, and closed nothing yet; oldest first. */
export async function selectWentOut(
  sql: Sql,
  { amountMinor, currency, at }: { amountMinor: number; currency: string; at: Date },
): Promise<LineRow[]> {
  return await sql<LineRow[]>`
    select ${columns(sql)}
    from bank_line l
    where l.amount_minor = ${-amountMinor} and l.currency = ${currency} and l.matched_minor = 0
      and l.state <> 'returned' and l.booked_on >= (${at}::timestamptz - interval '1 day')::date
    order by l.booked_on, l.position
    limit 100`
}

/** Orders of which money was paid out by these lines. */
export async function selectOrdersPaidOut(sql: Sql, ids: string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select distinct p.order_id as id
    from refund r
    join payment p on p.id = r.payment_id
    where r.bank_line_id = any(${ids}::uuid[])`
  return rows.map(({ id }) => id)
}

export type LivePayment = { id: string; companyId: string; amountMinor: number }

/** Payments that were written down by these lines and not taken back, in the order of their companies. */
export async function selectPayments(sql: Sql, ids: string[]): Promise<LivePayment[]> {
  return await sql<LivePayment[]>`
    select e.id, e.company_id as "companyId", -e.balance_delta as "amountMinor"
    from credit_entry e
    where e.bank_line_id = any(${ids}::uuid[])
      and not exists (select from credit_entry u where u.undoes = e.id)
    order by e.company_id, e.position`
}

export type LineFilter = { q: string; state: LineState[] | undefined }

function matches(sql: Sql, { q, state }: LineFilter) {
  const pattern = containing(q)
  const signs = containing(q.replace(/\s/g, ''))
  const amount = /^-?[\d,]+(?:\.\d{1,2})?$/.test(q) ? q.replaceAll(',', '') : null
  return sql`
    true
    ${state ? sql`and l.state = any(${state})` : sql``}
    ${
      q
        ? sql`and (
      lower(l.name) like ${pattern} or lower(l.remittance) like ${pattern} or lower(l.bank_ref) like ${pattern}
      or lower(l.end_to_end) like ${pattern} or lower(l.iban) like ${signs} or lower(l.note) like ${pattern}
      ${amount === null ? sql`` : sql`or abs(l.amount_minor)::text in (replace(${amount}, '.', ''), replace(${amount}, '.', '') || '00')`}
    )`
        : sql``
    }`
}

export type ListedLine = LineRow & { statement: string; partner: string | null }

export async function selectLines(
  sql: Sql,
  filter: LineFilter,
  { from, limit, before }: { from: number; limit: number; before: string | null },
): Promise<ListedLine[]> {
  return await sql<ListedLine[]>`
    select ${columns(sql)}, coalesce(nullif(s.number, ''), s.file_name) as statement,
      coalesce(l.returns, (select r.id from bank_line r where r.returns = l.id)) as partner
    from bank_line l
    join bank_statement s on s.id = l.statement_id
    where ${matches(sql, filter)}
      ${before ? sql`and (l.booked_on, l.position) < (select booked_on, position from bank_line where id = ${before})` : sql``}
    order by l.booked_on desc, l.position desc
    offset ${from}
    limit ${limit}`
}

export async function countLines(sql: Sql, filter: LineFilter, most: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from (select 1 from bank_line l where ${matches(sql, filter)} limit ${most}) found`
  return row?.count ?? 0
}

export async function countStates(sql: Sql) {
  return await sql<{ state: LineState; count: number }[]>`
    select state, count(*)::int as count
    from bank_line
    group by state`
}
