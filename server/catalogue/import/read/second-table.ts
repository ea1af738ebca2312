import { tableIn } from '../../../../bom/columns/catalogue/find-names.ts'
import { numberHeader } from '../../../../bom/columns/catalogue/guess-columns.ts'
import { ImportFault } from './source-row.ts'

/** Why two tables in one file are not read: what they say may be of other parts, and their columns stand otherwise. */
export const twoTables = (file: string, names: readonly string[]) =>
  new ImportFault(
    `${file}: a second table has columns of its own (${names
      .slice(0, 6)
      .map((name) => `“${name}”`)
      .join(', ')}): bring each table as a file of its own`,
  )

/** Two tables stand side by side where columns without a name part two rows of names. */
export function requireOneTable(file: string, headers: readonly string[]) {
  const tables: string[][] = [[]]
  for (const header of headers)
    if (header === '') tables.push([])
    else tables.at(-1)!.push(header)
  const [, second] = tables.filter((names) => tableIn(names) !== null)
  if (second !== undefined) throw twoTables(file, second)
}

const known = new Map<string, boolean>()

/** Whether a cell may name the numbers of a table; what has a digit in it is a number itself. */
function isNumberName(cell: string): boolean {
  if (cell === '' || cell.length > 40 || /\d/.test(cell)) return false
  const before = known.get(cell)
  if (before !== undefined) return before
  const found = numberHeader(cell)
  if (known.size > 5_000) known.clear()
  known.set(cell, found)
  return found
}

/** Whether a row names the columns once more. Throws ImportFault where it names others, or the same in another order. */
export function namesColumns(
  headers: readonly string[],
  fields: ReturnType<typeof tableIn>,
  cells: readonly string[],
  file: string,
): boolean {
  // rows of parts have numbers in them: looking closer at each would cost more than reading it
  if (cells.some((cell) => /^\s*[-+]?\d[\d.,\s]*$/.test(cell))) return false
  const names = cells.map((cell) => cell.trim())
  if (names.join('\n') === headers.join('\n')) return true
  if (fields === null) return false
  const others = names.some(isNumberName) ? tableIn(names) : null
  if (others === null) return false
  const placesOf = (found: typeof others, all: readonly string[]) =>
    Object.entries(found)
      .map(([field, name]) => `${field} ${all.indexOf(name)}`)
      .sort()
      .join()
  if (placesOf(fields, headers) === placesOf(others, names)) return true
  throw twoTables(
    file,
    names.filter((name) => name !== ''),
  )
}
