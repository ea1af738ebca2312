import {
  type Column,
  type ColumnDef,
  flexRender,
  getCoreRowModel,
  type Row,
  type RowData,
  useReactTable,
} from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

declare module '@tanstack/react-table' {
  interface ColumnMeta<TData extends RowData, TValue> {
    /** Numbers stand at the end of their cell. */
    align?: 'end'
    /** The words of the `sort` parameter for upwards and downwards; without them the column is not sorted by. */
    sort?: { up?: string; down?: string }
    /** What a narrow screen names the cell when it is `named`, where the header will not do. */
    label?: string
    /**
     * Its part of the card that a row is on a narrow screen: `lead` has the first line, beside a `picture`; `named`
     * stands under its name, `end` at the end of its line, `hidden` nowhere. Without it the value stands by itself.
     */
    card?: 'lead' | 'picture' | 'named' | 'end' | 'hidden'
  }
}

type Props<T> = {
  columns: ColumnDef<T>[]
  rows: T[]
  /** What the table is of, for readers: the heading above says the same. */
  caption: string
  rowId: (row: T) => string
  /** The `sort` parameter that is in force, and what happens when another is asked for. */
  sort?: string | undefined
  onSort?: ((sort: string) => void) | undefined
  /** What Enter, and a click beside the row's own controls, does. */
  onOpen?: ((row: T) => void) | undefined
  /** Rows that were chosen, by id, and how that changes: without it there is nothing to choose. */
  chosen?: ReadonlySet<string> | undefined
  onChoose?: ((chosen: Set<string>) => void) | undefined
  /** What stands under a row over the table's whole width, when there is something. */
  below?: ((row: T) => ReactNode) | undefined
  /** While other rows are on their way. */
  busy?: boolean | undefined
}

/**
 * Rows of one kind. Sorting, filtering and paging are the server's: this shows what it answered. `j` and `k` go down
 * and up, `Enter` opens, `x` chooses. On narrow screens each row is a card of two or three lines.
 */
export function DataTable<T>(props: Props<T>) {
  const { columns, rows, caption, rowId, chosen, onChoose, busy } = props
  const table = useReactTable({
    data: rows,
    columns,
    getCoreRowModel: getCoreRowModel(),
    getRowId: rowId,
    manualSorting: true,
    manualPagination: true,
  })
  const all = rows.map(rowId)
  const allChosen = all.length > 0 && all.every((id) => chosen?.has(id))
  return (
    <div
      className={classNames(
        'panel relative overflow-x-auto transition-opacity',
        busy && 'opacity-60',
      )}
      aria-busy={busy}
    >
      <table className="cards w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} className="border-b text-start text-soft">
              {chosen && (
                <th scope="col" className="w-10 px-3">
                  <input
                    type="checkbox"
                    aria-label="Choose all on this page"
                    className="size-4 accent-accent"
                    checked={allChosen}
                    onChange={() => onChoose?.(new Set(allChosen ? [] : all))}
                  />
                </th>
              )}
              {group.headers.map((header) => (
                <Heading key={header.id} column={header.column} {...props}>
                  {flexRender(header.column.columnDef.header, header.getContext())}
                </Heading>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <Line key={row.id} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type HeadingProps<T> = Pick<Props<T>, 'sort' | 'onSort'> & {
  column: Column<T>
  children: ReactNode
}

function Heading<T>({ column, sort, onSort, children }: HeadingProps<T>) {
  const meta = column.columnDef.meta
  const words = meta?.sort
  const way = words && sort === words.up ? 'up' : words && sort === words.down ? 'down' : null
  const next = way === 'up' ? (words?.down ?? words?.up) : (words?.up ?? words?.down)
  const Icon = way === 'up' ? ArrowUp : way === 'down' ? ArrowDown : ArrowUpDown
  return (
    <th
      scope="col"
      aria-sort={way === 'up' ? 'ascending' : way === 'down' ? 'descending' : undefined}
      className={classNames(
        'h-9 px-3 text-xs font-medium lg:whitespace-nowrap',
        meta?.align === 'end' ? 'text-end' : 'text-start',
      )}
    >
      {words && next && onSort ? (
        <button
          type="button"
          className="inline-flex min-h-6 items-center gap-1 rounded-sm hover:text-ink"
          onClick={() => onSort(next)}
        >
          {children}
          <Icon size={13} aria-hidden="true" className={way ? '' : 'opacity-50'} />
        </button>
      ) : (
        children
      )}
    </th>
  )
}

function Line<T>({ row, onOpen, chosen, onChoose, below }: { row: Row<T> } & Props<T>) {
  const isChosen = chosen?.has(row.id) ?? false
  const choose = () => {
    const next = new Set(chosen)
    if (isChosen) next.delete(row.id)
    else next.add(row.id)
    onChoose?.(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget) return
    if (event.key === 'Enter') onOpen?.(row.original)
    if (event.key === 'x' && chosen) choose()
  }
  const under = below?.(row.original)
  return (
    <>
      <tr
        data-row
        tabIndex={-1}
        aria-selected={chosen ? isChosen : undefined}
        onKeyDown={onKeyDown}
        className={classNames(
          'border-b last:border-b-0 hover:bg-sunken focus-visible:-outline-offset-2',
          isChosen && 'bg-accent-tint',
        )}
      >
        {chosen && (
          <td className="px-3" data-card="choose">
            <input
              type="checkbox"
              aria-label="Choose this row"
              className="size-4 accent-accent"
              checked={isChosen}
              onChange={choose}
            />
          </td>
        )}
        {row.getVisibleCells().map((cell) => {
          const { meta, header } = cell.column.columnDef
          return (
            <td
              key={cell.id}
              data-label={meta?.label ?? (typeof header === 'string' ? header : '')}
              data-card={meta?.card}
              className={classNames('h-9 px-3 py-1', meta?.align === 'end' && 'text-end')}
            >
              {flexRender(cell.column.columnDef.cell, cell.getContext())}
            </td>
          )
        })}
      </tr>
      {under && (
        <tr className="border-b bg-ground last:border-b-0">
          <td
            colSpan={row.getVisibleCells().length + (chosen ? 1 : 0)}
            data-card="lead"
            className="px-3"
          >
            {under}
          </td>
        </tr>
      )}
    </>
  )
}
