import type { TaxCode } from '../../../contract/tax/codes.ts'
import type { Sql } from '../../database/database.ts'
import type { InvoiceFacts } from './facts.ts'
import { nextNumber } from './next-number.ts'

/** Writes an invoice under the next number: their times never fall. The demo has some of so many days ago. */
export async function insertInvoice(
  sql: Sql,
  shipmentId: string,
  facts: InvoiceFacts,
  daysAgo = 0,
): Promise<number> {
  const [row] = await sql<{ number: number }[]>`
    with ${nextNumber(sql, 'invoice_counter')}
    insert into invoice (number, shipment_id, facts, at)
    select last, ${shipmentId}::uuid, ${sql.json(facts)},
      clock_timestamp() - make_interval(days => ${daysAgo})
    from next
    returning number`
  return row!.number
}

/** The tax that each line of an order bears, by its position. */
export type LineTaxes = Map<number, { code: TaxCode; percent: number }>

export type InvoiceRow = {
  number: number
  at: Date
  facts: InvoiceFacts
  orderId: string
  shipmentId: string
}

/** An invoice for a deposit. */
export type DepositInvoiceRow = Omit<InvoiceRow, 'shipmentId'>

/** Writes the invoice for a deposit that an entry of the ledger has, as `insertInvoice` does. The caller holds the order's lock. */
export async function insertDepositInvoice(
  sql: Sql,
  { orderId, entryId, facts }: { orderId: string; entryId: string; facts: InvoiceFacts },
): Promise<number> {
  const [row] = await sql<{ number: number }[]>`
    with ${nextNumber(sql, 'invoice_counter')}
    insert into invoice (number, order_id, entry_id, facts, at)
    select last, ${orderId}::uuid, ${entryId}::uuid, ${sql.json(facts)}, clock_timestamp()
    from next
    returning number`
  return row!.number
}

/** The invoices for deposits of an order, or the one of a number, oldest first. */
export async function selectDepositInvoices(
  sql: Sql,
  wanted: { orderId: string } | { number: number },
): Promise<DepositInvoiceRow[]> {
  return await sql<DepositInvoiceRow[]>`
    select number, at, facts, order_id as "orderId"
    from invoice
    where order_id is not null
      and ${'number' in wanted ? sql`number = ${wanted.number}` : sql`order_id = ${wanted.orderId}`}
    order by number`
}

/** An invoice is never written anew: those from before 0.3 call the manufacturer's number sku. */
type Stored = Omit<InvoiceFacts, 'lines'> & {
  lines: (InvoiceFacts['lines'][number] & { sku?: string })[]
}
const readFacts = ({ lines, ...facts }: Stored): InvoiceFacts => ({
  ...facts,
  lines: lines.map(({ sku, ...line }) => ({ ...line, mpn: sku ?? line.mpn })),
})

type Wanted = { shipmentId: string } | { number: number } | { orderId: string }

/** The invoices of a shipment, or of all of an order, or the one of a number, oldest first: those of what left. */
export async function selectInvoices(sql: Sql, wanted: Wanted): Promise<InvoiceRow[]> {
  const rows = await sql<(Omit<InvoiceRow, 'facts'> & { facts: Stored })[]>`
    select i.number, i.at, i.facts, s.order_id as "orderId", s.id as "shipmentId"
    from invoice i
    join shipment s on s.id = i.shipment_id
    where ${
      'number' in wanted
        ? sql`i.number = ${wanted.number}`
        : 'orderId' in wanted
          ? sql`s.order_id = ${wanted.orderId}`
          : sql`i.shipment_id = ${wanted.shipmentId}`
    }
    order by i.number`
  return rows.map(({ facts, ...row }) => ({ ...row, facts: readFacts(facts) }))
}

/** Which tax each line of an invoice for a deposit bears. */
export const depositLineTaxes = ({ taxes = [] }: InvoiceFacts): LineTaxes =>
  new Map(taxes.map(({ code, percent }, at) => [at + 1, { code, percent }]))

/** Which tax each line of an order bears; none where taxes were off. */
export async function selectLineTaxes(sql: Sql, orderId: string): Promise<LineTaxes> {
  const rows = await sql<{ position: number; code: TaxCode; percent: number }[]>`
    select l.position, t.code, t.percent::float8 as percent
    from order_line l
    join order_tax t on t.order_id = l.order_id and t.position = l.tax_position
    where l.order_id = ${orderId}`
  return new Map(rows.map(({ position, ...tax }) => [position, tax]))
}
