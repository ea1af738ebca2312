import { choiceOf } from '../../ui/tables/choice.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { DataTable } from '../../ui/tables/data-table.tsx'

type Props<T> = {
  caption: string
  columns: ColumnDef<T>[]
  lines: T[]
  chosen: ReadonlySet<string> | undefined
  onChoose: (chosen: Set<string>) => void
  /** The part of a line that somebody is about to go to. */
  also?: string | undefined
}

/** Lines of parts, each part once: however many there are, on one page. */
export function AllLines<T extends { partsId: string }>(props: Props<T>) {
  const { chosen, onChoose, lines, ...rest } = props
  return (
    <DataTable
      {...rest}
      rows={lines}
      rowId={idOf}
      choice={chosen && choiceOf(chosen, onChoose, idOf)}
    />
  )
}

const idOf = ({ partsId }: { partsId: string }) => partsId
