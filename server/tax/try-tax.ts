import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { toMajor } from '../../contract/pricing/money.ts'
import { taxedAs } from '../../contract/tax/areas.ts'
import { taxCodes } from '../../contract/tax/codes.ts'
import { decideTax } from '../../contract/tax/decide-tax.ts'
import { sumTaxes } from '../../contract/tax/sum-taxes.ts'
import type { Shop, User } from '../shop.ts'
import { exactMinor } from '../words/exact-minor.ts'
import { selectToday } from './origin-store.ts'
import { placeInWords } from './place-words.ts'
import { readTaxSetup } from './read-tax-setup.ts'

type Tried = Output<Calls['tryTax']>

/** What a sale would be taxed, by the same setup and the same decision as an order. */
export async function tryTax(
  shop: Shop,
  _caller: User,
  given: Input<Calls['tryTax']>,
): Promise<Tried> {
  const { country, region, postalCode, taxId, taxIdCountry, category, taxClass } = given
  const { currency } = shop.config
  const { sql } = shop.database
  const shipTo = { country, region, postalCode }
  const netMinor = exactMinor(given.amount, currency, 'amount')
  const on = given.on ?? (await selectToday(sql))
  const setup = await readTaxSetup(sql, shop, shipTo, on)
  // no category has an empty key
  const line = { netMinor, taxClass, category: category ?? '' }
  const buyer =
    taxId === 'none'
      ? null
      : { country: taxedAs({ ...shipTo, country: taxIdCountry ?? country }).country, state: taxId }
  const decision = decideTax(setup, { shipTo, taxId: buyer, certificates: [], lines: [line] })
  const untaxed = { code: null, name: null, percent: null, tax: null, total: null, sentence: '' }
  const base = toMajor(netMinor, currency)
  if (!decision)
    return {
      ...untaxed,
      on,
      base,
      outcome: 'off',
      why: 'No registration holds that day: nothing is taxed',
    }
  if ('problem' in decision)
    return { ...untaxed, on, base, outcome: decision.problem, why: problemWords(decision, shipTo) }
  const [sum] = sumTaxes([line], decision.lines)
  const { code, percent, why, taxMinor } = sum!
  return {
    on,
    base,
    outcome: 'taxed',
    code,
    percent,
    why,
    ...taxCodes[code],
    tax: toMajor(taxMinor, currency),
    total: toMajor(netMinor + taxMinor, currency),
  }
}

const problemWords = (
  decision:
    | { problem: 'tax_id_unchecked' }
    | { problem: 'tax_unknown'; country: string; taxClass: string },
  { region }: { region: string },
) =>
  decision.problem === 'tax_id_unchecked'
    ? 'The register of tax numbers does not answer: the order waits until it does, and is charged nothing wrong'
    : `No ${decision.taxClass} rate holds that day in ${placeInWords({ country: decision.country, region })}: nobody can order there`
