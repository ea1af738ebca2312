import { cutRows } from './cut-rows.ts'

/** A row of a file with a header: on which line it begins, and what stands in a column, '' where it is not there. */
export type NamedRow<Column extends string> = { line: number; cell: (column: Column) => string }

/**
 * The rows of a CSV whose header names the columns, blank ones left out. Each column is known under several names; capitals, gaps and
 * underscores do not matter. Commas, semicolons and tabs are known. `missing`: columns of `needed` that the header does not name.
 */
export function readNamedRows<Column extends string>(
  text: string,
  columns: Record<Column, readonly string[]>,
  needed: readonly NoInfer<Column>[],
): { rows: NamedRow<Column>[]; missing: readonly string[] } {
  const csv = text.replace(/^\ufeff/, '')
  const separator = separatorOf(csv.slice(0, csv.search(/[\r\n]|$/)))
  const rows: NamedRow<Column>[] = []
  let places: Partial<Record<Column, number>> | null = null
  let line = 1
  let end = 0
  for (const { cells, end: next } of cutRows(csv, separator)) {
    const begins = line
    line += csv.slice(end, next).match(/\r\n?|\n/g)?.length ?? 0
    end = next
    if (places === null) {
      const found = placesOf(cells, columns)
      const missing = needed.filter((name) => found[name] === undefined)
      if (missing.length > 0) return { rows, missing }
      places = found
    } else if (cells.some((cell) => cell.trim() !== '')) {
      const at = places
      rows.push({ line: begins, cell: (column) => unguarded(cells[at[column] ?? -1] ?? '') })
    }
  }
  return { rows, missing: places === null ? needed : [] }
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
): Partial<Record<Column, number>> {
  const names = header.map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replace(/[\s_-]+/g, ' '),
  )
  const places: Partial<Record<Column, number>> = {}
  for (const column of Object.keys(columns) as Column[]) {
    const at = names.findIndex((name) => columns[column].includes(name))
    if (at >= 0) places[column] = at
  }
  return places
}
