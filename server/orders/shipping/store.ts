import type { PostalAddress } from '../../../contract/addresses/address.ts'
import type { DocumentedReferences } from '../../../contract/orders/references.ts'
import type { TaxSum } from '../../../contract/tax/sum-taxes.ts'
import type { Sql } from '../../database/database.ts'
import type { Some } from '../lines/store.ts'
import { joinTracking, trackingColumns } from './tracking/store.ts'

export type ShipmentRow = {
  id: string
  position: number
  at: Date
  carrier: string
  trackingNumber: string
  /** That was entered with it, without tax, in minor units. */
  freightMinor: number
  /** Null while it can be taken back, and of what was shipped before invoices were numbered. */
  invoice: number | null
  /** Until when it can be taken back; null when it stays. */
  undoUntil: Date | null
  lines: Some[]
}

/** The shipments of an order, oldest first, each with what was in it. */
export async function selectShipments(sql: Sql, orderId: string): Promise<ShipmentRow[]> {
  return await sql<ShipmentRow[]>`
    select s.id, s.position, s.at, ${trackingColumns(sql)}, s.freight_minor as "freightMinor", i.number as invoice,
      u.tell_at as "undoUntil", (
        select coalesce(json_agg(json_build_object('position', l.position, 'quantity', l.quantity) order by l.position), '[]')
        from shipment_line l
        where l.shipment_id = s.id
      ) as lines
    from shipment s
    left join invoice i on i.shipment_id = s.id
    left join shipment_untold u on u.shipment_id = s.id
    ${joinTracking(sql)}
    where s.order_id = ${orderId}
    order by s.position`
}

/** Writes the next shipment of an order, whose lock the caller holds; answers which one of the order it is. */
export async function insertShipment(
  sql: Sql,
  shipment: {
    id: string
    orderId: string
    carrier: string
    trackingNumber: string
    actorId: string
    /** That was entered with it, without tax, in minor units. */
    freightMinor: number
    some: Some[]
  },
): Promise<number> {
  const { some } = shipment
  const [row] = await sql<{ position: number }[]>`
    with written as (
      insert into shipment (id, order_id, position, carrier, tracking_number, actor_id, freight_minor)
      select ${shipment.id}::uuid, ${shipment.orderId}::uuid, coalesce(max(position), 0) + 1,
        ${shipment.carrier}, ${shipment.trackingNumber}, ${shipment.actorId}::uuid, ${shipment.freightMinor}
      from shipment
      where order_id = ${shipment.orderId}
      returning id, order_id, position
    ), lines as (
      insert into shipment_line (shipment_id, order_id, position, quantity)
      select w.id, w.order_id, l.position, l.quantity
      from written w, unnest(
        ${some.map(({ position }) => position)}::int[], ${some.map(({ quantity }) => quantity)}::int[]
      ) l (position, quantity)
    )
    select position
    from written`
  return row!.position
}

export type CancellationRow = { at: Date; amountMinor: number; reason: string; lines: Some[] }

/** What of an order was cancelled after it was paid, oldest first. */
export async function selectCancellations(sql: Sql, orderId: string): Promise<CancellationRow[]> {
  return await sql<CancellationRow[]>`
    select c.at, c.amount_minor as "amountMinor", c.reason, (
        select json_agg(json_build_object('position', l.position, 'quantity', l.quantity) order by l.position)
        from cancellation_line l
        where l.cancellation_id = c.id
      ) as lines
    from cancellation c
    where c.order_id = ${orderId}
    order by c.at, c.id`
}

/** Writes down which pieces of a paid order were taken back, why, and what they were sold for. */
export async function insertCancellation(
  sql: Sql,
  cancellation: {
    id: string
    orderId: string
    /** With its tax. */
    amountMinor: number
    taxMinor: number
    /** Without it. */
    freightMinor: number
    reason: string
    actorId: string | null
    some: Some[]
  },
) {
  const { id, orderId, amountMinor, taxMinor, freightMinor, reason, actorId, some } = cancellation
  await sql`
    with written as (
      insert into cancellation (id, order_id, amount_minor, tax_minor, freight_minor, reason, actor_id)
      values (${id}, ${orderId}, ${amountMinor}, ${taxMinor}, ${freightMinor}, ${reason}, ${actorId})
      returning id, order_id
    )
    insert into cancellation_line (cancellation_id, order_id, position, quantity)
    select w.id, w.order_id, l.position, l.quantity
    from written w, unnest(
      ${some.map(({ position }) => position)}::int[], ${some.map(({ quantity }) => quantity)}::int[]
    ) l (position, quantity)`
}

/** What stands on an invoice, for ever as it was when it was written. Money in minor units of `currency`. */
export type InvoiceFacts = {
  orderNumber: string
  orderedAt: string
  name: string
  email: string
  address: string
  /** Field by field, since addresses are kept so; not where the text alone is known. */
  shipTo?: PostalAddress | null
  billTo?: PostalAddress | null
  /** Of an order for a company, since companies buy. */
  companyName?: string | null
  costCentre?: string
  transactionId: string | null
  currency: string
  carrier: string
  trackingNumber: string
  /** Who wrote it; not on the first ones. */
  seller?: {
    name: string
    address: string
    taxId: string | null
    registration?: string
    payTo?: string
  }
  /** Of an order on account: the day on which it is due, YYYY-MM-DD. */
  dueOn?: string
  /** Where taxes were on: each tax of what left, and the buyer's number. */
  taxes?: TaxSum[]
  buyerTaxId?: string
  /** Its freight without tax. `taxes`: those of freight that was entered when it left; else its share is within those of the goods. */
  freight?: { minor: number; taxes?: TaxSum[] }
  /** What of it a card has paid, with its taxes; not there where all of it was paid so, or nothing. */
  paidMinor?: number
  /** Whose days its dates are; UTC's on the first ones. */
  timeZone?: string
  lines: {
    position: number
    mpn: string
    name: string
    ownNumber: string
    quantity: number
    unitPriceMinor: number
  }[]
} & DocumentedReferences

/** What an invoice asks for: goods and freight without tax, its taxes, and all of it. In minor units. */
export function invoiceSums({ lines, taxes = [], freight }: InvoiceFacts) {
  const goodsMinor = lines.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0)
  const freightMinor = freight?.minor ?? 0
  const all = joinTaxes(taxes, freight?.taxes ?? [])
  const grossMinor = all.reduce((sum, { taxMinor }) => sum + taxMinor, goodsMinor + freightMinor)
  return { goodsMinor, freightMinor, taxes: all, grossMinor }
}

/** Taxes of two sums, those of one code and percent together. */
function joinTaxes(taxes: TaxSum[], others: TaxSum[]): TaxSum[] {
  return taxes.map((tax) => {
    const other = others.find(({ code, percent }) => code === tax.code && percent === tax.percent)
    return other
      ? {
          ...tax,
          baseMinor: tax.baseMinor + other.baseMinor,
          taxMinor: tax.taxMinor + other.taxMinor,
        }
      : tax
  })
}

/**
 * Writes an invoice under the next number. The counter's row is locked until the transaction ends, so that a number is
 * given once, and one that was taken by what failed is given again: they have no gap. Taken last, it is waited for shortly.
 */
export async function insertInvoice(sql: Sql, shipmentId: string, facts: InvoiceFacts) {
  const [row] = await sql<{ number: number }[]>`
    with next as (
      insert into invoice_counter (last)
      values (1)
      on conflict (one) do update
      set last = invoice_counter.last + 1
      returning last
    )
    insert into invoice (number, shipment_id, facts)
    select last, ${shipmentId}::uuid, ${sql.json(facts)}
    from next
    returning number`
  return row!.number
}

/** An invoice with whose order it is; null when the shipment has none. */
export async function selectInvoice(sql: Sql, shipmentId: string) {
  const [row] = await sql<{ number: number; at: Date; facts: Stored; orderId: string }[]>`
    select i.number, i.at, i.facts, s.order_id as "orderId"
    from invoice i
    join shipment s on s.id = i.shipment_id
    where i.shipment_id = ${shipmentId}`
  return row ? { ...row, facts: readFacts(row.facts) } : null
}

/** An invoice is never written anew: those from before 0.3 call the manufacturer's number sku. */
type Stored = Omit<InvoiceFacts, 'lines'> & {
  lines: (InvoiceFacts['lines'][number] & { sku?: string })[]
}
const readFacts = ({ lines, ...facts }: Stored): InvoiceFacts => ({
  ...facts,
  lines: lines.map(({ sku, ...line }) => ({ ...line, mpn: sku ?? line.mpn })),
})

export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof selectInvoice>>>
