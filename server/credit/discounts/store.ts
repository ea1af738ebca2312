import type { Sql } from '../../database/database.ts'

export type Discountable = {
  number: number
  orderId: string
  openMinor: number
  /** What may be taken off it by a payment of that day. */
  discountMinor: number
  /** The tax within. */
  taxMinor: number
}

/** What is open of these invoices of a company, and what a payment of a day may take off each. */
export async function selectDiscountable(
  sql: Sql,
  { companyId, numbers, day }: { companyId: string; numbers: number[]; day: string | null },
): Promise<Discountable[]> {
  return await sql<Discountable[]>`
    select e.invoice_number as number, e.order_id as "orderId", o.open_minor as "openMinor",
      o.discount_minor as "discountMinor", tax_share(i.facts, o.discount_minor) as "taxMinor"
    from credit_entry e
    join invoice i on i.number = e.invoice_number
    cross join lateral (
      select invoice_open(e.invoice_number) as open_minor,
        invoice_discount(e.invoice_number, coalesce(${day}::date, shop_day())) as discount_minor
    ) o
    where e.company_id = ${companyId} and e.invoice_number = any(${numbers}::bigint[])
    order by e.position`
}

export type TakenDiscount = {
  id: string
  companyId: string
  amountMinor: number
  forInvoice: number
  orderId: string
  withEntry: string
  day: string
  /** What it comes to by what is left of the invoice. */
  rightMinor: number
  rightTaxMinor: number
}

/** The discount that was taken off an invoice and not taken back; null: none was. */
export async function selectTaken(sql: Sql, number: number): Promise<TakenDiscount | null> {
  const [row] = await sql<TakenDiscount[]>`
    select d.id, d.company_id as "companyId", -d.balance_delta as "amountMinor", d.for_invoice as "forInvoice",
      d.order_id as "orderId", d.with_entry as "withEntry", d.day::text as day, r.minor as "rightMinor",
      tax_share(i.facts, r.minor) as "rightTaxMinor"
    from credit_entry d
    join invoice i on i.number = d.for_invoice
    cross join lateral (select least(-d.balance_delta, invoice_discounted(d.for_invoice)) as minor) r
    where d.for_invoice = ${number} and d.kind = 'discount'
      and not exists (select from credit_entry u where u.undoes = d.id)`
  return row ?? null
}
