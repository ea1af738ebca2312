import { saveCsv } from '../../app/save-file.ts'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { cellsOf, csvOf, tsvOf } from './cells.ts'

/** Rows as they are seen, with the names of their columns, to be pasted into a spreadsheet. Rejects where the browser does not let it. */
export async function copyCells<T>(columns: ColumnDef<T>[], rows: T[]) {
  await navigator.clipboard.writeText(tsvOf(cellsOf(columns, rows)))
}

/** The same as a file. */
export const saveCells = <T>(columns: ColumnDef<T>[], rows: T[], name: string) =>
  saveCsv(csvOf(cellsOf(columns, rows)), name)
