import { around, tagOf } from '../words/around.ts'
import { type AmountManner, manner } from '../words/manner.ts'
import { amountIn } from '../words/numbers.ts'

const asked = new Map<string, AmountManner>()

/**
 * How amounts of a currency are written here. The shop's own is known: a browser takes longer to load what it knows of all
 * languages than to draw a page. What others are like it is asked, once.
 */
export function amountsIn(currency: string): AmountManner {
  const { locale, amounts } = manner()
  const code = currency.toLowerCase()
  if (amounts.code === code) return amounts
  const key = `${locale} ${code}`
  const known = asked.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(tagOf(locale), { style: 'currency', currency })
  const own = {
    ...amounts,
    decimals: format.resolvedOptions().maximumFractionDigits ?? 2,
    ...{ plus: around(format, 1), minus: around(format, -1) },
  }
  asked.set(key, own)
  return own
}

/** Minor units per major unit of a currency, as ISO 4217 has it: 100 for usd, 1 for jpy. */
export const minorPerMajor = (currency: string) => 10 ** amountsIn(currency).decimals

/** Minor to major units: 12345 → 123.45. */
export const toMajor = (minor: number, currency: string) => minor / minorPerMajor(currency)

/** Major to minor units, rounded half away from zero: 123.45 → 12345. */
export const toMinor = (major: number, currency: string) =>
  Math.round(Number((major * minorPerMajor(currency)).toFixed(3)))

/** An amount of major units for people: 1234.5, usd → "$1,234.50". */
export const money = (major: number, currency: string): string =>
  amountIn(amountsIn(currency), major)

/** An amount of minor units for people: 12345 → "$123.45". */
export const formatMoney = (minor: number, currency: string) =>
  money(toMajor(minor, currency), currency)

/**
 * What the card provider takes in one charge, in minor units.
 * Source: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts (0.50 to 999,999.99 USD).
 */
export const chargeLimits = { min: 50, max: 99_999_999 } as const
