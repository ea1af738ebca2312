import { countryName } from '../../contract/parts/countries.ts'
import type { TaxPlace } from '../../contract/tax/areas.ts'
import { type TaxClass, taxClasses, taxClassWords } from '../../contract/tax/classes.ts'
import { decideTax, type TaxedSale, type TaxSetup } from '../../contract/tax/decide-tax.ts'
import type { PriceTaxes } from '../../contract/tax/price-taxes.ts'
import type { Sql } from '../database/database.ts'
import type { Shop } from '../shop.ts'
import { orderRulesOf } from '../shop-record/index.ts'
import { certificatesOf } from './certificates/store.ts'
import { taxIdOf } from './ids/tax-id-of.ts'
import { placeInWords } from './place-words.ts'
import { readTaxSetup } from './read-tax-setup.ts'

type Reading = Pick<Shop, 'config' | 'record'>

/**
 * With which taxes prices of parts are shown to whoever buys to this place for this company, by the decision that orders are
 * taxed by; null: where the goods leave from. Undefined where prices are shown without: the shop is a net one, or bears no taxes.
 * Rules of reverse charge go by what is in one order, and certificates by the place: of these the first are not looked at.
 */
export async function priceTaxesOf(
  sql: Sql,
  shop: Reading,
  { shipTo, companyId }: { shipTo: TaxPlace | null; companyId: string | null },
): Promise<PriceTaxes | undefined> {
  if (orderRulesOf(shop).prices !== 'gross') return undefined
  const setup = await readTaxSetup(sql, shop, shipTo ?? nowhere)
  if (setup.registrations.length === 0) return undefined
  const [taxId, certificates] = await Promise.all([
    taxIdOf(sql, companyId),
    certificatesOf(sql, companyId),
  ])
  const sale = { shipTo: shipTo ?? setup.shipFrom, taxId, certificates }
  const percents = Object.fromEntries(
    taxClasses.map((taxClass) => [taxClass, shownWith(setup, sale, taxClass)]),
  ) as PriceTaxes['percents']
  return { percents, says: saysOf(percents, sale.shipTo) }
}

const nowhere = { country: '', region: '', postalCode: '' }

type Reader = Omit<TaxedSale, 'lines'>

/** The percent of a class, or why its prices are shown without. A number that no register has answered for is as none: so much is charged at most. */
function shownWith(setup: TaxSetup, sale: Reader, taxClass: TaxClass): number | string {
  const lines = [{ netMinor: 0, taxClass, category: '' }]
  const decision = decideTax(setup, { ...sale, lines })!
  if ('problem' in decision) {
    if (decision.problem === 'tax_id_unchecked' && sale.taxId)
      return shownWith(setup, { ...sale, taxId: { ...sale.taxId, state: 'invalid' } }, taxClass)
    return `No ${taxClassWords[taxClass].toLowerCase()} rate is known in ${countryName(sale.shipTo.country)}`
  }
  const [{ code, percent, why }] = decision.lines as [(typeof decision.lines)[number]]
  return code === 'S' || code === 'Z' ? percent : why
}

const saysOf = ({ standard }: PriceTaxes['percents'], shipTo: TaxPlace) =>
  typeof standard === 'number'
    ? `Prices include tax, for delivery to ${placeInWords(shipTo)}.`
    : `Prices do not include tax. ${standard}.`
