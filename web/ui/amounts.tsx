/** The shop speaks English; the server and every browser write numbers alike. */
const locale = 'en-US'

/** An amount of major units as people read it: 1234.5, usd → "$1,234.50". */
export const money = (amount: number, currency: string) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: currency.toUpperCase() }).format(
    amount,
  )

/** A number with its thousands apart. */
export const figure = (value: number) => new Intl.NumberFormat(locale).format(value)

/** How many of what: "1 row", "3 rows". The plural is given where it is more than an s. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${figure(count)} ${count === 1 ? one : many}`

/** A share as percent, with a sign when it is a change: 0.123 → "+12.3%". */
export const change = (share: number) =>
  new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(share)

/** An amount, never broken over two lines. */
export function Money({ amount, currency }: { amount: number; currency: string }) {
  return <span className="figures whitespace-nowrap">{money(amount, currency)}</span>
}
