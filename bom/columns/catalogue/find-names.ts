import { isWorded } from '../find-header.ts'
import { type Columns, guessColumns, noColumns } from './guess-columns.ts'
import { openQuestions } from './open-questions.ts'

/** How far down the names of columns are looked for: titles and remarks stand above them. */
export const deepest = 60

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
 * The row that names the columns: that which has all of the `given` names, else that of which most cells name a field,
 * else the first that holds anything. Null when there is none.
 */
export function findNames(rows: readonly (readonly string[])[], given: readonly string[]) {
  const filled = rows
    .slice(0, deepest)
    .map((row, at) => ({ at, row: row.map((cell) => cell.trim()) }))
    .filter(({ row }) => row.some((cell) => cell !== ''))
  if (given.length > 0) {
    const named = filled.find(({ row }) => given.every((name) => row.includes(name)))
    if (named) return named.at
  }
  let best = { at: filled[0]?.at ?? null, count: 1 }
  for (const { at, row } of filled) {
    const count = isWorded(row.filter((cell) => cell !== '')) ? fieldsIn(row) : 0
    if (count > best.count) best = { at, count }
  }
  return best.at
}
