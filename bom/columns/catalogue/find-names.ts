import { deepest, findHeader } from '../find-header.ts'
import { type Columns, guessColumns, noColumns } from './guess-columns.ts'
import { openQuestions } from './open-questions.ts'

/** How many cells of a row name a field of a part; beside its number also such as may. */
export function fieldsIn(row: readonly string[]): number {
  const columns = guessColumns([...row], noColumns)
  const { fields, specs, breaks } = columns
  const asked = fields.mpn === undefined ? 0 : openQuestions(row, columns).length
  return [fields, specs, breaks].reduce((sum, found) => sum + Object.keys(found).length, asked)
}

/** Where the columns of a table of parts stand, where a row names such: the number, and the price or the stock. */
export function tableIn(row: readonly string[]): Columns['fields'] | null {
  const columns = guessColumns([...row], noColumns)
  const { fields } = columns
  if (fields.mpn === undefined) return null
  const isTold = fields.price !== undefined || fields.quantity !== undefined
  return isTold || openQuestions(row, columns).length > 0 ? fields : null
}

/**
 * The row that names the columns: that which has all of the `given` names, else the one that is a header, else the first
 * that holds anything. Null when there is none.
 */
export function findNames(rows: readonly (readonly string[])[], given: readonly string[]) {
  const first = rows.slice(0, deepest).findIndex((row) => row.some((cell) => cell.trim() !== ''))
  if (first < 0) return null
  const hasAll = (row: readonly string[]) => {
    const cells = new Set(row.map((cell) => cell.trim()))
    return given.every((name) => cells.has(name))
  }
  const named = given.length > 0 ? rows.slice(0, deepest).findIndex(hasAll) : -1
  if (named >= 0) return named
  const width = Math.max(...rows.slice(0, deepest).map((row) => row.length))
  const even = rows
    .slice(0, deepest)
    .map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''))
  return findHeader(even) ?? first
}
