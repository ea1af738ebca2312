import { csvCell } from '../../../contract/text/csv-cell.ts'
import { type CsvManner, csvHere, csvNumber } from '../../../contract/text/csv-manner.ts'
import { type CellValue, type ColumnDef, nameOf } from '../../ui/tables/columns.ts'

/** The cells of rows under the names of their columns, as they are seen: what has no value is left out. */
export function cellsOf<T>(columns: ColumnDef<T>[], rows: T[]) {
  const valued = columns.filter(({ meta }) => meta?.value)
  return {
    names: valued.map(nameOf),
    rows: rows.map((row, at) => valued.map(({ meta }) => meta?.value?.(row, at) ?? null)),
  }
}

type Cells = ReturnType<typeof cellsOf>

/** As a file, as spreadsheets open it where the shop is. */
export function csvOf({ names, rows }: Cells): string {
  const csv = csvHere()
  const line = (cells: CellValue[]) => cells.map((cell) => csvText(cell, csv)).join(csv.separator)
  return `\ufeff${[names, ...rows].map(line).join('\r\n')}\r\n`
}

const csvText = (value: CellValue, csv: CsvManner) =>
  typeof value === 'number' ? csvNumber(value, csv) : csvCell(value ?? '')

/** As it is pasted into a spreadsheet, which reads numbers as its reader writes them. */
export const tsvOf = ({ names, rows }: Cells): string =>
  [names, ...rows].map((cells) => cells.map(tsvText).join('\t')).join('\n')

const numbers = new Intl.NumberFormat(undefined, { useGrouping: false, maximumFractionDigits: 3 })

function tsvText(value: CellValue): string {
  if (typeof value === 'number') return numbers.format(value)
  // a tab or a line's end in a cell would begin another cell
  return csvCell((value ?? '').replaceAll(/\s+/g, ' ').trim()).replace(
    /^"(.*)"$/,
    (_, text: string) => text.replaceAll('""', '"'),
  )
}
