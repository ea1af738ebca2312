import { ArrowDownUp, X } from 'lucide-react'
import type { ListedLine } from '../../../contract/lists.ts'
import { buttonClass } from '../../ui/button.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { moved, type useListEditing, withLine } from '../use-list-editing.ts'
import { partColumns } from './part.tsx'
import { quantityColumn } from './quantity.tsx'
import { todayColumns } from './today-columns.tsx'
import { typedWordColumns } from './words.tsx'

type Change = ReturnType<typeof useListEditing>['change']

/** The columns of an own list. */
export const lineColumns = (
  onChange: Change,
  onRemove: (line: ListedLine) => void,
): ColumnDef<ListedLine>[] => [
  ...partColumns<ListedLine>(),
  ...typedWordColumns((line, next) => onChange(withLine(line.partsId, next))),
  quantityColumn<ListedLine>((line, quantity) => onChange(withLine(line.partsId, { quantity }))),
  ...todayColumns<ListedLine>().map(unlessStock),
  {
    id: 'tasks',
    header: () => <span className="sr-only">Do</span>,
    meta: { card: 'end', align: 'end', choice: 'stays', label: 'Do' },
    cell: ({ row: { original: line } }) => (
      <Tasks line={line} onChange={onChange} onRemove={() => onRemove(line)} />
    ),
  },
]

/** How many can be had is shown to who chooses it: a line that wants more says so below itself. */
const unlessStock = (column: ColumnDef<ListedLine>): ColumnDef<ListedLine> =>
  column.id === 'stock' ? { ...column, meta: { ...column.meta, choice: 'wished' } } : column

const ways = { Up: -1, Down: 1, 'To the top': 'first', 'To the end': 'last' } as const
type Way = keyof typeof ways

type TasksProps = { line: ListedLine; onChange: Change; onRemove: () => void }

function Tasks({ line, onChange, onRemove }: TasksProps) {
  const move = (by: Parameters<typeof moved>[1]) => onChange(moved(line.partsId, by))
  return (
    <div className="flex justify-end" data-screen-only>
      <label
        title="Move"
        className={buttonClass('quiet', 'small', 'relative px-2 focus-within:outline-2')}
      >
        <ArrowDownUp size={16} aria-hidden="true" />
        <span className="sr-only">Move {line.partsName}</span>
        <select
          value=""
          onChange={({ target }) => move(ways[target.value as Way])}
          className="absolute inset-0 cursor-pointer opacity-0"
        >
          <option value="" hidden>
            Move
          </option>
          {Object.keys(ways).map((way) => (
            <option key={way}>{way}</option>
          ))}
        </select>
      </label>
      <button type="button" onClick={onRemove} className={buttonClass('quiet', 'small', 'px-2')}>
        <X size={18} aria-hidden="true" />
        <span className="sr-only">Take {line.partsName} off the list</span>
      </button>
    </div>
  )
}
