import type { Sql } from '../../database/database.ts'

type Counted<R> = (R & { total: number })[]

export type DocumentGap = { number: number; last: number; given: boolean }

/** Numbers of invoices that were left out, and those behind the last that was given. */
export const selectInvoiceGaps = (sql: Sql, most: number) =>
  selectGaps(sql, sql`invoice_counter`, sql`invoice`, most)
/** The same of credit notes. */
export const selectCreditNoteGaps = (sql: Sql, most: number) =>
  selectGaps(sql, sql`credit_note_counter`, sql`credit_note`, most)

async function selectGaps(
  sql: Sql,
  counter: ReturnType<Sql>,
  documents: ReturnType<Sql>,
  most: number,
) {
  return await sql<Counted<DocumentGap>>`
    select n.number::int as number, c.last, d.number is not null as given, count(*) over () as total
    from (select coalesce(max(last), 0) as last from ${counter}) c
    cross join lateral generate_series(
      1, greatest(c.last, (select coalesce(max(number), 0) from ${documents}))
    ) n (number)
    left join ${documents} d on d.number = n.number
    where (d.number is null) or n.number > c.last
    order by n.number
    limit ${most}`
}

export type WrongNote = {
  id: string
  number: number
  note: number
  what: string
  is: number
  comes: number
}

/**
 * Credit notes that contradict themselves: what stands on one comes to another amount, those of an invoice come to more than
 * it asked for, or a card has paid of it, on account (but of a deposit, which the ledger follows) another amount is owed less, or of a line more is credited than came back.
 */
export async function selectWrongNotes(sql: Sql, most: number) {
  return await sql<Counted<WrongNote>>`
    with said as (
      select n.number, n.order_id, n.amount_minor, (
          select coalesce(sum((l->>'quantity')::bigint * (l->>'unitPriceMinor')::bigint), 0)
          from jsonb_array_elements(n.facts->'lines') l
        ) + (
          select coalesce(sum((a->>'minor')::bigint), 0)
          from jsonb_array_elements(n.facts->'adjustments') a
        ) + invoice_tax(n.facts) as minor
      from credit_note n
    ), found as (
      select order_id, number, 'its amount' as what, amount_minor as is, minor as comes
      from said
      where amount_minor <> minor
      union all
      select max(n.order_id::text)::uuid, max(n.number), 'the sum of those of invoice ' || n.invoice_number,
        sum(n.amount_minor), coalesce((i.facts->>'paidMinor')::bigint, invoice_gross(i.facts))
      from credit_note n
      join invoice i on i.number = n.invoice_number
      group by n.invoice_number, i.facts
      having sum(n.amount_minor) > coalesce((i.facts->>'paidMinor')::bigint, invoice_gross(i.facts))
      union all
      select n.order_id, n.number, 'what is owed less by it', coalesce(-e.balance_delta, 0), n.amount_minor
      from credit_note n
      join orders o on o.id = n.order_id
      left join credit_entry e on e.credit_note_number = n.number
      where o.method = 'account' and n.kind <> 'deposit' and coalesce(-e.balance_delta, 0) <> n.amount_minor
      union all
      select n.order_id, max(n.number), 'what is credited of line ' || (l->>'position'),
        sum((l->>'quantity')::bigint), max(o.returned)
      from credit_note n
      cross join lateral jsonb_array_elements(n.facts->'lines') l
      join order_line o on o.order_id = n.order_id and o.position = (l->>'position')::int
      group by n.order_id, l->>'position'
      having sum((l->>'quantity')::bigint) > max(o.returned)
    )
    select o.id, o.number, f.number as note, f.what, f.is::float8 as is, f.comes::float8 as comes,
      count(*) over () as total
    from found f
    join orders o on o.id = f.order_id
    order by f.number, f.what
    limit ${most}`
}

export type WrongDeposit = { id: string; number: number; what: string; is: number; comes: number }

/**
 * Deposit invoices that contradict the ledger or the documents beside them: what no invoice has deducted and no credit note lowered is not
 * what waits, a tax is deducted or credited that was not charged, or is left where nothing waits, or one charges more than its entry brought.
 */
export async function selectWrongDepositInvoices(sql: Sql, most: number) {
  return await sql<Counted<WrongDeposit>>`
    with moved as (
      select order_id, facts, 1 as sign
      from invoice
      where order_id is not null
      union all
      select order_id, facts, -1
      from credit_note
      where kind = 'deposit'
      union all
      select s.order_id, jsonb_build_object('taxes', coalesce(d->'taxes', '[]'), 'minor', d->'minor'), -1
      from invoice i
      join shipment s on s.id = i.shipment_id
      cross join lateral jsonb_array_elements(i.facts->'deducted') d
    ), taxed as (
      select m.order_id, t->>'code' as code, t->>'percent' as percent, sum(m.sign * (t->>'baseMinor')::bigint) as base,
        sum(m.sign * (t->>'taxMinor')::bigint) as tax
      from moved m
      cross join lateral jsonb_array_elements(coalesce(m.facts->'taxes', '[]')) t
      group by 1, 2, 3
    ), sums as (
      select m.order_id, sum(m.sign * (coalesce((m.facts->>'minor')::bigint, 0) + invoice_tax(m.facts) + (
          select coalesce(sum((l->>'quantity')::bigint * (l->>'unitPriceMinor')::bigint), 0)
          from jsonb_array_elements(coalesce(m.facts->'lines', '[]')) l
        ) + (
          select coalesce(sum((a->>'minor')::bigint), 0)
          from jsonb_array_elements(coalesce(m.facts->'adjustments', '[]')) a
        ))) as documented, (
          select coalesce(sum(p.open_minor), 0)
          from credit_entry e
          join credit_open p on p.entry_id = e.id and p.side = 'deposit'
          where e.order_id = m.order_id
        ) as waits
      from moved m
      group by m.order_id
    ), found as (
      select order_id, 'what waits of its deposit' as what, waits as is, documented as comes
      from sums
      where waits <> documented
      union all
      select t.order_id, 'what is left of the tax ' || t.code || ' ' || t.percent || ' of its deposit', t.tax, 0
      from taxed t
      join sums s using (order_id)
      where least(t.tax, t.base) < 0 or (s.documented = 0 and (t.tax <> 0 or t.base <> 0))
      union all
      select i.order_id, 'what the deposit invoice ' || i.number || ' charges', invoice_gross(i.facts),
        coalesce(-e.balance_delta, 0)
      from invoice i
      left join credit_entry e on e.id = i.entry_id and e.kind = 'deposit' and e.order_id = i.order_id
      where i.order_id is not null and invoice_gross(i.facts) > coalesce(-e.balance_delta, 0)
    )
    select o.id, o.number, f.what, f.is::float8 as is, f.comes::float8 as comes, count(*) over () as total
    from found f
    join orders o on o.id = f.order_id
    order by o.id, f.what
    limit ${most}`
}
