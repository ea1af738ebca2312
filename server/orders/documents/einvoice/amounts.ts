import type { EInvoice } from './model.ts'

/** An amount of minor units as XML has it, exactly: 12345 of two digits is "123.45", -5 is "-0.05", 7 of none is "7". */
export function decimal(minor: number, digits: number): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is no amount of minor units`)
  const figures = String(Math.abs(minor)).padStart(digits + 1, '0')
  const whole = figures.slice(0, figures.length - digits)
  const fraction = figures.slice(figures.length - digits)
  return `${minor < 0 ? '-' : ''}${whole}${digits > 0 ? `.${fraction}` : ''}`
}

/** Amounts of an invoice as text. */
export const amountsOf =
  ({ digits }: EInvoice) =>
  (minor: number) =>
    decimal(minor, digits)

/** A percent of at most three decimals: 19 is "19", 8.875 is "8.875". */
export function percentText(percent: number): string {
  const text = decimal(Math.round(percent * 1_000), 3)
  return text.replace(/\.?0+$/, '')
}
