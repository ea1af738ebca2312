import type { DisputeState } from '../../../contract/companies/disputes.ts'
import type { Sql } from '../../database/database.ts'

/** An invoice on account as it is owed. */
export type OwedRow = { entryId: string; companyId: string; openMinor: number; stands: boolean }

/** What a company owes by an invoice of its own; null where it has no such one. */
export async function selectOwed(
  sql: Sql,
  companyId: string,
  number: number,
): Promise<OwedRow | null> {
  const [row] = await sql<OwedRow[]>`
    select e.id as "entryId", e.company_id as "companyId", invoice_open(e.invoice_number) as "openMinor",
      exists (
        select
        from invoice_dispute d
        where d.invoice_number = e.invoice_number and dispute_stands(d)
      ) as stands
    from credit_entry e
    where e.company_id = ${companyId} and e.invoice_number = ${number}`
  return row ?? null
}

type NewDispute = {
  id: string
  companyId: string
  entryId: string
  invoice: number
  reason: string
  amountMinor: number | null
  actorId: string
}

export async function insertDispute(sql: Sql, dispute: NewDispute) {
  const { id, companyId, entryId, invoice, reason, amountMinor, actorId } = dispute
  await sql`
    insert into invoice_dispute (id, company_id, entry_id, invoice_number, reason, amount_minor, asked_by)
    values (${id}, ${companyId}, ${entryId}, ${invoice}, ${reason}, ${amountMinor}, ${actorId})`
}

type Ended = {
  state: Exclude<DisputeState, 'open'>
  answer: string
  actorId: string
}

/** Ends a dispute that is open. Answers whether it was. */
export async function updateEnded(sql: Sql, id: string, { state, answer, actorId }: Ended) {
  const rows = await sql`
    update invoice_dispute
    set state = ${state}, answer = ${answer}, ended_by = ${actorId}, ended_at = now()
    where id = ${id} and state = 'open'`
  return rows.count === 1
}

export type DisputeRow = {
  id: string
  position: number
  state: DisputeState
  stands: boolean
  reason: string
  amountMinor: number | null
  answer: string
  at: Date
  endedAt: Date | null
}

/** What is told of a dispute d. */
const disputeColumns = (sql: Sql) => sql`
  d.id, d.position, d.state, dispute_stands(d) as stands, d.reason, d.amount_minor as "amountMinor",
  d.answer, d.at, d.ended_at as "endedAt"`

export type ListedRow = DisputeRow & {
  by: string | null
  companyId: string
  company: string
  companyNumber: number
  invoice: number
  dueOn: string
  orderId: string
  order: number
  invoicedMinor: number
  creditedMinor: number
  openMinor: number
  currency: string
}

const listed = (sql: Sql) => sql`
  select ${disputeColumns(sql)}, u.name as by, c.id as "companyId", c.legal_name as company,
    c.number as "companyNumber", d.invoice_number as invoice, e.due_on::text as "dueOn", o.id as "orderId",
    o.number as order, e.balance_delta as "invoicedMinor", coalesce((
      select sum(n.amount_minor)
      from credit_note n
      where n.invoice_number = d.invoice_number
    ), 0)::float8 as "creditedMinor", invoice_open(d.invoice_number) as "openMinor", o.currency
  from invoice_dispute d
  join credit_entry e on e.id = d.entry_id
  join company c on c.id = d.company_id
  join orders o on o.id = e.order_id
  left join users u on u.id = d.asked_by`

/** Newest first, those before a position. */
export async function selectDisputes(
  sql: Sql,
  { isStanding, before, limit }: { isStanding: boolean; before: number | null; limit: number },
): Promise<ListedRow[]> {
  return await sql<ListedRow[]>`
    ${listed(sql)}
    where true
      ${isStanding ? sql`and d.state in ('open', 'accepted') and dispute_stands(d)` : sql``}
      ${before === null ? sql`` : sql`and d.position < ${before}`}
    order by d.position desc
    limit ${limit}`
}

export async function selectDispute(sql: Sql, id: string): Promise<ListedRow | null> {
  const [row] = await sql<ListedRow[]>`
    ${listed(sql)}
    where d.id = ${id}`
  return row ?? null
}

/** The last dispute of each of these invoices that has one. */
export async function selectLastDisputes(
  sql: Sql,
  invoices: number[],
): Promise<Map<number, DisputeRow>> {
  const rows = await sql<(DisputeRow & { invoice: number })[]>`
    select distinct on (d.invoice_number) d.invoice_number as invoice, ${disputeColumns(sql)}
    from invoice_dispute d
    where d.invoice_number = any(${invoices}::bigint[])
    order by d.invoice_number, d.position desc`
  return new Map(rows.map((row) => [row.invoice, row]))
}
