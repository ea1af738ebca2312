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
 * it asked for, or a card has paid of it, on account another amount is owed less, or of a line more is credited than came back.
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
      where o.method = 'account' and coalesce(-e.balance_delta, 0) <> n.amount_minor
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
