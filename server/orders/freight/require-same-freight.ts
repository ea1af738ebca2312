import { Refusal } from '../../../contract/refusals.ts'
import type { TaxPlace } from '../../../contract/tax/areas.ts'
import type { Sql } from '../../database/database.ts'
import { readFreight } from '../../freight/index.ts'
import type { OrderRow } from '../store.ts'

/**
 * Refuses to send an order whose freight was priced by rates to another zone: it was agreed, and maybe paid. Throws
 * inquiry_decision.
 */
export async function requireSameFreight(sql: Sql, order: OrderRow, shipTo: TaxPlace | null) {
  if (order.shipping?.kind !== 'table') return
  const zoneOf = async (place: TaxPlace | null) => (await readFreight(sql, place, null)).zone?.name
  const zone = shipTo && (await zoneOf(shipTo))
  if (zone && zone === (await zoneOf(order.shipTo))) return
  const reason = shipTo
    ? 'freight costs something else there. Cancel what is open, and have it ordered anew.'
    : 'its freight goes by where it is sent: ask for the address field by field.'
  throw new Refusal('inquiry_decision', { reason })
}
