import { countOfWord } from '../read/number-words.ts'
import { isPartLike } from './part-like.ts'

const filledOf = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '')

/**
 * The first row of several words, none with a digit, below which a column holds numbers alone: it names its columns, in
 * whatever words. Null where rows that may be parts stand above it.
 */
export function findUnknownHeader(rows: readonly (readonly string[])[]): number | null {
  const at = rows.findIndex((row) => filledOf(row).length > 1)
  const row = rows[at]
  if (!row || !filledOf(row).every(isName)) return null
  if (rows.slice(0, at).some((above) => above.some((cell) => isPartLike(cell.trim())))) return null
  const below = rows.slice(at + 1).filter((other) => filledOf(other).length > 1)
  const isOverNumbers = (name: string, column: number) => {
    const cells = filledOf(below.map((other) => other[column] ?? ''))
    return name.trim() !== '' && cells.length > 0 && cells.every(isNumber)
  }
  return row.some(isOverNumbers) ? at : null
}

/** A few words that are no count: "WD Red, ten" is a row. */
const isName = (cell: string) =>
  cell.length <= 40 &&
  /^[^\d]*\p{L}[^\d]*$/u.test(cell) &&
  cell.trim().split(/\s+/).length <= 4 &&
  countOfWord(cell.trim()) === null

const isNumber = (cell: string) => /^\D{0,3}\d[\d.,'’\s]*\D{0,4}$/.test(cell.trim())
