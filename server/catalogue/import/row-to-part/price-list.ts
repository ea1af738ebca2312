import {
  type Columns,
  guessColumns,
  noColumns,
} from '../../../../bom/columns/catalogue/guess-columns.ts'
import type { Decimal } from '../../../../bom/read/quantity.ts'
import { checkBeside } from '../read/beside-table.ts'
import { wordsOf } from '../read/cell.ts'
import { readMoney } from '../read/money.ts'
import { readRows } from '../read/rows.ts'
import { ImportFault, type Source } from '../read/source-row.ts'
import { listedNames } from './listed-names.ts'
import { isDatabaseEntry } from './part-database/entry.ts'
import { differ, pricesIn } from './price-in-row.ts'

/** Prices by normalised name, in major units. The first of several listings of one name counts. */
export type PriceList = {
  prices: Map<string, number>
  listings: number
  withoutPrice: number
  /** Listings that another of the same name with another price went before. */
  ambiguous: number
}

export const emptyPriceList = (): PriceList => ({
  prices: new Map(),
  listings: 0,
  withoutPrice: 0,
  ambiguous: 0,
})

export type PriceRules = { decimal: Decimal; currency: string }

/** Adds a price file's listings: rows with a name and a price. Throws ImportFault when it has no such columns. */
export async function readPriceFile(source: Source, list: PriceList, rules: PriceRules) {
  let columns: Columns | undefined
  const onBeside = (text: string) => checkBeside(source.name, text, rules.currency)
  for await (const rows of readRows({ ...source, onBeside })) {
    for (const row of rows) {
      if (!('values' in row)) continue
      columns ??= guessColumns(Object.keys(row.values), noColumns, rules.currency)
      const { name, price } = columns.fields
      if (name === undefined || price === undefined)
        throw new ImportFault(`${source.name}: a price file needs the columns name and price`)
      list.listings++
      const prices = pricesIn(columns, (column) => row.values[column] || undefined)
      if (differ(prices, rules))
        throw new ImportFault(
          `${source.name}: ${prices.map(({ column }) => `“${column}”`).join(' and ')} are not the same in line ${row.line}: leave only one of them in a price file`,
        )
      const cell = readMoney(prices[0]?.value ?? '', rules)
      if ('value' in cell && cell.value > 0)
        addListing(list, row.values, wordsOf(row.values[name]), cell.value)
      else list.withoutPrice++
    }
  }
}

function addListing(list: PriceList, values: Record<string, unknown>, name: string, price: number) {
  listedNames(name, values).forEach((wording, at) => {
    const key = nameKey(wording)
    const known = list.prices.get(key)
    if (known === undefined) list.prices.set(key, price)
    else if (known !== price && at === 0) list.ambiguous++
  })
}

/** The price of a part of this name; the kind of memory, which listings leave out, does not count. */
export function priceOf(list: PriceList, name: string): number | undefined {
  if (list.prices.size === 0) return undefined
  return (
    list.prices.get(nameKey(name)) ??
    list.prices.get(nameKey(name.replace(/\bG?DDR\d\w?\b(?!-)/gi, ' ')))
  )
}

/**
 * What two spellings of one name share: "WD Blue 1 TB" and "wd blue, 1TB" give "1tb blue wd". Case, marks, the order of
 * words and the space before a unit do not count.
 */
export function nameKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/wi-fi/g, 'wifi')
    .replace(/(\d)\s+(gb|tb|mb|mhz|ghz|w)\b/g, '$1$2')
    .replace(/\blga\s+(?=\d)/g, 'lga')
    .match(/[\p{L}\p{N}]+(\.\p{N}+)?/gu)
  return [...new Set(words)].sort().join(' ')
}

/** Whether a file is a price list: names and prices, no part numbers. Reads its first rows only. */
export async function isPriceFile(source: Source): Promise<boolean> {
  for await (const rows of readRows(source)) {
    const row = rows.find((one) => 'values' in one)
    if (!row) continue
    if (isDatabaseEntry(row.values)) return false
    const { fields } = guessColumns(Object.keys(row.values), noColumns)
    return fields.mpn === undefined && fields.name !== undefined && fields.price !== undefined
  }
  return false
}
