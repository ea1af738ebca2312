import { Refusal } from '../../../contract/refusals.ts'
import { plainPostalCode, type TaxPlace } from '../../../contract/tax/areas.ts'
import type { Sql } from '../../database/database.ts'
import { readFreight } from '../../freight/index.ts'
import type { OrderRow } from '../store.ts'

/**
 * Refuses to send an order whose freight was priced by rates to a place outside of the zone that it was priced for: it was
 * agreed, and maybe paid. Within one postal code nothing is asked. Throws inquiry_decision.
 */
export async function requireSameFreight(
  sql: Sql,
  { shipping, shipTo: before }: OrderRow,
  shipTo: TaxPlace | null,
) {
  if (shipping?.kind !== 'table') return
  if (!shipTo) throw refused('its freight goes by where it is sent: ask for the address by fields.')
  if (before && inWords(before) === inWords(shipTo)) return
  const { zone } = await readFreight(sql, shipTo, null)
  if (zone && zone.id === shipping.zone?.id) return
  throw refused(
    `its freight was priced for ${shipping.zone?.name ?? 'another zone'}, to which this place does not belong. Cancel what is open, and have it ordered anew.`,
  )
}

const inWords = ({ country, region, postalCode }: TaxPlace) =>
  `${country} ${region} ${plainPostalCode(postalCode)}`

const refused = (reason: string) => new Refusal('inquiry_decision', { reason })
