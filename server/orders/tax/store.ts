import type { TaxSum, TaxWithFreight } from '../../../contract/tax/sum-taxes.ts'
import type { Sql } from '../../database/database.ts'

/** A tax of an order. Amounts in minor units of its currency. */
export type OrderTaxRow = TaxSum & { position: number }

/** Writes the taxes of a new order, which get the positions 1, 2, …. */
export async function insertTaxes(sql: Sql, orderId: string, taxes: TaxWithFreight[]) {
  if (taxes.length === 0) return
  const column = <K extends keyof TaxWithFreight>(name: K) => taxes.map((tax) => tax[name])
  await sql`
    insert into order_tax (order_id, position, code, percent, why, base_minor, tax_minor, freight_minor)
    select ${orderId}::uuid, t.position, t.code, t.percent, t.why, t.base_minor, t.tax_minor, t.freight_minor
    from unnest(
      ${column('code')}::text[], ${column('percent')}::numeric[], ${column('why')}::text[],
      ${column('baseMinor')}::bigint[], ${column('taxMinor')}::bigint[], ${column('freightMinor')}::bigint[]
    ) with ordinality t (code, percent, why, base_minor, tax_minor, freight_minor, position)`
}

/**
 * Writes the taxes of an order anew of which nothing is invoiced or cancelled: `places` says which of them each line bears, by its
 * position. The caller holds its lock.
 */
export async function replaceTaxes(
  sql: Sql,
  orderId: string,
  taxed: {
    taxes: TaxWithFreight[]
    taxMinor: number
    places: (number | null)[]
    taxId: string
    sellerTaxId: string
  },
) {
  const { taxes, taxMinor, places, taxId, sellerTaxId } = taxed
  await sql`delete from order_tax where order_id = ${orderId}`
  await insertTaxes(sql, orderId, taxes)
  await sql`
    update order_line l
    set tax_position = t.place
    from unnest(${places}::int[]) with ordinality t (place, position)
    where l.order_id = ${orderId} and l.position = t.position`
  await sql`
    update orders
    set tax_minor = ${taxMinor}, tax_id = ${taxId}, seller_tax_id = ${sellerTaxId}
    where id = ${orderId}`
}

/** The taxes of an order as they were decided; none where taxes were off. */
export async function selectTaxes(sql: Sql, orderId: string): Promise<OrderTaxRow[]> {
  return await sql<OrderTaxRow[]>`
    select position, code, percent::float8 as percent, why, base_minor as "baseMinor", tax_minor as "taxMinor"
    from order_tax
    where order_id = ${orderId}
    order by position`
}

/** How far a tax of an order has come: of its base, and of its tax. */
export type TaxProgress = Omit<OrderTaxRow, 'taxMinor'> & {
  goneMinor: number
  freightMinor: number
  invoicedMinor: number
  invoicedTaxMinor: number
  returnedMinor: number
  returnedTaxMinor: number
}

/** The caller holds the order's lock. */
export async function selectProgress(sql: Sql, orderId: string): Promise<TaxProgress[]> {
  return await sql<TaxProgress[]>`
    select position, code, percent::float8 as percent, why, base_minor as "baseMinor", gone_minor as "goneMinor", freight_minor as "freightMinor",
      invoiced_minor as "invoicedMinor", invoiced_tax_minor as "invoicedTaxMinor",
      returned_minor as "returnedMinor", returned_tax_minor as "returnedTaxMinor"
    from order_tax
    where order_id = ${orderId}
    order by position`
}

/** Counts a step. Amounts in minor units. */
export async function countStep(
  sql: Sql,
  orderId: string,
  step: 'invoiced' | 'cancelled' | 'returned',
  { position, baseMinor, taxMinor }: { position: number; baseMinor: number; taxMinor: number },
) {
  const counted = {
    invoiced: sql`
      gone_minor = gone_minor + ${baseMinor}, invoiced_minor = invoiced_minor + ${baseMinor},
      invoiced_tax_minor = invoiced_tax_minor + ${taxMinor}`,
    cancelled: sql`gone_minor = gone_minor + ${baseMinor}`,
    returned: sql`
      returned_minor = returned_minor + ${baseMinor}, returned_tax_minor = returned_tax_minor + ${taxMinor}`,
  }
  await sql`
    update order_tax
    set ${counted[step]}
    where order_id = ${orderId} and position = ${position}`
}

/** What went back of the tax and the freight of an order by cancellations. */
export async function selectCancelledBesides(sql: Sql, orderId: string): Promise<number> {
  const [row] = await sql<{ minor: number }[]>`
    select coalesce(sum(tax_minor + freight_minor), 0)::bigint as minor
    from cancellation
    where order_id = ${orderId}`
  return row!.minor
}
