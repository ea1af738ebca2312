import { manner } from '../words/manner.ts'
import { amountIn } from '../words/numbers.ts'

/**
 * By locale and currency. The shop's own needs none: a browser takes longer to load what it knows of all languages than to
 * draw a page.
 */
const formats: Record<string, Intl.NumberFormat> = {}

/** An amount of another currency than the shop's. */
function written(major: number, currency: string): string {
  const { locale } = manner()
  formats[locale + currency] ??= new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    style: 'currency',
    currency,
  })
  return formats[locale + currency]!.format(major)
}

/** Minor units per major unit of a currency, as ISO 4217 has it: 100 for usd, 1 for jpy. */
export function minorPerMajor(currency: string): number {
  const { amounts } = manner()
  // of "0.00 kr." all digits but the first are decimals
  const decimals =
    amounts.code === currency ? amounts.decimals : written(0, currency).match(/0/g)!.length - 1
  return 10 ** decimals
}

/** Minor to major units: 12345 → 123.45. */
export const toMajor = (minor: number, currency: string) => minor / minorPerMajor(currency)

/** Major to minor units, rounded half away from zero: 123.45 → 12345. */
export const toMinor = (major: number, currency: string) =>
  Math.round(Number((major * minorPerMajor(currency)).toFixed(3)))

/** An amount of major units for people: 1234.5, usd → "$1,234.50". */
export function money(major: number, currency: string): string {
  const { amounts } = manner()
  return amounts.code === currency ? amountIn(amounts, major) : written(major, currency)
}

/** An amount of minor units for people: 12345 → "$123.45". */
export const formatMoney = (minor: number, currency: string) =>
  money(toMajor(minor, currency), currency)

/**
 * What the card provider takes in one charge, in minor units.
 * Source: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts (0.50 to 999,999.99 USD).
 */
export const chargeLimits = { min: 50, max: 99_999_999 } as const
