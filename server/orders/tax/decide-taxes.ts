import type { ShippingKind } from '../../../contract/freight/kinds.ts'
import { countryName } from '../../../contract/parts/countries.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { type TaxPlace, taxedAs } from '../../../contract/tax/areas.ts'
import { type TaxClass, taxClassWords } from '../../../contract/tax/classes.ts'
import { decideTax, type TaxedSale, type TaxSetup } from '../../../contract/tax/decide-tax.ts'
import { sumTaxes, type TaxWithFreight, withFreight } from '../../../contract/tax/sum-taxes.ts'
import type { PartRow } from '../../catalogue/index.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop } from '../../shop.ts'
import { certificatesOf, readTaxSetup, taxIdOf } from '../../tax/index.ts'

/** What is known of the seller's taxes and of who buys, before the goods are. */
export type KnownTaxes = {
  setup: TaxSetup
  taxId: Awaited<ReturnType<typeof taxIdOf>>
  certificates: TaxedSale['certificates']
}

/** The taxes of an order: each, their sum, and of each line which of them it bears, from 1; null where taxes are off. */
export type DecidedTaxes = {
  taxes: TaxWithFreight[]
  taxMinor: number
  places: (number | null)[]
  /** The numbers of buyer and seller, where taxes are on: the seller's is that of the registration by which it is taxed. */
  taxId: string
  sellerTaxId: string
  /** They go by a tax number for which no register has answered: so they are as if it were none. */
  areOpen: boolean
}

/** What one statement each says of the seller's taxes and of a company: one version throughout a transaction's decision. */
export async function readTaxes(
  shop: Pick<Shop, 'config'>,
  sql: Sql,
  shipTo: TaxPlace | null,
  companyId: string | null,
): Promise<KnownTaxes> {
  const setup = await readTaxSetup(sql, shop, shipTo ?? nowhere)
  if (setup.registrations.length === 0 || companyId === null)
    return { setup, taxId: null, certificates: [] }
  const [taxId, certificates] = await Promise.all([
    taxIdOf(sql, companyId),
    certificatesOf(sql, companyId),
  ])
  return { setup, taxId, certificates }
}

const nowhere = { country: '', region: '', postalCode: '' }

/** A part as the law of taxes asks for it. */
export const taxedPart = ({ category, taxClass }: Pick<PartRow, 'category' | 'taxClass'>) => ({
  category,
  taxClass,
})

type Line = { netMinor: number; taxClass: TaxClass; category: string }

/** Whether an order bears taxes, which may be 0. */
export const areOn = ({ setup }: KnownTaxes) => setup.registrations.length > 0

/** Where a sale is taxed: what is fetched is handed over where it leaves from. */
export const taxedPlace = (
  { setup }: KnownTaxes,
  shipTo: TaxPlace | null,
  kind: ShippingKind | undefined,
): TaxPlace | null =>
  kind === 'pickup' && setup.registrations.length > 0 ? setup.shipFrom : shipTo

/**
 * The taxes of lines that go to a place, and of their freight. Where they go by a number for which no register has answered they are those
 * without it, and open. Refuses, where taxes are on, an address that is a text alone (invalid_input), and a country without a rate
 * (tax_unknown).
 */
export function taxesOf(
  { setup, taxId, certificates }: KnownTaxes,
  shipTo: TaxPlace | null,
  lines: Line[],
  freightMinor: number,
): DecidedTaxes {
  if (setup.registrations.length === 0)
    return {
      taxes: [],
      taxMinor: 0,
      places: lines.map(() => null),
      taxId: '',
      sellerTaxId: '',
      areOpen: false,
    }
  if (!shipTo) throw asTextAlone
  const decide = (by: KnownTaxes['taxId']) =>
    decideTax(setup, { shipTo, taxId: by, certificates, lines })!
  const asKnown = decide(taxId)
  const areOpen = 'problem' in asKnown && asKnown.problem === 'tax_id_unchecked'
  const decided = areOpen && taxId ? decide({ ...taxId, state: 'invalid' }) : asKnown
  if ('problem' in decided) {
    if (decided.problem === 'tax_id_unchecked') throw unchecked(taxId)
    const country = countryName(decided.country)
    const what = `${taxClassWords[decided.taxClass].toLowerCase()} rate`
    throw new Refusal('tax_unknown', { country, what })
  }
  const taxes = withFreight(sumTaxes(lines, decided.lines), freightMinor)
  const places = decided.lines.map(
    ({ code, percent }) =>
      1 + taxes.findIndex((tax) => tax.code === code && tax.percent === percent),
  )
  const taxMinor = taxes.reduce((sum, tax) => sum + tax.taxMinor, 0)
  const sellerTaxId = numberAt(setup, decided.at ?? taxedAs(setup.shipFrom))
  return { taxes, taxMinor, places, taxId: taxId?.number ?? '', sellerTaxId, areOpen }
}

/** Refuses with tax_id_unchecked taxes that are open. */
export function requireDecided({ areOpen }: DecidedTaxes, { taxId }: KnownTaxes) {
  if (areOpen) throw unchecked(taxId)
}

const unchecked = (taxId: KnownTaxes['taxId']) =>
  new Refusal('tax_id_unchecked', { number: taxId?.number ?? '' })

/** Under which number the seller sells by the law of a place; what no law taxes, by that of where it leaves from. */
const numberAt = ({ registrations }: TaxSetup, { country, region }: TaxPlace) =>
  registrations.find(
    (one) => one.country === country && (one.region === '' || one.region === region),
  )?.number ?? ''

const asTextAlone = new Refusal(
  'invalid_input',
  {},
  {
    errors: [
      {
        path: 'address',
        message:
          'Taxes go by where it is sent: write the address field by field, or choose one of yours',
      },
    ],
  },
)
