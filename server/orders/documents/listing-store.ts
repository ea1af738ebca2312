import type { DocumentKind, DocumentState } from '../../../contract/orders/document-words.ts'
import { containing, type Sql } from '../../database/database.ts'
import { areOf, type Whose } from '../whose.ts'

export type DocumentRow = {
  kind: DocumentKind
  number: number
  /** When it was written, in microseconds since 1970, by which they are in order. */
  position: number
  issuedOn: string
  dueOn: string | null
  /** The invoice that a credit note lowers. */
  corrects: number | null
  orderId: string
  order: number
  purchaseOrder: string
  buyer: string
  taxMinor: number
  amountMinor: number
  /** What of an invoice deposit invoices had charged before: tax and amount are without it. */
  deductedMinor: number
  creditedMinor: number
  /** Null where the caller is not told of accounts. */
  openMinor: number | null
  state: DocumentState | null
  disputed: boolean
  currency: string
}

export type Wanted = {
  /** Null: everybody's. */
  whose: Whose | null
  /** Whether they are told what is open on account. */
  seesAccount: boolean
  kind?: DocumentKind | undefined
  state?: DocumentState | undefined
  from?: string | undefined
  to?: string | undefined
  q: string
}

/** Where a page ended: its last row. */
export type DocumentEnd = Pick<DocumentRow, 'position' | 'kind' | 'number'>

/** The day on which a document of these facts was written. */
const issued = (sql: Sql) => sql`(d.at at time zone coalesce(d.facts->>'timeZone', 'UTC'))::date`

const credited = (sql: Sql) => sql`
  coalesce((select sum(amount_minor) from credit_note n where n.invoice_number = d.number), 0)::bigint`

const invoices = (sql: Sql) => sql`
  select 'invoice' as kind, d.number, d.at, ${issued(sql)} as issued_on, (d.facts->>'dueOn')::date as due_on,
    null::bigint as corrects, s.order_id, d.facts->>'companyName' as company,
    invoice_tax(d.facts) - invoice_deducted_tax(d.facts) as tax_minor,
    invoice_gross(d.facts) - invoice_deducted(d.facts) as amount_minor, invoice_deducted(d.facts) as deducted_minor,
    ${credited(sql)} as credited_minor,
    invoice_open(d.number) + coalesce(
      (select f.amount_minor from freight_due f where f.shipment_id = d.shipment_id and f.paid_at is null), 0
    ) as open_minor
  from invoice d
  join shipment s on s.id = d.shipment_id`

/** A deposit is paid when it is invoiced. */
const deposits = (sql: Sql) => sql`
  select 'deposit' as kind, d.number, d.at, ${issued(sql)} as issued_on, null::date as due_on,
    null::bigint as corrects, d.order_id, d.facts->>'companyName' as company,
    invoice_tax(d.facts) as tax_minor, invoice_gross(d.facts) as amount_minor, 0::bigint as deducted_minor,
    ${credited(sql)} as credited_minor, 0::bigint as open_minor
  from invoice d
  where d.order_id is not null`

const creditNotes = (sql: Sql) => sql`
  select 'credit-note' as kind, d.number, d.at, ${issued(sql)} as issued_on, null::date as due_on,
    d.invoice_number as corrects, d.order_id, d.facts->>'companyName' as company,
    invoice_tax(d.facts) as tax_minor, d.amount_minor, 0::bigint as deducted_minor, 0::bigint as credited_minor,
    0::bigint as open_minor
  from credit_note d`

const bare = (sql: Sql, number: ReturnType<Sql>) => sql`replace(lower(${number}), '-', '')`

/** What is wanted of each kind, as d, with their orders as o. */
function found(sql: Sql, { whose, seesAccount, kind, state, from, to, q }: Wanted) {
  const charged = sql`${invoices(sql)} union all ${deposits(sql)}`
  const of = { invoice: invoices, deposit: deposits, 'credit-note': creditNotes }
  const all = kind ? of[kind](sql) : state ? charged : sql`${charged} union all ${creditNotes(sql)}`
  const text = containing(q)
  // numbers are found however their signs are parted: "in 000123"
  const signs = containing(q.replace(/[\s-]+/g, '') || q)
  return sql`
    from (${all}) d
    join orders o on o.id = d.order_id
    where true
      ${whose ? sql`and ${areOf(sql, whose)}` : sql``}
      ${kind === 'credit-note' && state ? sql`and false` : sql``}
      ${state && !seesAccount ? sql`and o.method <> 'account'` : sql``}
      ${from === undefined ? sql`` : sql`and d.at >= ${from}::date - interval '1 day' and d.issued_on >= ${from}::date`}
      ${to === undefined ? sql`` : sql`and d.at <= ${to}::date + interval '2 days' and d.issued_on <= ${to}::date`}
      ${state === 'paid' ? sql`and d.open_minor = 0` : state ? sql`and d.open_minor > 0` : sql``}
      ${state === 'overdue' ? sql`and d.due_on < shop_day()` : sql``}
      ${
        q === ''
          ? sql``
          : sql`and (
              ${bare(sql, sql`document_named(case d.kind when 'credit-note' then 'creditNote' else 'invoice' end, d.number)`)} like ${signs}
              or ${bare(sql, sql`document_named('order', o.number)`)} like ${signs} or lower(o.purchase_order) like ${text}
              or lower(coalesce(d.company, o.name)) like ${text}
            )`
      }`
}

const columns = (sql: Sql, { seesAccount }: Wanted) => sql`
  d.kind, d.number, (extract(epoch from d.at) * 1000000)::bigint as position, d.issued_on::text as "issuedOn",
  d.due_on::text as "dueOn", d.corrects, d.order_id as "orderId", o.number as order,
  o.purchase_order as "purchaseOrder", coalesce(d.company, o.name) as buyer, d.tax_minor as "taxMinor",
  d.amount_minor as "amountMinor", d.deducted_minor as "deductedMinor", d.credited_minor as "creditedMinor", case when ${seesAccount} or o.method <> 'account' then d.open_minor end as "openMinor",
  case when d.kind = 'credit-note' or (not ${seesAccount} and o.method = 'account') then null when d.open_minor = 0 then 'paid'
    when d.due_on < shop_day() then 'overdue' else 'open' end as state,
  ${seesAccount} and d.kind = 'invoice' and exists (
    select
    from invoice_dispute x
    where x.invoice_number = d.number and dispute_stands(x)
  ) as disputed, o.currency`

/** Documents after the last one of a page: newest first, or oldest first. */
export async function selectDocuments(
  sql: Sql,
  wanted: Wanted,
  { after, limit, order }: { after: DocumentEnd | null; limit: number; order: 'asc' | 'desc' },
): Promise<DocumentRow[]> {
  const place = sql`(extract(epoch from d.at) * 1000000)::bigint, d.kind, d.number`
  const beyond = order === 'desc' ? sql`<` : sql`>`
  return await sql<DocumentRow[]>`
    select ${columns(sql, wanted)}
    ${found(sql, wanted)}
      ${after === null ? sql`` : sql`and (${place}) ${beyond} (${after.position}::bigint, ${after.kind}, ${after.number}::bigint)`}
    order by ${order === 'desc' ? sql`d.at desc, d.kind desc, d.number desc` : sql`d.at, d.kind, d.number`}
    limit ${limit}`
}
