import { countryName } from '../parts/countries.ts'
import {
  isIdOfUnion,
  isInUnion,
  isOutsideOfMember,
  plainPostalCode,
  type TaxPlace,
  taxedAs,
} from './areas.ts'
import type { TaxClass } from './classes.ts'
import type { TaxCode } from './codes.ts'

/** Where the seller is registered for tax: a country, or a region of one that taxes by regions. */
export type TaxRegistration = { country: string; region: string; number: string }

/** What a country takes of a class, in a region or at postal codes that begin so where these are not empty. */
export type TaxRate = {
  country: string
  region: string
  postalPrefix: string
  taxClass: TaxClass
  /** 19 is 19 %. Three decimals at most. */
  percent: number
}

/** Within a country, whoever buys a category for so much or more owes its tax: domestic reverse charge. */
export type ReverseRule = { country: string; category: string; minNetMinor: number }

/** All that the seller has said, as it holds on the day. */
export type TaxSetup = {
  shipFrom: TaxPlace
  registrations: TaxRegistration[]
  rates: TaxRate[]
  rules: ReverseRule[]
}

/** A sale. `netMinor` is what a line costs without tax. */
export type TaxedSale = {
  shipTo: TaxPlace
  /** Of the company that buys; unknown: its register did not answer. */
  taxId: { country: string; state: 'valid' | 'invalid' | 'unknown' } | null
  /** Of exemption, that were accepted and hold today. No region: all of its country. */
  certificates: { country: string; regions: string[]; number: string }[]
  lines: { netMinor: number; taxClass: TaxClass; category: string }[]
}

/** The tax of a line. `why` is a sentence for the buyer. */
export type LineTax = { code: TaxCode; percent: number; why: string }

/** `at`: the place by whose law it is taxed; not there where no tax is charged at all. */
export type TaxDecision =
  | { lines: LineTax[]; at?: TaxPlace }
  | { problem: 'tax_id_unchecked' }
  | { problem: 'tax_unknown'; country: string; taxClass: TaxClass }

/**
 * What tax each line of a sale bears: null where the seller is registered nowhere, which is that taxes are off.
 *
 * Goods that go to a checked company in another member of the EU are K, whether or not the seller is registered there too; those
 * of a company whose number is of the country that they leave from are taxed where they leave, since its purchase is no
 * distance sale; goods that leave the area of the union are G. Where the seller is registered, a certificate exempts, a rule turns the tax
 * around, and else the country’s rate holds; a country without a rate for a class is a problem, never 0. Without a
 * registration at the destination, within the union the rate of the place of dispatch holds, within a country that taxes
 * by regions nothing does, and abroad it is an export.
 * Sources: Directive 2006/112/EC, Articles 33, 138, 146, 194 and 199a; EN 16931 for the codes.
 */
export function decideTax(setup: TaxSetup, sale: TaxedSale): TaxDecision | null {
  if (setup.registrations.length === 0) return null
  const from = taxedAs(setup.shipFrom)
  const to = taxedAs(sale.shipTo)
  const all = (tax: LineTax): TaxDecision => ({ lines: sale.lines.map(() => tax) })
  const isWithinUnion = isInUnion(from) && isInUnion(to)
  const isAbroad = from.country !== to.country
  const { taxId } = sale
  if (isWithinUnion && isAbroad && taxId) {
    const isAtHome = taxId.country === from.country
    if (!isAtHome && isIdOfUnion(taxId.country, to)) {
      if (taxId.state === 'unknown') return { problem: 'tax_id_unchecked' }
      if (taxId.state === 'valid') return all(intraCommunity)
    }
    const isCompanyAtHome = isAtHome && taxId.state !== 'invalid'
    if (isCompanyAtHome && isRegisteredAt(setup, from)) return taxThere(setup, sale, from)
  }
  if (isRegisteredAt(setup, to)) return taxThere(setup, sale, to)
  if (isWithinUnion && isRegisteredAt(setup, from)) return taxThere(setup, sale, from)
  const staysInside = !isAbroad && isOutsideOfMember(from) === isOutsideOfMember(to)
  return all(isWithinUnion || staysInside ? notRegistered : exported)
}

const intraCommunity: LineTax = {
  code: 'K',
  percent: 0,
  why: 'The goods go to a company in another member of the EU whose tax number was checked',
}
const exported: LineTax = {
  code: 'G',
  percent: 0,
  why: 'The goods leave the country: whoever imports them pays tax and duty there',
}
const notRegistered: LineTax = {
  code: 'O',
  percent: 0,
  why: 'The seller is not registered for tax there and collects none',
}

const isRegisteredAt = ({ registrations }: TaxSetup, place: TaxPlace) =>
  !isOutsideOfMember(place) &&
  registrations.some(
    ({ country, region }) =>
      country === place.country && (region === '' || region === place.region),
  )

/** As the law of one place has it, where the seller is registered. */
function taxThere(setup: TaxSetup, sale: TaxedSale, place: TaxPlace): TaxDecision {
  const certificate = sale.certificates.find(
    ({ country, regions }) =>
      taxedAs({ ...place, country }).country === place.country &&
      (regions.length === 0 || regions.includes(place.region)),
  )
  if (certificate) {
    const why = `The certificate of exemption ${certificate.number} holds there`
    return { lines: sale.lines.map(() => ({ code: 'E', percent: 0, why })), at: place }
  }
  const turned = turnedCategories(setup.rules, sale, place)
  if (turned.size > 0 && sale.taxId?.country === place.country) {
    if (sale.taxId.state === 'unknown') return { problem: 'tax_id_unchecked' }
    if (sale.taxId.state === 'invalid') turned.clear()
  } else turned.clear()
  const lines: LineTax[] = []
  for (const { taxClass, category } of sale.lines) {
    if (turned.has(category)) {
      lines.push({ code: 'AE', percent: 0, why: reverseWhy(category) })
      continue
    }
    const rate = rateAt(setup.rates, place, taxClass)
    if (!rate) return { problem: 'tax_unknown', country: place.country, taxClass }
    lines.push(atRate(rate, place))
  }
  return { lines, at: place }
}

const reverseWhy = (category: string) =>
  `The buyer owes the tax of so much of the category ${category} themselves`

const atRate = ({ percent, region }: TaxRate, place: TaxPlace): LineTax => ({
  code: percent === 0 ? 'Z' : 'S',
  percent,
  why: `The rate of the place where the goods are taxed: ${countryName(place.country)}${region === '' ? '' : `, ${region}`}`,
})

/** The categories of which so much is bought there that their tax turns around. */
function turnedCategories(rules: ReverseRule[], { lines }: TaxedSale, { country }: TaxPlace) {
  const there = rules.filter((rule) => rule.country === country)
  return new Set(
    there
      .filter(({ category, minNetMinor }) => {
        const bought = lines.filter((line) => line.category === category)
        const netMinor = bought.reduce((sum, line) => sum + line.netMinor, 0)
        return bought.length > 0 && netMinor >= minNetMinor
      })
      .map(({ category }) => category),
  )
}

/** The rate that says most of a place: by its postal code, else its region, else its country. */
function rateAt(rates: TaxRate[], place: TaxPlace, taxClass: TaxClass): TaxRate | undefined {
  const code = plainPostalCode(place.postalCode)
  return rates
    .filter(
      (rate) =>
        rate.country === place.country &&
        rate.taxClass === taxClass &&
        (rate.region === '' || rate.region === place.region) &&
        code.startsWith(rate.postalPrefix),
    )
    .sort(
      (a, b) => b.postalPrefix.length - a.postalPrefix.length || b.region.length - a.region.length,
    )[0]
}
