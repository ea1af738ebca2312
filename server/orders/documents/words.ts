import { toMajor } from '../../../contract/pricing/money.ts'
import { printed } from '../../../contract/text/printable.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** With the currency's code: documents are read in other countries than ours, and the fonts lack most signs. */
export function money(minor: number, currency: string): string {
  let format = formats.get(currency)
  if (!format) {
    const as = { style: 'currency', currency, currencyDisplay: 'code' } as const
    format = new Intl.NumberFormat('en-US', as)
    formats.set(currency, format)
  }
  return printed(format.format(toMajor(minor, currency)))
}

const counts = new Intl.NumberFormat('en-US')
export const figure = (count: number) => counts.format(count)
