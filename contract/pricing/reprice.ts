import { toMajor, toMinor } from './money.ts'

/** To what new prices are rounded, in minor units: to the smallest coin, to ten of them, to a whole. */
export const priceSteps = [1, 10, 100] as const
export type PriceStep = (typeof priceSteps)[number]

type Priced = { price: number; priceBreaks: { from: number; price: number }[]; currency: string }

/**
 * What a part costs after a change by so many hundredths of a percent: -250 is 2.5 % less. Its price breaks change with
 * it. Halves are rounded up, and nothing becomes free. In major units, as the part has them.
 */
export function reprice(
  { price, priceBreaks, currency }: Priced,
  hundredths: number,
  step: number,
) {
  const changed = (major: number) => {
    // whole numbers to the end: 10.05 × 1.1 is a little less than 11.055 otherwise
    const scaled = toMinor(major, currency) * (10_000 + hundredths)
    const steps = Math.floor((scaled * 2 + step * 10_000) / (step * 20_000))
    return toMajor(Math.max(steps * step, 1), currency)
  }
  return {
    price: changed(price),
    priceBreaks: priceBreaks.map((one) => ({ ...one, price: changed(one.price) })),
  }
}

/** "2.5", "-10" or "+3,75" as hundredths of a percent; null when it is none, or no change, or too much of one. */
export function readPercent(text: string): number | null {
  const [, sign = '', whole = '', fraction = ''] =
    /^([+−-]?) ?(\d{1,3})(?:[.,](\d{1,2}))? ?%?$/.exec(text.trim()) ?? []
  if (whole === '') return null
  const hundredths = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  const signed = sign === '' || sign === '+' ? hundredths : -hundredths
  return signed === 0 || signed <= -10_000 || signed > 100_000 ? null : signed
}
