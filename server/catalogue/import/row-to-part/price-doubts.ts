import {
  type Columns,
  guessColumns,
  noColumns,
} from '../../../../bom/columns/catalogue/guess-columns.ts'
import { presentOf, valueAt } from './map-row.ts'
import { type PackColumns, packColumns, packIn } from './pack-fault.ts'
import { differ, pricesIn } from './price-in-row.ts'

type Rules = Parameters<typeof differ>[1]
type Shape = { columns: Columns; packs: PackColumns }
const rememberedShapes = 1_000

/** Looks for rows whose columns of prices are not the same or may be of packs, and finds which columns these are. */
export function openPriceDoubts() {
  const shapes = new Map<string, Shape>()
  const doubtful = new Set<string>()
  const packed = new Set<string>()
  const columnsOf = (values: Record<string, unknown>, currency: string) => {
    const names = Object.keys(values)
    const key = names.join('\n')
    const known = shapes.get(key)
    if (known !== undefined) return known
    const columns = guessColumns(names, noColumns, currency)
    const shape = { columns, packs: packColumns(names, columns, noColumns) }
    if (shapes.size < rememberedShapes) shapes.set(key, shape)
    return shape
  }
  return {
    look(values: Record<string, unknown>, rules: Rules) {
      const { columns, packs } = columnsOf(values, rules.currency)
      const { price } = columns.fields
      const pack = price === undefined ? null : packIn(values, price, packs)
      if (pack !== null) packed.add(pack.column)
      if (columns.pricesBeside.every((name) => doubtful.has(name))) return
      const prices = pricesIn(columns, (column) => presentOf(valueAt(values, column)))
      if (differ(prices, rules)) for (const { column } of prices) doubtful.add(column)
    },
    found: () => [...doubtful],
    /** Columns of packs by which a price may be that of several pieces. */
    packs: () => [...packed],
  }
}
