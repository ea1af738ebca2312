import type { Specs } from '../../../contract/parts/parts.ts'
import type { SpecChoice } from '../../../contract/parts/query.ts'
import { valuesOf, type Without } from '../search/condition.ts'
import type { PartFilter } from '../search/filter.ts'
import type { FacetPart } from './store.ts'

/** Tells whether a part of the filter's category is found, as `matches` of `search/condition.ts` says it of a row. */
export function finderOf(filter: PartFilter, without: Without): (part: FacetPart) => boolean {
  const lowest = without === 'price' ? null : filter.minPrice
  const highest = without === 'price' ? null : filter.maxPrice
  const minimum = without === 'minQuantity' ? null : filter.maxMinQuantity
  const stocks = without === 'stock' ? [] : filter.stock
  const left = typeof without === 'object' ? without?.key : null
  const specs = filter.specs
    .filter(([key]) => key !== left)
    .map(([key, choices]) => ({ key, choices: choices.map(holderOf) }))
  return (part) =>
    (lowest === null || part.priceMinor >= lowest) &&
    (highest === null || part.priceMinor <= highest) &&
    (minimum === null || part.minQuantity <= minimum) &&
    stocks.every((stock) => isStockedAs(part, stock)) &&
    specs.every(({ key, choices }) => choices.some((holds) => holds(part.specs[key])))
}

const isStockedAs = ({ inStock, isShort, isOut }: FacetPart, stock: PartFilter['stock'][number]) =>
  stock === 'in' ? inStock : stock === 'low' ? isShort : isOut

function holderOf(choice: SpecChoice): (value: Specs[string] | undefined) => boolean {
  if ('value' in choice) {
    const wanted = valuesOf(choice.value)
    return (value) => (Array.isArray(value) ? value.includes(choice.value) : wanted.includes(value))
  }
  const { min, max } = choice
  return (value) =>
    typeof value === 'number' && value >= (min ?? -Infinity) && value <= (max ?? Infinity)
}
