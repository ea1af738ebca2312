import { ArrowDown, ArrowUp } from 'lucide-react'
import { useId } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import {
  type ColumnDef,
  nameOf,
  shownColumns,
  type TableLook,
  usualLook,
} from '../../ui/tables/columns.ts'
import { pageSizes } from './table-look.ts'

export type Props = {
  open: boolean
  onClose: () => void
  columns: ColumnDef<unknown>[]
  look: TableLook
  onLook: (look: TableLook) => void
  onPages: boolean
}

/** Which columns a table has, in which order, how high its rows are and how many stand on a page. What is chosen holds at once. */
export function ColumnsDialog({ open, onClose, columns, look, onLook, onPages }: Props) {
  const name = useId()
  const shown = shownColumns(columns, look.columns).map(({ id }) => id)
  const listed = [...shown, ...columns.map(({ id }) => id).filter((one) => !shown.includes(one))]
  const show = (next: string[]) => onLook({ ...look, columns: next })
  const move = (at: number, by: 1 | -1) => {
    const one = shown[at] ?? ''
    show(shown.toSpliced(at, 1).toSpliced(at + by, 0, one))
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Columns and rows"
      actions={
        <>
          <Button variant="quiet" onClick={() => onLook(usualLook)}>
            As it was made
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <fieldset>
        <legend className="text-sm text-soft">Columns, in their order</legend>
        <ul className="mt-1 divide-y">
          {listed.map((one) => {
            const column = columns.find((each) => each.id === one)
            if (!column) return null
            const at = shown.indexOf(one)
            const words = nameOf(column)
            return (
              <li key={one} className="flex min-h-9 items-center gap-1 text-sm">
                <label className="flex grow items-center gap-2 py-1.5">
                  <input
                    type="checkbox"
                    className="size-4 accent-accent"
                    checked={at >= 0}
                    disabled={column.meta?.choice === 'stays'}
                    onChange={({ target }) =>
                      show(target.checked ? [...shown, one] : shown.filter((each) => each !== one))
                    }
                  />
                  {words}
                </label>
                <Move
                  name={`${words} further to the front`}
                  isOff={at <= 0}
                  onMove={() => move(at, -1)}
                  Icon={ArrowUp}
                />
                <Move
                  name={`${words} further to the end`}
                  isOff={at < 0 || at === shown.length - 1}
                  onMove={() => move(at, 1)}
                  Icon={ArrowDown}
                />
              </li>
            )
          })}
        </ul>
      </fieldset>
      <div className="mt-5 flex flex-wrap gap-x-8 gap-y-4 text-sm">
        <fieldset>
          <legend className="text-soft">Rows</legend>
          <div className="mt-1 flex gap-4">
            {(['roomy', 'dense'] as const).map((density) => (
              <label key={density} className="flex min-h-6 items-center gap-2">
                <input
                  type="radio"
                  name={name}
                  className="size-4 accent-accent"
                  checked={look.density === density}
                  onChange={() => onLook({ ...look, density })}
                />
                {density === 'dense' ? 'Dense' : 'Roomy'}
              </label>
            ))}
          </div>
        </fieldset>
        {onPages && (
          <label className="flex flex-col gap-1">
            <span className="text-soft">Rows on a page</span>
            <select
              className="input min-h-8 w-24 py-0 text-sm"
              value={look.rows ?? pageSizes[0]}
              onChange={({ target }) => onLook({ ...look, rows: Number(target.value) })}
            >
              {pageSizes.map((size) => (
                <option key={size}>{size}</option>
              ))}
            </select>
          </label>
        )}
      </div>
    </Dialog>
  )
}

type MoveProps = { name: string; isOff: boolean; onMove: () => void; Icon: typeof ArrowUp }

/** It stays a button while it does nothing: else the focus would be lost with the last step. */
const Move = ({ name, isOff, onMove, Icon }: MoveProps) => (
  <button
    type="button"
    aria-label={name}
    aria-disabled={isOff}
    onClick={() => !isOff && onMove()}
    className={buttonClass('quiet', 'small', 'px-2')}
  >
    <Icon size={15} aria-hidden="true" />
  </button>
)
