import { type AmountManner, americanEnglish, manner } from '../words/manner.ts'
import { amountsOf, decimalsOf } from '../words/manner-of.ts'
import { amountIn } from '../words/numbers.ts'

/**
 * Signs in English, and how many decimals there are (ISO 4217), by code. These are known ahead: a browser takes longer to
 * load what it knows of all languages than to draw a page. What others are like it is asked, once.
 */
const known = new Map<string, { sign: string; digits: number }>([
  ...Object.entries({
    ...{ usd: '$', eur: '€', gbp: '£', cad: 'CA$', aud: 'A$', nzd: 'NZ$' },
    ...{ inr: '₹', cny: 'CN¥', brl: 'R$', mxn: 'MX$' },
  }).map(([code, sign]): [string, { sign: string; digits: number }] => [code, { sign, digits: 2 }]),
  ['jpy', { sign: '¥', digits: 0 }],
  ['krw', { sign: '₩', digits: 0 }],
])

const asked = new Map<string, number>()

function digitsOf(currency: string): number {
  const code = currency.toLowerCase()
  const digits = known.get(code)?.digits ?? asked.get(code) ?? decimalsOf(currency)
  asked.set(code, digits)
  return digits
}

const manners = new Map<string, AmountManner>()

/** How amounts of a currency are written here. */
export function amountsIn(currency: string): AmountManner {
  const { locale, amounts, numbers } = manner()
  const code = currency.toLowerCase()
  if (amounts.code === code) return amounts
  const key = `${locale} ${code}`
  const sign = locale === americanEnglish.locale ? known.get(code)?.sign : undefined
  const own =
    manners.get(key) ??
    (sign === undefined
      ? amountsOf(locale, currency)
      : { ...numbers, plus: [sign, ''], minus: [`-${sign}`, ''] })
  manners.set(key, own)
  return own
}

/** Minor units per major unit of a currency, as ISO 4217 has it: 100 for usd, 1 for jpy. */
export const minorPerMajor = (currency: string) => 10 ** digitsOf(currency)

/** Minor to major units: 12345 → 123.45. */
export const toMajor = (minor: number, currency: string) => minor / minorPerMajor(currency)

/** Major to minor units, rounded half away from zero: 123.45 → 12345. */
export const toMinor = (major: number, currency: string) =>
  Math.round(Number((major * minorPerMajor(currency)).toFixed(3)))

/** An amount of major units for people: 1234.5, usd → "$1,234.50". */
export const money = (major: number, currency: string): string =>
  amountIn(amountsIn(currency), major, digitsOf(currency))

/** An amount of minor units for people: 12345 → "$123.45". */
export const formatMoney = (minor: number, currency: string) =>
  money(toMajor(minor, currency), currency)

/**
 * What the card provider takes in one charge, in minor units.
 * Source: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts (0.50 to 999,999.99 USD).
 */
export const chargeLimits = { min: 50, max: 99_999_999 } as const
