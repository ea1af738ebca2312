import type { MatchReason } from '../../../contract/bank/bank-words.ts'
import type { Sql } from '../../database/database.ts'

/** An order by transfer. */
type OrderNamed = { id: string; number: number }
type OfCompany = { companyId: string | null; number: number | null; company: string | null }
export type MatchRow = OfCompany & {
  lineId: string
  amountMinor: number
  writtenOffMinor: number
  invoices: number[]
  order: OrderNamed | null
  at: Date
  by: string | null
}

/** What was written down by these lines and not taken back: with the invoices that it pays, or the order that it was for. */
export async function selectMatches(sql: Sql, ids: string[]): Promise<MatchRow[]> {
  return await sql<MatchRow[]>`
    select "lineId", "companyId", number, company, "amountMinor", "writtenOffMinor", at, by, invoices, "order"
    from (${paymentMatches(sql, ids)} union all ${orderMatches(sql, ids)} union all ${payoutMatches(sql, ids)}) m
    order by at, "amountMinor"`
}

const orderColumn = (sql: Sql) => sql`jsonb_build_object('id', o.id, 'number', o.number) as "order"`

const orderMatches = (sql: Sql, ids: string[]) => sql`
    select t.bank_line_id as "lineId", c.id as "companyId", c.number, c.legal_name as company,
      t.amount_minor as "amountMinor", 0::bigint as "writtenOffMinor", t.at, u.name as by, '[]'::jsonb as invoices, ${orderColumn(sql)}
    from transfer_entry t
    join orders o on o.id = t.order_id
    join company c on c.id = o.company_id
    left join users u on u.id = t.actor_id
    where t.bank_line_id = any(${ids}::uuid[])
      and not exists (select from transfer_entry x where x.undoes = t.id)`

const payoutMatches = (sql: Sql, ids: string[]) => sql`
    select r.bank_line_id as "lineId", c.id as "companyId", c.number, c.legal_name as company,
      -r.amount_minor as "amountMinor", 0::bigint as "writtenOffMinor", r.done_at as at, u.name as by, '[]'::jsonb as invoices, ${orderColumn(sql)}
    from refund r
    join payment p on p.id = r.payment_id
    join orders o on o.id = p.order_id
    join company c on c.id = o.company_id
    left join users u on u.id = r.paid_by
    where r.bank_line_id = any(${ids}::uuid[])`

const paymentMatches = (sql: Sql, ids: string[]) => sql`
    select e.bank_line_id as "lineId", c.id as "companyId", c.number, c.legal_name as company,
      -e.balance_delta as "amountMinor", (
        select coalesce(-sum(w.balance_delta), 0)::bigint
        from credit_entry w
        where w.with_entry = e.id and w.kind = 'write-off'
      ) as "writtenOffMinor", e.at, u.name as by, (
        select coalesce(jsonb_agg(distinct coalesce(d.invoice_number, d.for_invoice)), '[]')
        from credit_allocation a
        join credit_entry d on d.id = a.debit_id
        where a.credit_id = e.id and a.undone_at is null and coalesce(d.invoice_number, d.for_invoice) is not null
      ) as invoices, null::jsonb as "order"
    from credit_entry e
    join company c on c.id = e.company_id
    left join users u on u.id = e.actor_id
    where e.bank_line_id = any(${ids}::uuid[])
      and not exists (select from credit_entry u where u.undoes = e.id)`

export type SuggestionRow = OfCompany & {
  lineId: string
  amountMinor: number
  invoices: number[]
  order: OrderNamed | null
  reasons: MatchReason[]
  returns: string | null
  /** What stays open of what it names. */
  shortMinor: number
}

export async function selectSuggestions(sql: Sql, ids: string[]): Promise<SuggestionRow[]> {
  return await sql<SuggestionRow[]>`
    select s.line_id as "lineId", c.id as "companyId", c.number, c.legal_name as company,
      s.amount_minor as "amountMinor", to_jsonb(s.invoices) as invoices, s.reasons, s.returns,
      coalesce((select sum(invoice_open(number)) from unnest(s.invoices) number), 0)::float8 - s.amount_minor as "shortMinor",
      case when o.id is not null then jsonb_build_object('id', o.id, 'number', o.number) end as order
    from bank_suggestion s
    left join company c on c.id = s.company_id
    left join orders o on o.id = s.order_id
    where s.line_id = any(${ids}::uuid[])
    order by s.line_id, s.place`
}
