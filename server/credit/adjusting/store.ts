import type { Sql } from '../../database/database.ts'

export type OwedInvoice = {
  number: number
  /** Who owes it on account; null: nobody does, as none for a deposit, which is paid. */
  companyId: string | null
  orderId: string
  /** With its fees. */
  openMinor: number
}

/** An invoice, with who owes it on account; null when there is none. */
export async function selectOwedInvoice(sql: Sql, number: number): Promise<OwedInvoice | null> {
  const [row] = await sql<OwedInvoice[]>`
    select i.number, e.company_id as "companyId", coalesce(i.order_id, s.order_id) as "orderId",
      invoice_open(i.number) as "openMinor"
    from invoice i
    left join shipment s on s.id = i.shipment_id
    left join credit_entry e on e.invoice_number = i.number
    where i.number = ${number}`
  return row ?? null
}
