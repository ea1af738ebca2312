/** How amounts of a currency are written in English, and how many decimals they have (ISO 4217). */
type Writing = { sign: string; digits: number }

/**
 * By code. These are known ahead: a browser takes longer to load what it knows of all languages than to draw a page. What
 * others are like it is asked, once.
 */
const writings = new Map<string, Writing>([
  ...Object.entries({
    ...{ usd: '$', eur: '€', gbp: '£', cad: 'CA$', aud: 'A$', nzd: 'NZ$' },
    ...{ inr: '₹', cny: 'CN¥', brl: 'R$', mxn: 'MX$' },
  }).map(([code, sign]): [string, Writing] => [code, { sign, digits: 2 }]),
  ['jpy', { sign: '¥', digits: 0 }],
  ['krw', { sign: '₩', digits: 0 }],
])

function writingOf(currency: string): Writing {
  const code = currency.toLowerCase()
  const known = writings.get(code)
  if (known) return known
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0)
  const textOf = (...types: string[]) =>
    parts.flatMap(({ type, value }) => (types.includes(type) ? [value] : [])).join('')
  const writing = { sign: textOf('currency', 'literal'), digits: textOf('fraction').length }
  writings.set(code, writing)
  return writing
}

/** Minor units per major unit of a currency, as ISO 4217 has it: 100 for usd, 1 for jpy. */
export const minorPerMajor = (currency: string) => 10 ** writingOf(currency).digits

/** Minor to major units: 12345 → 123.45. */
export const toMajor = (minor: number, currency: string) => minor / minorPerMajor(currency)

/** Major to minor units, rounded half away from zero: 123.45 → 12345. */
export const toMinor = (major: number, currency: string) =>
  Math.round(Number((major * minorPerMajor(currency)).toFixed(3)))

/** A whole number of digits with its thousands apart: "1234567" → "1,234,567". */
export const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** An amount of major units for people: 1234.5, usd → "$1,234.50". */
export function money(major: number, currency: string): string {
  const { sign, digits } = writingOf(currency)
  const [whole = '', fraction] = Math.abs(major).toFixed(digits).split('.')
  return `${major < 0 ? '-' : ''}${sign}${grouped(whole)}${fraction ? `.${fraction}` : ''}`
}

/** An amount of minor units for people: 12345 → "$123.45". */
export const formatMoney = (minor: number, currency: string) =>
  money(toMajor(minor, currency), currency)

/**
 * What the card provider takes in one charge, in minor units.
 * Source: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts (0.50 to 999,999.99 USD).
 */
export const chargeLimits = { min: 50, max: 99_999_999 } as const
