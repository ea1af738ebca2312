import { rankOf } from '../../../../bom/columns/catalogue/amount-headers.ts'
import type { Columns } from '../../../../bom/columns/catalogue/guess-columns.ts'
import { isOfSeveral } from '../../../../bom/columns/catalogue/price-unit.ts'
import { currenciesOf } from '../../../../bom/read/currencies.ts'
import { ImportFault, type Source } from './source-row.ts'

const isNumber = (cell: string) => /^\s*[-+]?\d[\d.,\s]*$/.test(cell)

/**
 * Tells what rows say that is no part’s: a remark in one cell or two, money in a column without a name, and in a row without
 * a number what the prices below it are in. Throws ImportFault where the row below the names says more of a price or a stock.
 */
export function openRemarks(
  { name, onBeside }: Pick<Source, 'name' | 'onBeside'>,
  headers: readonly string[],
  fields: Columns['fields'] | null,
) {
  const unnamed = headers.flatMap((header, at) => (header === '' ? [at] : []))
  const placeOf = (column: string | undefined) =>
    column === undefined ? -1 : headers.indexOf(column)
  const [mpn, price, quantity] = [fields?.mpn, fields?.price, fields?.quantity].map(placeOf)
  let isFirst = true
  return (cells: readonly string[], filled: number) => {
    const below = isFirst
    isFirst = false
    for (const at of unnamed) {
      const said = cells[at]?.trim() ?? ''
      if (/^[A-Z]{3}$|\p{Sc}/u.test(said) && currenciesOf(said).length > 0)
        onBeside?.(`Currency: ${said}`)
    }
    const isRemark = filled <= 2 && headers.length > 2 && !cells.some(isNumber)
    if (isRemark) onBeside?.(cells.filter((cell) => cell.trim() !== '').join(': '))
    if (mpn === undefined || mpn < 0 || (cells[mpn]?.trim() ?? '') !== '') return
    for (const [kind, at] of [
      ['price', price],
      ['quantity', quantity],
    ] as const) {
      const said = at === undefined || at < 0 ? '' : (cells[at]?.trim() ?? '')
      if (said === '' || (/\d/.test(said) && !isOfSeveral(said))) continue
      const whole = `${headers[at!]} ${said}`
      if (below && rankOf(kind, whole) === null)
        throw new ImportFault(
          `${name}: “${headers[at!]}” has “${said}” below it, which says more of the column: write its whole name in one row`,
        )
      if (kind === 'price') onBeside?.(`${headers[at!]}: ${said}`)
    }
  }
}
