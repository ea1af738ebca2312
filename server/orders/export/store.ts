import type { ReferenceValues } from '../../../contract/orders/references.ts'
import type { OrderStatus } from '../../../contract/orders/status.ts'
import type { Sql } from '../../database/database.ts'
import { referenceColumns } from '../store.ts'

/** How many lines each of these orders has, in the order of their ids. */
export async function selectLineCounts(sql: Sql, ids: string[]) {
  return await sql<{ id: string; lines: number }[]>`
    select w.id, count(*)::int as lines
    from unnest(${ids}::uuid[]) with ordinality w (id, place)
    join order_line l on l.order_id = w.id
    group by w.id, w.place
    order by w.place`
}

export type ExportedLine = {
  /** Of the order. */
  number: number
  createdAt: Date
  status: OrderStatus
  buyer: string
  companyName: string | null
  costCentre: string
  email: string
  currency: string
  transactionId: string | null
  position: number
  name: string
  partNumber: number
  mpn: string
  ownNumber: string
  note: string
  quantity: number
  shipped: number
  cancelled: number
  unitPriceMinor: number
  /** Null where taxes were off. */
  taxCode: string | null
  taxPercent: number | null
  invoices: number[]
} & ReferenceValues

/** The lines of these orders, in the order of their ids, each with the invoices that it stands on. */
export async function selectExportedLines(sql: Sql, ids: string[]): Promise<ExportedLine[]> {
  return await sql<ExportedLine[]>`
    select o.number, o.created_at as "createdAt", o.status, ${referenceColumns(sql)},
      o.name as buyer, c.legal_name as "companyName", o.cost_centre as "costCentre",
      o.email, o.currency, o.transaction_id as "transactionId", l.position, l.name, p.number as "partNumber", l.mpn,
      l.own_number as "ownNumber", l.note, l.quantity, l.shipped, l.cancelled,
      l.unit_price_minor as "unitPriceMinor", t.code as "taxCode", t.percent::float8 as "taxPercent", array(
        select i.number
        from shipment_line s
        join invoice i using (shipment_id)
        where s.order_id = l.order_id and s.position = l.position
        order by i.number
      ) as invoices
    from unnest(${ids}::uuid[]) with ordinality w (id, place)
    join orders o on o.id = w.id
    join order_line l on l.order_id = o.id
    join part p on p.id = l.part_id
    left join company c on c.id = o.company_id
    left join order_tax t on t.order_id = o.id and t.position = l.tax_position
    order by w.place, l.position`
}

/** What was invoiced of an order besides what was agreed with it: freight that was entered when it left, and its tax. */
export type Invoiced = { invoices: number[]; enteredMinor: number; enteredTaxMinor: number }

/** The invoices of these orders, those for deposits, too. */
export async function selectInvoices(sql: Sql, ids: string[]) {
  return await sql<(Invoiced & { id: string })[]>`
    select o.id, array_agg(i.number order by i.number) as invoices,
      coalesce(sum(s.freight_minor), 0)::float8 as "enteredMinor", sum((
        select coalesce(sum((t->>'taxMinor')::bigint), 0)
        from jsonb_array_elements(i.facts->'freight'->'taxes') t
      ))::float8 as "enteredTaxMinor"
    from unnest(${ids}::uuid[]) o (id)
    join lateral (
      select number, shipment_id, facts
      from invoice
      where order_id = o.id or shipment_id in (select id from shipment where order_id = o.id)
    ) i on true
    left join shipment s on s.id = i.shipment_id
    group by o.id`
}
