import { Refusal } from '../../../contract/refusals.ts'
import type { TaxPlace } from '../../../contract/tax/areas.ts'
import { findPartsById } from '../../catalogue/index.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop } from '../../shop.ts'
import { selectLines } from '../lines/store.ts'
import type { OrderRow } from '../store.ts'
import { areOn, readTaxes, taxedPart, taxesOf } from './decide-taxes.ts'

/**
 * Refuses to send an order elsewhere where other taxes hold than where it goes: its own were decided, and maybe paid.
 * Both places are judged by what holds today. Throws inquiry_decision.
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
  const lines = await selectLines(sql, order.id)
  const parts = await findPartsById(sql, [...new Set(lines.map(({ partId }) => partId))])
  const byId = new Map(parts.map((part) => [part.id, part]))
  const sold = lines.flatMap(({ partId, quantity, unitPriceMinor }) => {
    const part = byId.get(partId)
    return part ? [{ ...taxedPart(part), netMinor: quantity * unitPriceMinor }] : []
  })
  const at = async (place: TaxPlace | null) => {
    const known = await readTaxes(shop, sql, place, order.companyId)
    if (!areOn(known)) return ''
    try {
      const { taxes } = taxesOf(known, place, sold)
      return taxes.map(({ code, percent, baseMinor }) => `${code} ${percent} ${baseMinor}`).join()
    } catch (error) {
      if (error instanceof Refusal) return error.code
      throw error
    }
  }
  if ((await at(order.shipTo)) !== (await at(shipTo)))
    throw refused('other taxes hold there. Cancel what is open, and have it ordered anew.')
}

const refused = (reason: string) => new Refusal('inquiry_decision', { reason })
