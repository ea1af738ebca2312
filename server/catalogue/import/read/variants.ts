import { numberHeader } from '../../../../bom/columns/catalogue/guess-columns.ts'
import type { ReadRow } from './source-row.ts'

/**
 * The rows that a row of JSON stands for: a product of a shop that has its numbers and prices in `variants` is one for each
 * of them, with what the product says and a variant does not. Any other is itself.
 */
export function variantsOf(row: ReadRow): ReadRow[] {
  if (!('values' in row)) return [row]
  const { variants, ...product } = row.values
  if (!Array.isArray(variants) || variants.length === 0 || Object.keys(product).some(isNumber))
    return [row]
  if (!variants.every(isVariant)) return [row]
  const { title: _, name: __, ...rest } = product
  const named = product.title ?? product.name
  return variants.map((variant): ReadRow => {
    const { title, name, ...own } = variant
    const shown = titleOf(named, title ?? name, variants.length)
    return { line: row.line, values: { ...rest, ...own, ...(shown !== '' && { title: shown }) } }
  })
}

/** What a program counts its products by is no number of a part. */
const isNumber = (key: string) => numberHeader(key) && !/^(?:id|product_?id|handle)$/i.test(key)

const isVariant = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).some(isNumber)

/** Shopify calls the only variant of a product “Default Title”; of several each is told by its own. */
function titleOf(product: unknown, variant: unknown, count: number): string {
  const [whole, own] = [product, variant].map((one) => (typeof one === 'string' ? one.trim() : ''))
  if (whole === '') return own ?? ''
  const isTold = count > 1 && own !== '' && own !== 'Default Title' && !whole!.includes(own!)
  return isTold ? `${whole}, ${own}` : whole!
}
