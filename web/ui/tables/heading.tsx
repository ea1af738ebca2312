import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { classNames } from '../class-names.ts'
import { type ColumnDef, hasActs } from './columns.ts'

/** A cell of the head, which stays in sight below the page's own head while its table is scrolled through. */
export const headCell =
  'sticky top-(--table-top) z-10 h-9 bg-surface text-xs font-medium shadow-[inset_0_-1px_0_var(--color-line)] first:rounded-ss-lg last:rounded-se-lg'

type Props<T> = {
  column: ColumnDef<T>
  sort?: string | undefined
  onSort?: ((sort: string) => void) | undefined
}

/** The name of a column, and the way to sort by it. */
export function Heading<T>({ column, sort, onSort }: Props<T>) {
  const { meta, header } = column
  const name = typeof header === 'string' ? header : header()
  const words = meta?.sort
  const way = words && sort === words.up ? 'up' : words && sort === words.down ? 'down' : null
  const next = way === 'up' ? (words?.down ?? words?.up) : (words?.up ?? words?.down)
  const Icon = way === 'up' ? ArrowUp : way === 'down' ? ArrowDown : ArrowUpDown
  return (
    <th
      scope="col"
      data-acts={hasActs(column) || undefined}
      aria-sort={way === 'up' ? 'ascending' : way === 'down' ? 'descending' : undefined}
      className={classNames(
        headCell,
        'px-2.5 md:max-2xl:px-2 lg:whitespace-nowrap',
        meta?.align === 'end' ? 'text-end' : 'text-start',
        meta?.grows && 'w-full',
      )}
    >
      {words && next && onSort ? (
        <button
          type="button"
          className="inline-flex min-h-6 items-center gap-1 rounded-sm hover:text-ink"
          onClick={() => onSort(next)}
        >
          {name}
          <Icon size={13} aria-hidden="true" className={way ? '' : 'opacity-50'} />
        </button>
      ) : (
        name
      )}
    </th>
  )
}
