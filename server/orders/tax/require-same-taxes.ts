import { Refusal } from '../../../contract/refusals.ts'
import type { TaxPlace } from '../../../contract/tax/areas.ts'
import type { TaxSum } from '../../../contract/tax/sum-taxes.ts'
import { findPartsById } from '../../catalogue/index.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop } from '../../shop.ts'
import { selectLines } from '../lines/store.ts'
import type { OrderRow } from '../store.ts'
import { areOn, readTaxes, requireDecided, taxedPart, taxedPlace, taxesOf } from './decide-taxes.ts'
import { selectTaxes } from './store.ts'

/**
 * Refuses to send an order elsewhere where it would not bear the very taxes that it bears, each for the same reason: they were
 * decided, and maybe paid, and stand on its papers. Within one postal code nothing is asked. Throws inquiry_decision.
 */
export async function requireSameTaxes(
  shop: Shop,
  sql: Sql,
  order: OrderRow,
  shipTo: TaxPlace | null,
) {
  if (!order.isTaxed) return
  if (!shipTo)
    throw refused('its taxes go by where it is sent: ask for the address field by field.')
  if (order.shipTo && inWords(order.shipTo) === inWords(shipTo)) return
  const [lines, own, known] = await Promise.all([
    selectLines(sql, order.id),
    selectTaxes(sql, order.id),
    readTaxes(shop, sql, shipTo, order.companyId),
  ])
  if (!areOn(known)) throw refused('its taxes cannot be decided for another place: they are off.')
  const parts = await findPartsById(sql, [...new Set(lines.map(({ partId }) => partId))])
  const byId = new Map(parts.map((part) => [part.id, part]))
  const sold = lines.flatMap(({ partId, quantity, unitPriceMinor }) => {
    const part = byId.get(partId)
    return part ? [{ ...taxedPart(part), netMinor: quantity * unitPriceMinor }] : []
  })
  const place = taxedPlace(known, shipTo, order.shipping?.kind)
  const taxes = taxesThere(known, place, sold, order.shippingMinor)
  const said = (of: TaxSum[]) =>
    of.map(({ code, percent, why, baseMinor }) => `${code} ${percent} ${baseMinor} ${why}`).sort()
  if (said(own).join() !== said(taxes).join())
    throw refused('other taxes hold there now. Cancel what is open, and have it ordered anew.')
}

/** Where nobody can say what holds there, it is not the same. */
function taxesThere(...asked: Parameters<typeof taxesOf>) {
  try {
    const decided = taxesOf(...asked)
    requireDecided(decided, asked[0])
    return decided.taxes
  } catch (error) {
    if (error instanceof Refusal) throw refused(error.message)
    throw error
  }
}

const inWords = ({ country, region, postalCode }: TaxPlace) => `${country} ${region} ${postalCode}`

const refused = (reason: string) => new Refusal('inquiry_decision', { reason })
