import { createHash } from 'node:crypto'
import { cutRows, type Separator } from '../../../../bom/read/cut-rows.ts'
import { figure } from '../../../../contract/words/numbers.ts'
import { mostLines, StatementFault } from '../read-statement.ts'
import { isNamed, plainName, rolesByName } from './names.ts'

/** A row of a file, the line that it begins in, and how it stands there. */
export type TableRow = { cells: string[]; line: number; raw: string }

/** A header, and where it stands. */
export type Header = { separator: Separator; cells: string[]; line: number }

const separators = [';', ',', '\t', '|'] as const
const headerWithin = 30

/**
 * The header of a CSV, within its first 30 lines: the row whose names are known; else the first one of words alone with as many
 * cells as the rows below it. Throws StatementFault where there is none.
 */
export function headerOf(text: string): Header {
  const tops = separators.map((separator) => ({ separator, rows: topOf(text, separator) }))
  for (const { separator, rows } of tops) {
    const named = rows.find(({ cells }) => isNamed(rolesByName(cells)))
    if (named) return { separator, cells: named.cells, line: named.line }
  }
  const found = tops
    .map(({ separator, rows }) => ({ separator, row: rows.find(isHeader) }))
    .flatMap(({ separator, row }) => (row ? [{ separator, cells: row.cells, line: row.line }] : []))
    .toSorted((one, other) => other.cells.length - one.cells.length)
  if (found[0]) return found[0]
  throw new StatementFault(
    'it is neither camt.053 nor a CSV whose header names its columns, as Account, Booked on, Amount and Currency',
  )
}

function topOf(text: string, separator: Separator): TableRow[] {
  const rows: TableRow[] = []
  for (const row of rowsOf(text.slice(0, 20_000), separator)) {
    if (row.line > headerWithin) break
    rows.push(row)
  }
  return rows
}

/** Names alone, at least three, above a row of as many cells that has figures. */
function isHeader({ cells }: TableRow, at: number, rows: TableRow[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const below = rows.slice(at + 1).find((row) => row.cells.some((cell) => cell.trim() !== ''))
  return (
    filled.length >= 3 &&
    filled.length >= cells.length - 1 &&
    filled.every((cell) => /\p{L}/u.test(cell) && !/^[\d\s.,/:+-]{4,}/.test(cell.trim())) &&
    below !== undefined &&
    below.cells.length >= cells.length - 1 &&
    below.cells.some((cell) => /\d/.test(cell))
  )
}

/** The rows below a header that hold anything. Throws StatementFault where they are too many. */
export function* rowsBelow(text: string, { separator, line }: Header): Generator<TableRow> {
  let count = 0
  for (const row of rowsOf(text, separator)) {
    if (row.line <= line || row.cells.every((cell) => cell.trim() === '')) continue
    count += 1
    if (count > mostLines) throw new StatementFault(`it has more than ${figure(mostLines)} rows`)
    yield row
  }
}

function* rowsOf(text: string, separator: Separator): Generator<TableRow> {
  let line = 1
  let from = 0
  for (const { cells, end } of cutRows(text, separator)) {
    const raw = text.slice(from, end)
    from = end
    yield { cells, line, raw }
    line += Math.max(1, raw.split(/\r\n?|\n/).length - 1)
  }
}

/** What tells files of a layout again: the words of the header. */
export const fingerprintOf = (header: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(header.map(plainName)))
    .digest('hex')
