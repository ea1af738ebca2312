import type { CellValue, ColumnDef } from '../../ui/tables/columns.ts'

/** As people sort: 2 before 10, é beside e. */
const people = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Rows in the order that a word of `sort` asks for, by what their column is worth; as they are when no column has that word. */
export function sortRows<T>(rows: T[], columns: ColumnDef<T>[], sort: string): T[] {
  for (const { meta } of columns) {
    const way = meta?.sort?.up === sort ? 1 : meta?.sort?.down === sort ? -1 : 0
    const read = meta?.value
    if (way === 0 || !read || sort === '') continue
    return rows
      .map((row, at) => ({ row, value: read(row, at) }))
      .sort((a, b) => way * compare(a.value, b.value))
      .map(({ row }) => row)
  }
  return rows
}

/** What has no value comes before all that has one. */
function compare(a: CellValue, b: CellValue): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null)
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return people.compare(String(a), String(b))
}
