import { countryOfTaxId } from '../../../contract/tax/areas.ts'
import type { TaxedSale } from '../../../contract/tax/decide-tax.ts'
import type { Sql } from '../../database/database.ts'
import { type StandRow, selectStand } from './store.ts'

/** A number with the country that gave it, and whether its register knows it. */
export type KnownTaxId = NonNullable<TaxedSale['taxId']> & { number: string }

/**
 * Where the tax number of a company stands, for the tax of what it buys: by the last definite answer that was given of the
 * very number that it has now. An answer of the register holds for 90 days, and is unknown then; what an admin decided by
 * hand holds until there is another answer. Null: no company, no number, or one of no country of the EU that nobody
 * accepted. One statement: every order asks it.
 */
export async function taxIdOf(sql: Sql, companyId: string | null): Promise<KnownTaxId | null> {
  const row = companyId === null ? null : await selectStand(sql, companyId)
  return row ? standOf(row) : null
}

export function standOf({ number, country, result, source, isFresh }: StandRow): KnownTaxId | null {
  if (number === '') return null
  const isByHand = source === 'hand'
  const ofUnion = countryOfTaxId(number)
  if (!ofUnion && !(isByHand && result === 'valid')) return null
  return {
    number,
    country: ofUnion ?? country,
    state: result && (isByHand || isFresh) ? result : 'unknown',
  }
}
