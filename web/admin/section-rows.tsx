import type { ComponentProps } from 'react'
import { DataTable } from '../ui/tables/data-table.tsx'

type Props<Row> = ComponentProps<typeof DataTable<Row>> & {
  /** What is said where there are none. */
  nothing: string
}

/** The rows of a section, or why there are none. */
export const SectionRows = <Row,>({ nothing, ...table }: Props<Row>) =>
  table.rows.length === 0 ? (
    <p className="panel px-4 py-6 text-center text-sm text-soft">{nothing}</p>
  ) : (
    <DataTable {...table} />
  )
