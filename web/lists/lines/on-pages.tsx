import type { ColumnDef } from '@tanstack/react-table'
import { useAddress } from '../../app/address.ts'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { Pages } from '../../ui/tables/pages.tsx'

/** Of 1,000 lines drawn at once, each key typed into one would take seconds. */
export const linesOnAPage = 50

type Props<T> = {
  caption: string
  columns: ColumnDef<T>[]
  lines: T[]
  chosen: ReadonlySet<string> | undefined
  onChoose: (chosen: Set<string>) => void
  /** For paper: all of them. */
  whole?: boolean | undefined
}

/** Lines of parts, each part once, a page of them at a time. What was chosen on other pages stays chosen. */
export function LinesOnPages<T extends { partsId: string }>(props: Props<T>) {
  const { caption, columns, lines, chosen, onChoose, whole = false } = props
  const address = useAddress()
  const last = Math.max(1, Math.ceil(lines.length / linesOnAPage))
  const page = Math.min(address.page, last)
  const rows = whole ? lines : lines.slice((page - 1) * linesOnAPage, page * linesOnAPage)
  const choose = (next: Set<string>) => {
    const here = new Set(rows.map(({ partsId }) => partsId))
    const elsewhere = [...(chosen ?? [])].filter((id) => !here.has(id))
    onChoose(new Set([...elsewhere, ...[...next].filter((id) => here.has(id))]))
  }
  return (
    <div className="space-y-3">
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        rowId={({ partsId }) => partsId}
        chosen={chosen}
        onChoose={choose}
      />
      <Pages page={page} total={lines.length} size={linesOnAPage} most={last} />
    </div>
  )
}
