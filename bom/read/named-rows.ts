import { figure } from '../../contract/words/numbers.ts'
import { cutRows } from './cut-rows.ts'

/**
 * A row of a file with a header: on which line it begins, what stands in a column ('' where it is not there), and whether something stands
 * beyond the header.
 */
export type NamedRow<Column extends string> = {
  line: number
  cell: (column: Column) => string
  isWider: boolean
}

/** What is wrong with a row in which something stands beyond the header. */
export const wider = 'It has more cells than the first row names columns'

type Wanted<Column extends string> = {
  /** Each column with the names under which it is known, the first of which is told. */
  columns: Record<Column, readonly string[]>
  needed: readonly NoInfer<Column>[]
  mostRows: number
}

/**
 * The rows of a CSV whose header names the columns, blank ones left out; or why it is none, in words that follow a colon. Capitals,
 * gaps and underscores of names do not matter. Commas, semicolons and tabs are known.
 */
export function readNamedRows<Column extends string>(
  text: string,
  { columns, needed, mostRows }: Wanted<Column>,
): { rows: NamedRow<Column>[] } | { problem: string } {
  const csv = text.replace(/^\ufeff/, '')
  const separator = separatorOf(csv.slice(0, csv.search(/[\r\n]|$/)))
  const rows: NamedRow<Column>[] = []
  let header: { places: Partial<Record<Column, number>>; width: number } | null = null
  let line = 1
  let end = 0
  for (const { cells, end: next } of cutRows(csv, separator)) {
    const begins = line
    line += csv.slice(end, next).match(/\r\n?|\n/g)?.length ?? 0
    end = next
    if (header === null) {
      const found = placesOf(cells, columns, needed)
      if (typeof found === 'string') return { problem: found }
      header = { places: found, width: cells.length }
    } else if (cells.some((cell) => cell.trim() !== '')) {
      const { places, width } = header
      if (rows.length >= mostRows) return { problem: `it has more than ${figure(mostRows)} rows` }
      rows.push({
        line: begins,
        cell: (column) => unguarded(cells[places[column] ?? -1] ?? ''),
        isWider: cells.slice(width).some((cell) => cell.trim() !== ''),
      })
    }
  }
  return rows.length === 0 ? { problem: 'it has no rows' } : { rows }
}

/** An export guards texts that a spreadsheet would work out. */
const unguarded = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '')

/** What stands most often in the header is what stands between its cells. */
const separatorOf = (header: string) =>
  ([',', ';', '\t'] as const).reduce((best, one) =>
    header.split(one).length > header.split(best).length ? one : best,
  )

/** Where the header has which column; or what is wrong with it. */
function placesOf<Column extends string>(
  header: string[],
  columns: Record<Column, readonly string[]>,
  needed: readonly Column[],
): Partial<Record<Column, number>> | string {
  const names = header.map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replace(/[\s_-]+/g, ' '),
  )
  const all = Object.keys(columns) as Column[]
  const told = (column: Column) => columns[column][0] ?? column
  const places: Partial<Record<Column, number>> = {}
  for (const column of all) {
    const [at, other] = names.flatMap((name, place) =>
      columns[column].includes(name) ? [place] : [],
    )
    if (other !== undefined) return `its first row has several columns for ${told(column)}`
    if (at !== undefined) places[column] = at
  }
  const missing = needed.filter((column) => places[column] === undefined)
  return missing.length === 0
    ? places
    : `its first row names the columns ${all.map(told).join(', ')}; ${missing.map(told).join(' and ')} is not there`
}
