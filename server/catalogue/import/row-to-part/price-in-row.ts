import type { Columns } from '../../../../bom/columns/catalogue/guess-columns.ts'
import { isReduced } from '../../../../bom/columns/catalogue/reduced-prices.ts'
import { shorten } from '../../../../bom/read/quantity.ts'
import { readMoney } from '../read/money.ts'
import type { Draft } from './map-row.ts'

type Rules = Parameters<typeof readMoney>[1]
export type PriceCell = { column: string; value: unknown }

/** The prices that a row has in the column that was found and in those beside it: beside another, a reduced one of nothing is none. */
export function pricesIn(
  { fields, pricesBeside }: Columns,
  cellOf: (column: string) => unknown,
): PriceCell[] {
  if (fields.price === undefined) return []
  const prices = [fields.price, ...pricesBeside]
    .map((column) => ({ column, value: cellOf(column) }))
    .filter(({ value }) => value !== undefined)
  const real = prices.filter(({ column, value }) => !(isReduced(column) && isNone(value)))
  return real.length > 0 ? real : prices.slice(0, 1)
}

const isNone = (value: unknown) => value === 0 || /^(?:[-–—]|0+(?:[.,]0+)?)$/.test(String(value))

/** Whether prices are not the same amount; one that cannot be read is another. */
export function differ(prices: readonly PriceCell[], rules: Rules): boolean {
  const [first, ...others] = prices.map(({ value }) => readMoney(value, rules))
  if (first === undefined || others.length === 0) return false
  return others.some((one) => !('value' in first && 'value' in one && one.value === first.value))
}

/** Why a row's price is not taken; null where it has one, however often. */
export function pricesFault({ prices }: Draft, rules: Rules): string | null {
  if (prices.length < 2 || !differ(prices, rules)) return null
  const said = prices.map(({ column, value }) => `“${column}” says ${shorten(String(value))}`)
  return `${said.join(', ')}: say which column is the price, or leave the others out (mapping; --column price=COLUMN or --leave-out COLUMN)`
}
