import { type TaxSum, taxesOfFreight } from '../../../contract/tax/sum-taxes.ts'
import { findDueOn } from '../../credit/index.ts'
import type { Sql } from '../../database/database.ts'
import type { OrderRow } from '../store.ts'
import type { Charged } from '../tax/take-tax.ts'
import { insertFreightDue } from './store.ts'

/** So many days after it left, freight of an order paid by card is due. */
const days = 14

/** The freight of an invoice: what was priced with the order, or what was entered with the shipment and bears taxes of its own. */
export type InvoicedFreight = { minor: number; taxes?: TaxSum[] }

export const freightOf = (
  { freightMinor, taxes }: Charged,
  enteredMinor: number,
): InvoicedFreight | undefined =>
  enteredMinor > 0
    ? { minor: enteredMinor, taxes: taxesOfFreight(taxes, enteredMinor) }
    : freightMinor > 0
      ? { minor: freightMinor }
      : undefined

/** The day on which freight is due that was entered with a shipment of an order paid by card; null where there is none. */
export const freightDueOn = async (
  sql: Sql,
  { method }: OrderRow,
  enteredMinor: number,
): Promise<string | null> =>
  method !== 'account' && enteredMinor > 0 ? await findDueOn(sql, days) : null

/** Such freight is asked for from now on, with its taxes. The caller holds the order's lock. */
export async function oweFreight(
  sql: Sql,
  { id: orderId }: OrderRow,
  { shipmentId, dueOn, freight }: { shipmentId: string; dueOn: string; freight: InvoicedFreight },
) {
  const { minor, taxes = [] } = freight
  const amountMinor = taxes.reduce((sum, { taxMinor }) => sum + taxMinor, minor)
  await insertFreightDue(sql, { shipmentId, orderId, amountMinor, dueOn })
}
