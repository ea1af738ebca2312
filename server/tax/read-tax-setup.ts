import { postalPrefixes, type TaxPlace, taxedAs } from '../../contract/tax/areas.ts'
import type { TaxSetup } from '../../contract/tax/decide-tax.ts'
import type { Sql } from '../database/database.ts'
import type { Shop } from '../shop.ts'
import { selectSetup } from './setup-store.ts'

/** Taxes that are off. */
const off: TaxSetup = {
  shipFrom: { country: '', region: '', postalCode: '' },
  registrations: [],
  rates: [],
  rules: [],
}

/**
 * What the seller has said of taxes, as it holds on the shop's day, for what goes to this place: of rates, those of there and
 * of where the goods leave from. It is read in one statement: a change that is made meanwhile holds whole or not at all.
 * No registrations: taxes are off, by the operator's lock `TAX=off` without asking the database. `on`: another day than today.
 */
export async function readTaxSetup(
  sql: Sql,
  { config }: Pick<Shop, 'config'>,
  shipTo: TaxPlace,
  on: string | null = null,
): Promise<TaxSetup> {
  if (!config.hasTaxes) return off
  const { country, region, postalCode } = taxedAs(shipTo)
  const setup = await selectSetup(
    sql,
    { country, region, prefixes: postalPrefixes(postalCode) },
    on,
  )
  if (setup.registrations.length === 0) return off
  if (!setup.shipFrom) throw new Error('a registration for tax stands without an origin of goods')
  return { ...setup, shipFrom: setup.shipFrom }
}

/** Whether an order adds taxes to its prices now, wherever it goes. */
export async function areTaxesOn(sql: Sql, shop: Pick<Shop, 'config'>): Promise<boolean> {
  const nowhere = { country: '', region: '', postalCode: '' }
  return (await readTaxSetup(sql, shop, nowhere)).registrations.length > 0
}
