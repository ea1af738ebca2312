import { fieldsIn, type findNames, tableIn } from '../../../../bom/columns/catalogue/find-names.ts'
import { isWorded } from '../../../../bom/columns/find-header.ts'
import { shorten } from '../../../../bom/read/quantity.ts'
import { twoTables } from './second-table.ts'
import { ImportFault, type Source } from './source-row.ts'

/**
 * Tells what stands above the row that names the columns. Throws ImportFault where that is another table, and where no row
 * names columns: a number in the first row is what a part has.
 */
export function tellAbove(
  source: Pick<Source, 'name' | 'onBeside' | 'columns'>,
  rows: readonly (readonly string[])[],
  names: ReturnType<typeof findNames>,
) {
  for (const row of rows.slice(0, names ?? 0)) {
    const filled = row.map((cell) => cell.trim()).filter((cell) => cell !== '')
    if (filled.length > 1 && tableIn(filled) !== null) throw twoTables(source.name, filled)
    source.onBeside?.(filled.join(filled.length === 2 ? ': ' : ' '))
    for (const cell of filled) if (filled.length > 1) source.onBeside?.(cell)
  }
  const first = (rows[names ?? -1] ?? []).map((cell) => cell.trim()).filter((cell) => cell !== '')
  if (!isWorded(first) && fieldsIn(first) === 0)
    throw new ImportFault(
      `${source.name}: no row names the columns: its first is “${shorten(first.join(', '))}”. Put a row above it that names them, such as mpn, name, category, price, quantity`,
    )
}
