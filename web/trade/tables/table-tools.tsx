import { Columns3, Copy, Sheet } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { lazyDialog } from '../../ui/overlays/lazy-dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { type ColumnDef, shownColumns, type TableLook } from '../../ui/tables/columns.ts'
import { counted } from '../../ui/words/amounts.tsx'
import type { Props as ColumnsProps } from './columns-dialog.tsx'

const ColumnsDialog = lazyDialog<ColumnsProps>(
  async () => ({ default: (await import('./columns-dialog.tsx')).ColumnsDialog }),
  ({ open }) => open,
)

type Props<T> = {
  columns: ColumnDef<T>[]
  look: TableLook
  onLook: (look: TableLook) => void
  /** The rows that are seen: they are copied. */
  rows: T[]
  /** What a file of it is called, without its ending. */
  file: string
  /** Asks for the rows of all pages: they are saved. Without it there are no pages. */
  all?: () => Promise<T[]>
}

/** What is done with a table as it is seen: its columns chosen, its cells copied for a spreadsheet or saved as a file. */
export function TableTools<T>({ columns, look, onLook, rows, file, all }: Props<T>) {
  const [open, setOpen] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const shown = shownColumns(columns, look.columns)
  const copy = async () => {
    const { copyCells } = await import('./hand-out.ts')
    await copyCells(shown, rows)
    toast.success('Copied for a spreadsheet', counted(rows.length, 'row'))
  }
  const save = async () => {
    setSaving(true)
    try {
      const wanted = all ? await all() : rows
      const { saveCells } = await import('./hand-out.ts')
      saveCells(shown, wanted, `${file}.csv`)
      toast.success('Saved as it is seen', counted(wanted.length, 'row'))
    } finally {
      setSaving(false)
    }
  }
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)} className="max-md:hidden">
        <Columns3 size={16} aria-hidden="true" />
        Columns
      </Button>
      <Button
        variant="quiet"
        size="small"
        disabled={rows.length === 0}
        onClick={() =>
          void copy().catch(() =>
            toast.failure('Not copied', 'The browser does not let pages copy here'),
          )
        }
      >
        <Copy size={16} aria-hidden="true" />
        Copy
      </Button>
      <Button
        variant="quiet"
        size="small"
        className="max-md:hidden"
        title="These columns, of all rows, as CSV"
        busy={isSaving}
        disabled={rows.length === 0}
        onClick={() =>
          void save().catch((error: Error) => toast.failure('Not saved', error.message))
        }
      >
        <Sheet size={16} aria-hidden="true" />
        Save view
      </Button>
      <ColumnsDialog
        open={open}
        onClose={() => setOpen(false)}
        columns={columns as ColumnDef<unknown>[]}
        look={look}
        onLook={onLook}
        onPages={all !== undefined}
      />
    </>
  )
}
