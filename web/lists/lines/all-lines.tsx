import type { ReactNode } from 'react'
import { ownFile } from '../../app/own-file.ts'
import { useTableLook } from '../../trade/tables/table-look.ts'
import { TableTools } from '../../trade/tables/table-tools.tsx'
import { useSorted } from '../../trade/tables/use-sorted.ts'
import { choiceOf } from '../../ui/tables/choice.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { ListKeys } from '../../ui/tables/list-keys.tsx'
import { counted } from '../../ui/words/amounts.tsx'

type Props<T> = {
  /** The name that its look is saved under, and that a file of it ends with. */
  table: string
  caption: string
  columns: ColumnDef<T>[]
  lines: T[]
  chosen: ReadonlySet<string> | undefined
  onChoose: (chosen: Set<string>) => void
  /** What is wrong with a line, and what can be done about it. */
  below: (line: T) => ReactNode
  /** The part of a line that somebody is about to go to. */
  also?: string | undefined
}

/** Lines of parts, each part once: however many there are, on one page, with what is done with them as a table. */
export function AllLines<T extends { partsId: string }>(props: Props<T>) {
  const { table, chosen, onChoose, lines, columns, ...rest } = props
  const [look, setLook] = useTableLook(table)
  const { sorted, sort, onSort } = useSorted(lines, columns, idOf)
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="figures text-sm text-soft">{counted(lines.length, 'part')}</p>
        <div className="flex flex-wrap items-center gap-1">
          <ListKeys />
          <TableTools
            columns={columns}
            look={look}
            onLook={setLook}
            rows={sorted}
            file={ownFile(table)}
          />
        </div>
      </div>
      <DataTable
        {...rest}
        columns={columns}
        look={look}
        sort={sort}
        onSort={onSort}
        rows={sorted}
        rowId={idOf}
        choice={chosen && choiceOf(chosen, onChoose, idOf)}
      />
    </div>
  )
}

const idOf = ({ partsId }: { partsId: string }) => partsId
