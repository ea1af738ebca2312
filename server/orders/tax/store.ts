import type { TaxSum } from '../../../contract/tax/sum-taxes.ts'
import type { Sql } from '../../database/database.ts'

/** A tax of an order. Amounts in minor units of its currency. */
export type OrderTaxRow = TaxSum & { position: number }

/** Writes the taxes of a new order, which get the positions 1, 2, …. */
export async function insertTaxes(sql: Sql, orderId: string, taxes: TaxSum[]) {
  if (taxes.length === 0) return
  const column = <K extends keyof TaxSum>(name: K) => taxes.map((tax) => tax[name])
  await sql`
    insert into order_tax (order_id, position, code, percent, why, base_minor, tax_minor)
    select ${orderId}::uuid, t.position, t.code, t.percent, t.why, t.base_minor, t.tax_minor
    from unnest(
      ${column('code')}::text[], ${column('percent')}::numeric[], ${column('why')}::text[],
      ${column('baseMinor')}::bigint[], ${column('taxMinor')}::bigint[]
    ) with ordinality t (code, percent, why, base_minor, tax_minor, position)`
}

/** The taxes of an order as they were decided; none where taxes were off. */
export async function selectTaxes(sql: Sql, orderId: string): Promise<OrderTaxRow[]> {
  return await sql<OrderTaxRow[]>`
    select position, code, percent::float8 as percent, why, base_minor as "baseMinor", tax_minor as "taxMinor"
    from order_tax
    where order_id = ${orderId}
    order by position`
}

/** What of the bases of taxes is gone, or came back, after more of them did. */
export type CountedTax = Omit<OrderTaxRow, 'taxMinor'> & { doneMinor: number }

/** Counts parts of bases. The caller holds the order's lock. */
export async function countBases(
  sql: Sql,
  orderId: string,
  as: 'gone' | 'returned',
  bases: { position: number; baseMinor: number }[],
): Promise<CountedTax[]> {
  const column = sql(as === 'gone' ? 'gone_minor' : 'returned_minor')
  const counted = await sql<CountedTax[]>`
    update order_tax t
    set ${column} = t.${column} + w.base_minor
    from unnest(
      ${bases.map(({ position }) => position)}::int[], ${bases.map(({ baseMinor }) => baseMinor)}::bigint[]
    ) w (position, base_minor)
    where t.order_id = ${orderId} and t.position = w.position
    returning t.position, t.code, t.percent::float8 as percent, t.why, w.base_minor as "baseMinor",
      t.${column} as "doneMinor"`
  return counted.sort((a, b) => a.position - b.position)
}

/** What of the tax of an order was cancelled. */
export async function selectCancelledTax(sql: Sql, orderId: string): Promise<number> {
  const [row] = await sql<{ minor: number }[]>`
    select coalesce(sum(tax_minor), 0)::bigint as minor
    from cancellation
    where order_id = ${orderId}`
  return row!.minor
}
