import { type KeyboardEvent, type MouseEvent, memo, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { type ColumnDef, hasActs } from './columns.ts'

type Props<T> = {
  id: string
  row: T
  /** Its place in the table. */
  at: number
  columns: ColumnDef<T>[]
  /** Its number among all rows, the head included, where not all are drawn. */
  place: number | undefined
  isChosen: boolean | undefined
  /** `until`: and all rows between it and the one that was chosen before. The same function always, as onOpen. */
  onChoose: (at: number, isChosen: boolean, until: boolean) => void
  onOpen: (row: T) => void
  /** What stands under it. */
  under: ReactNode
}

/**
 * A row, and what stands under it. `Enter` opens it, `x` chooses it. It is drawn anew when something of it is another:
 * with each key that is typed beside a table all of its rows would be.
 */
export const Line = memo(DrawnLine) as typeof DrawnLine

function DrawnLine<T>(props: Props<T>) {
  const { id, row, at, columns, place, isChosen, onChoose, onOpen, under } = props
  const canChoose = isChosen !== undefined
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget) return
    if (event.key === 'Enter') onOpen(row)
    if (event.key.toLowerCase() === 'x' && canChoose) onChoose(at, !isChosen, event.shiftKey)
  }
  return (
    <>
      <tr
        data-row={id}
        tabIndex={-1}
        aria-rowindex={place}
        aria-selected={isChosen}
        onKeyDown={onKeyDown}
        className={classNames(
          'hover:bg-sunken focus-visible:-outline-offset-2',
          !under && 'border-b last:border-b-0',
          isChosen && 'bg-accent-tint',
        )}
      >
        {canChoose && (
          <td className="px-3" data-card="choose">
            <input
              type="checkbox"
              aria-label="Choose this row"
              className="block size-4 accent-accent"
              checked={isChosen}
              onChange={() => {}}
              onClick={(event: MouseEvent<HTMLInputElement>) =>
                onChoose(at, event.currentTarget.checked, event.shiftKey)
              }
            />
          </td>
        )}
        {columns.map((column) => (
          <LineCell key={column.id} column={column} row={row} at={at} />
        ))}
      </tr>
      {under && (
        <tr data-below className="border-b last:border-b-0">
          <td colSpan={columns.length + (canChoose ? 1 : 0)} data-card="lead" className="px-3 pb-2">
            {under}
          </td>
        </tr>
      )}
    </>
  )
}

type CellProps<T> = { column: ColumnDef<T>; row: T; at: number }

function LineCell<T>({ column, row, at }: CellProps<T>) {
  const { meta, header } = column
  const content = column.cell({ row: { original: row, index: at } })
  return (
    <td
      data-label={meta?.label ?? (typeof header === 'string' ? header : '')}
      data-card={meta?.card}
      data-acts={hasActs(column) || undefined}
      className={classNames(
        'h-(--row) px-2.5 py-0.5 md:whitespace-nowrap md:max-2xl:px-2',
        meta?.align === 'end' && 'text-end',
        meta?.grows && 'md:w-full',
      )}
    >
      {meta?.grows ? (
        // its own length counts for nothing: it fills the room that is left, and this at least
        <div className="max-md:contents md:min-w-28">
          <div className="overflow-x-clip text-ellipsis [overflow-clip-margin:3px] max-md:contents md:w-0 md:min-w-full">
            {content}
          </div>
        </div>
      ) : (
        content
      )}
    </td>
  )
}
