import { grouped, money } from '../../../contract/pricing/money.ts'

export { money }

/** A number with its thousands apart, and three decimals at most. */
export function figure(value: number): string {
  const [whole = '', fraction] = String(Math.round(value * 1_000) / 1_000).split('.')
  return fraction ? `${grouped(whole)}.${fraction}` : grouped(whole)
}

/** A number that counting may have ended at: "1,000+" then. */
export const cappedFigure = (value: number, isCapped: boolean) =>
  isCapped ? `${figure(value)}+` : figure(value)

/** How many of what: "1 row", "3 rows". The plural is given where it is more than an s. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${figure(count)} ${count === 1 ? one : many}`

/** A share as percent, with a sign when it is a change: 0.123 → "+12.3%". */
export const change = (share: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(share)

/** An amount, never broken over two lines. */
export function Money({ amount, currency }: { amount: number; currency: string }) {
  return <span className="figures whitespace-nowrap">{money(amount, currency)}</span>
}
