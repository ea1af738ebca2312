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

/**
 * The rows of a CSV whose header names the columns, blank ones left out. Each column is known under several names; capitals, gaps and
 * underscores do not matter. Commas, semicolons and tabs are known. `missing`: columns of `needed` that the header does not name; `twice`: one that it names more than once.
 */
export function readNamedRows<Column extends string>(
  text: string,
  columns: Record<Column, readonly string[]>,
  needed: readonly NoInfer<Column>[],
): { rows: NamedRow<Column>[]; missing: readonly string[]; twice: string | null } {
  const csv = text.replace(/^\ufeff/, '')
  const separator = separatorOf(csv.slice(0, csv.search(/[\r\n]|$/)))
  const rows: NamedRow<Column>[] = []
  let places: Partial<Record<Column, number>> | null = null
  let width = 0
  let line = 1
  let end = 0
  for (const { cells, end: next } of cutRows(csv, separator)) {
    const begins = line
    line += csv.slice(end, next).match(/\r\n?|\n/g)?.length ?? 0
    end = next
    if (places === null) {
      const { found, twice } = placesOf(cells, columns)
      const missing = needed.filter((name) => found[name] === undefined)
      if (missing.length > 0 || twice) return { rows, missing, twice }
      places = found
      width = cells.length
    } else if (cells.some((cell) => cell.trim() !== '')) {
      const at = places
      rows.push({
        line: begins,
        cell: (column) => unguarded(cells[at[column] ?? -1] ?? ''),
        isWider: cells.slice(width).some((cell) => cell.trim() !== ''),
      })
    }
  }
  return { rows, missing: places === null ? needed : [], twice: null }
}

/** An export guards texts that a spreadsheet would work out. */
const unguarded = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '')

/** What stands most often in the header is what stands between its cells. */
const separatorOf = (header: string) =>
  ([',', ';', '\t'] as const).reduce((best, one) =>
    header.split(one).length > header.split(best).length ? one : best,
  )

function placesOf<Column extends string>(
  header: string[],
  columns: Record<Column, readonly string[]>,
): { found: Partial<Record<Column, number>>; twice: string | null } {
  const names = header.map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replace(/[\s_-]+/g, ' '),
  )
  const found: Partial<Record<Column, number>> = {}
  let twice: string | null = null
  for (const column of Object.keys(columns) as Column[]) {
    const [at, other] = names.flatMap((name, place) =>
      columns[column].includes(name) ? [place] : [],
    )
    if (at !== undefined) found[column] = at
    if (other !== undefined) twice ??= columns[column][0] ?? column
  }
  return { found, twice }
}
