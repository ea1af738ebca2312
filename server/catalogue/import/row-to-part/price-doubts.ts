import { guessColumns, noColumns } from '../../../../bom/columns/catalogue/guess-columns.ts'
import { presentOf, valueAt } from './map-row.ts'
import { differ, pricesIn } from './price-in-row.ts'

type Rules = Parameters<typeof differ>[1]
const rememberedShapes = 1_000

/** Looks for rows whose columns of prices are not the same, and finds which columns these are. */
export function openPriceDoubts() {
  const shapes = new Map<string, ReturnType<typeof guessColumns>>()
  const doubtful = new Set<string>()
  const columnsOf = (values: Record<string, unknown>) => {
    const names = Object.keys(values)
    const shape = names.join('\n')
    const columns = shapes.get(shape) ?? guessColumns(names, noColumns)
    if (shapes.size < rememberedShapes) shapes.set(shape, columns)
    return columns
  }
  return {
    look(values: Record<string, unknown>, rules: Rules) {
      const columns = columnsOf(values)
      if (columns.pricesBeside.every((name) => doubtful.has(name))) return
      const prices = pricesIn(columns, (column) => presentOf(valueAt(values, column)))
      if (differ(prices, rules)) for (const { column } of prices) doubtful.add(column)
    },
    found: () => [...doubtful],
  }
}
