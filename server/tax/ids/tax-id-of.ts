import { countryOfTaxId } from '../../../contract/tax/areas.ts'
import type { TaxedSale } from '../../../contract/tax/decide-tax.ts'
import type { Sql } from '../../database/database.ts'

type StandRow = {
  number: string
  country: string
  result: 'valid' | 'invalid' | null
  source: 'vies' | 'hand' | null
  isFresh: boolean | null
}

/**
 * Where the tax number of a company stands, for the tax of what it buys: by the last definite answer that was given of the
 * very number that it has now. An answer of the register holds for 90 days, and is unknown then; what an admin decided by
 * hand holds until there is another answer. Null: no company, no number, or one of no country of the EU that nobody
 * accepted. One statement of two rows by their indexes: every order asks it.
 */
export async function taxIdOf(sql: Sql, companyId: string | null): Promise<TaxedSale['taxId']> {
  if (companyId === null) return null
  const [row] = await sql<StandRow[]>`
    select c.tax_number as number, c.country, k.result, k.source, k.at > now() - interval '90 days' as "isFresh"
    from company c
    left join lateral (
      select result, source, at
      from tax_check
      where company_id = c.id and number = c.tax_number and result <> 'unknown'
      order by position desc
      limit 1
    ) k on true
    where c.id = ${companyId} and c.tax_number <> ''`
  if (!row) return null
  const isByHand = row.source === 'hand'
  const ofUnion = countryOfTaxId(row.number)
  if (!ofUnion && !(isByHand && row.result === 'valid')) return null
  const state = row.result && (isByHand || row.isFresh) ? row.result : 'unknown'
  return { country: ofUnion ?? row.country, state }
}
