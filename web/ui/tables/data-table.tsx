import {
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { classNames } from '../class-names.ts'
import { type Choice, ChooseAll, useRanges } from './choice.tsx'
import { type ColumnDef, shownColumns, type TableLook, usualLook } from './columns.ts'
import { Heading, headCell } from './heading.tsx'
import { Line } from './line.tsx'
import { useRowWindow } from './row-window.ts'

type Props<T> = {
  columns: ColumnDef<T>[]
  rows: T[]
  /** What the table is of, for readers: the heading above says the same. */
  caption: string
  rowId: (row: T) => string
  /** How its reader wants to see it. */
  look?: TableLook | undefined
  /** The `sort` parameter that is in force, and what happens when another is asked for. */
  sort?: string | undefined
  onSort?: ((sort: string) => void) | undefined
  /** What Enter on a row does. */
  onOpen?: ((row: T) => void) | undefined
  /** Without it there is nothing to choose. */
  choice?: Choice<T> | undefined
  /** What stands under a row over the table's whole width, when there is something. */
  below?: ((row: T) => ReactNode) | undefined
  /** A row that is to be drawn wherever it is, since somebody is about to go there. */
  also?: string | undefined
  /** While other rows are on their way. */
  busy?: boolean | undefined
}

const pixels = { dense: 36, roomy: 40 } as const
/** The same less the line between rows; as classes, since a page that the server draws has no style of its own. */
const lines = { dense: '[--row:35px]', roomy: '[--row:39px]' } as const

/**
 * Rows of one kind, a line each. Sorting, filtering and paging are its page's: this shows what it is given, of many rows
 * those that are near the window. `j` and `k` go down and up, `Enter` opens, `x` chooses; in a field `Enter` goes on to
 * the same field of the next row. On narrow screens each row is a card of two or three lines.
 */
export function DataTable<T>(props: Props<T>) {
  const { columns, rows, caption, rowId, look = usualLook, choice, busy } = props
  const shown = useMemo(() => shownColumns(columns, look.columns), [columns, look.columns])
  const ids = useMemo(() => rows.map(rowId), [rows, rowId])
  const drawn = useRowWindow(ids, pixels[look.density], props.also)
  const place = usePlace(shown.length)
  const acts = useActs(useRanges(rows, choice), props.onOpen)
  return (
    <div
      ref={place.ref}
      className={classNames(
        'panel relative transition-opacity [--table-top:4rem] max-md:[--table-top:0px]',
        place.form === 'scrolls' && 'max-h-[calc(100dvh-6rem)] overflow-auto [--table-top:0px]!',
        busy && 'opacity-60',
      )}
      aria-busy={busy}
      data-narrow={place.form === 'scrolls' || undefined}
      data-carded={place.form === 'cards' || undefined}
    >
      <table
        className={`cards w-full text-sm ${lines[look.density]}`}
        aria-rowcount={drawn.isWindowed ? rows.length + 1 : undefined}
      >
        <caption className="sr-only">{caption}</caption>
        <thead className="text-soft">
          <tr className="text-start">
            {choice && (
              <th scope="col" className={`${headCell} w-10 px-3`}>
                <ChooseAll rows={rows} ids={ids} choice={choice} />
              </th>
            )}
            {shown.map((column) => (
              <Heading key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody
          ref={drawn.body}
          onFocus={drawn.onFocus}
          onBlur={drawn.onBlur}
          onKeyDown={goOnByEnter}
        >
          {drawn.pieces.map((piece) => {
            if ('gap' in piece)
              return <Gap key={`gap ${piece.from}`} height={piece.gap} columns={shown.length + 1} />
            const { at } = piece
            const [row, id] = [rows[at], ids[at]]
            return (
              row !== undefined &&
              id !== undefined && (
                <Line
                  key={id}
                  id={id}
                  row={row}
                  at={at}
                  columns={shown}
                  place={drawn.isWindowed ? at + 2 : undefined}
                  isChosen={choice?.has(id)}
                  onChoose={acts.onChoose}
                  onOpen={acts.onOpen}
                  under={props.below?.(row)}
                />
              )
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** What rows do, the same functions always, and always by what the table was given last. */
function useActs<T>(
  onChoose: (at: number, isChosen: boolean, until: boolean) => void,
  onOpen: ((row: T) => void) | undefined,
) {
  const latest = useRef({ onChoose, onOpen })
  latest.current = { onChoose, onOpen }
  return useMemo(
    () => ({
      onChoose: (...how: Parameters<typeof onChoose>) => latest.current.onChoose(...how),
      onOpen: (row: T) => latest.current.onOpen?.(row),
    }),
    [],
  )
}

/** The room of rows that are not drawn. */
const Gap = ({ height, columns }: { height: number; columns: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
  <tr aria-hidden="true" style={{ padding: 0 }}>
    <td colSpan={columns} style={{ height, padding: 0 }} />
  </tr>
)

/** In a place of fewer pixels rows that are wider than it are cards. */
const cardsBelow = 900

/**
 * Rows that are wider than their place are cards where the place is not wide, so that nothing of them is out of sight; in a wide
 * one they scroll inside of it, but for what is done with a row. A table that fits lets its head stay at the window's.
 */
function usePlace(columns: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [form, setForm] = useState<'lines' | 'cards' | 'scrolls'>('lines')
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns are as wide as they are, and measured anew as lines
  useLayoutEffect(() => {
    const place = ref.current
    const table = place?.firstElementChild
    if (!place || !table) return
    setForm('lines')
    // what cards were as lines: they say nothing of it themselves
    let width = 0
    const look = () => {
      if (place.dataset.carded === undefined) width = table.scrollWidth
      const room = place.clientWidth
      if (width <= room + 1) return setForm('lines')
      setForm(room < cardsBelow ? 'cards' : 'scrolls')
    }
    const seen = new ResizeObserver(look)
    seen.observe(place)
    seen.observe(table)
    return () => seen.disconnect()
  }, [columns])
  return { ref, form }
}

/** Enter in a field, once the field has taken it, goes to the same one of the next row; with Shift to that of the row before. */
function goOnByEnter(event: KeyboardEvent<HTMLTableSectionElement>) {
  const { target } = event
  const isField = target instanceof HTMLInputElement && !event.defaultPrevented
  if (event.key !== 'Enter' || !isField) return
  const field = target.dataset.field
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row.contains(target))
  const others = event.shiftKey ? rows.slice(0, at).reverse() : rows.slice(at + 1)
  const same = (row: HTMLElement) =>
    row.querySelector<HTMLInputElement>(`input[data-field="${field}"]`) ?? []
  const [there] = field ? others.flatMap(same) : []
  if (!there) return
  event.preventDefault()
  there.focus()
  there.select()
}
