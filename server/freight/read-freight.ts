import type { FreightOffer, FreightSale } from '../../contract/freight/price-freight.ts'
import { priceFreight } from '../../contract/freight/price-freight.ts'
import { postalPrefixes, type TaxPlace } from '../../contract/tax/areas.ts'
import type { Sql } from '../database/database.ts'
import { type KnownFreight, selectFreight } from './setup-store.ts'

/** How goods can be sent to a place, null where it is known as a text alone, for a company or, null, a person. */
export async function readFreight(
  sql: Sql,
  shipTo: TaxPlace | null,
  companyId: string | null,
): Promise<KnownFreight & { hasPlace: boolean }> {
  const place = shipTo && { ...shipTo, prefixes: postalPrefixes(shipTo.postalCode) }
  return { ...(await selectFreight(sql, place, companyId)), hasPlace: place !== null }
}

/** What each method costs for goods, of what readFreight read. */
export const offersOf = (
  { accounts, hasPlace, ...setup }: Awaited<ReturnType<typeof readFreight>>,
  sale: Omit<FreightSale, 'accounts' | 'hasPlace'>,
): FreightOffer[] => priceFreight(setup, { ...sale, accounts, hasPlace })
