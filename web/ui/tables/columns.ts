import type { ReactNode } from 'react'

/** What stands in a cell as a spreadsheet takes it: numbers as numbers. */
export type CellValue = string | number | null

/** A column of a table of rows. */
export type ColumnDef<T> = {
  id: string
  header: string | (() => ReactNode)
  /** What stands in a cell; `index` is the row's place in the table. */
  cell: (of: { row: { original: T; index: number } }) => ReactNode
  meta?: Meta<T>
}

type Meta<T> = {
  /** Numbers stand at the end of their cell. */
  align?: 'end'
  /** The words of the `sort` parameter for upwards and downwards; without them the column is not sorted by. */
  sort?: { up?: string; down?: string }
  /** What a narrow screen names the cell when it is `named`, and the choice of columns, where the header will not do. */
  label?: string
  /**
   * Its part of the card that a row is on a narrow screen: `lead` has the first line, beside a `picture`; `named`
   * stands under its name, `end` at the end of its line, `hidden` nowhere. Without it the value stands by itself.
   */
  card?: 'lead' | 'picture' | 'named' | 'end' | 'hidden'
  /** It takes the room that the others leave, and cuts what is longer than that. */
  grows?: boolean
  /** `stays`: nobody can take it away. `wished`: it is shown to who chooses it. */
  choice?: 'stays' | 'wished'
  /** What is copied and exported of it; without it the column is left out there. */
  value?: (row: T, at: number) => CellValue
}

/** How somebody wants to see a table. */
export type TableLook = {
  /** Rows of 36 or of 40 pixels. */
  density: 'dense' | 'roomy'
  /** The columns that are shown, in their order; undefined as the table has them. */
  columns?: string[] | undefined
  /** Rows of a page, where there are pages. */
  rows?: number | undefined
}

export const usualLook: TableLook = { density: 'roomy' }

/** What a column is called where it is chosen or exported. */
export const nameOf = <T>({ id, header, meta }: ColumnDef<T>) =>
  typeof header === 'string' && header !== '' ? header : (meta?.label ?? id)

/** Whether it holds what is done with a row. */
export const hasActs = <T>({ meta }: ColumnDef<T>) =>
  meta?.card === 'end' && meta.choice === 'stays'

/** The columns that are shown, in their order. Those that stay are shown whatever was chosen. */
export function shownColumns<T>(columns: ColumnDef<T>[], chosen: string[] | undefined) {
  if (!chosen) return columns.filter(({ meta }) => meta?.choice !== 'wished')
  const shown = chosen.flatMap((id) => columns.find((column) => column.id === id) ?? [])
  const missing = columns.filter(
    (column) => column.meta?.choice === 'stays' && !shown.includes(column),
  )
  return [...shown, ...missing]
}
