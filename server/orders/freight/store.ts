import type { Sql } from '../../database/database.ts'

/** Writes down what becomes of the freight of an order, once. Answers whether it was still to come. */
export async function markFreightGone(
  sql: Sql,
  orderId: string,
  gone: 'invoiced' | 'cancelled',
): Promise<boolean> {
  const rows = await sql`
    update orders
    set freight_gone = ${gone}
    where id = ${orderId} and freight_gone is null`
  return rows.count === 1
}

/** Freight of an order paid by card that was entered when it left. Amounts in minor units, with taxes. */
export type FreightDueRow = {
  shipmentId: string
  dueOn: string
  amountMinor: number
  openMinor: number
}

/** An invoice asks for it from now on. */
export async function insertFreightDue(
  sql: Sql,
  {
    shipmentId,
    orderId,
    amountMinor,
    dueOn,
  }: Omit<FreightDueRow, 'openMinor'> & { orderId: string },
) {
  await sql`
    insert into freight_due (shipment_id, order_id, amount_minor, due_on)
    values (${shipmentId}, ${orderId}, ${amountMinor}, ${dueOn})`
}

/** The freight that shipments of an order ask for. */
export async function selectFreightDue(sql: Sql, orderId: string): Promise<FreightDueRow[]> {
  return await sql<FreightDueRow[]>`
    select shipment_id as "shipmentId", due_on::text as "dueOn", amount_minor as "amountMinor",
      case when paid_at is null then amount_minor else 0 end as "openMinor"
    from freight_due
    where order_id = ${orderId}`
}

/** Of which order a shipment asks for freight, how much, and whether that is paid, by a person's word or by a provider's payment; null where it asks for none. */
export async function selectFreightOf(sql: Sql, shipmentId: string) {
  const [row] = await sql<
    {
      orderId: string
      amountMinor: number
      isPaid: boolean
      isByProvider: boolean
      reference: string
    }[]
  >`
    select order_id as "orderId", amount_minor as "amountMinor", paid_at is not null as "isPaid", reference, exists (
        select from freight_payment p where p.shipment_id = d.shipment_id and p.status = 'settled'
      ) as "isByProvider"
    from freight_due d
    where shipment_id = ${shipmentId}`
  return row ?? null
}

/** Writes down that freight is paid, by what an admin found it, or that it is not after all. */
export async function updateFreightPaid(
  sql: Sql,
  shipmentId: string,
  paid: { actorId: string; reference: string } | null,
) {
  await sql`
    update freight_due
    set paid_at = ${paid ? sql`now()` : null}, paid_by = ${paid?.actorId ?? null}, reference = ${paid?.reference ?? ''}
    where shipment_id = ${shipmentId}`
}
