/** Kept, since a formatter takes longer to make than a thousand prices to reckon. */
const perMajor = new Map<string, number>()

/** Minor units per major unit of a currency, as ISO 4217 has it: 100 for usd, 1 for jpy. */
export function minorPerMajor(currency: string): number {
  const known = perMajor.get(currency)
  if (known) return known
  const digits = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions().maximumFractionDigits
  const minor = 10 ** (digits ?? 2)
  perMajor.set(currency, minor)
  return minor
}

/** Minor to major units: 12345 → 123.45. */
export const toMajor = (minor: number, currency: string) => minor / minorPerMajor(currency)

/** Major to minor units, rounded half away from zero: 123.45 → 12345. */
export const toMinor = (major: number, currency: string) =>
  Math.round(Number((major * minorPerMajor(currency)).toFixed(3)))

/** Kept as well, by locale and currency. */
const formatters = new Map<string, Intl.NumberFormat>()

/** An amount for people: 12345 → "$123.45". */
export function formatMoney(minor: number, currency: string, locale = 'en-US'): string {
  const key = `${locale} ${currency}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: currency.toUpperCase(),
    })
    formatters.set(key, formatter)
  }
  return formatter.format(toMajor(minor, currency))
}

/**
 * What the card provider takes in one charge, in minor units.
 * Source: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts (0.50 to 999,999.99 USD).
 */
export const chargeLimits = { min: 50, max: 99_999_999 } as const
