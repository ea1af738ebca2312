import { ChevronDown, Trash2 } from 'lucide-react'
import { createContext, use } from 'react'
import { Link } from 'react-router'
import type { BasketLine } from '../../contract/basket.ts'
import { toMajor } from '../../contract/pricing/money.ts'
import { unitPrice } from '../trade/basket/lines.ts'
import { LifeBadge } from '../trade/parts/life-badge.tsx'
import { Price } from '../trade/pricing/price.tsx'
import { buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Picture } from '../ui/picture.tsx'
import type { ColumnDef } from '../ui/tables/columns.ts'
import { figure } from '../ui/words/amounts.tsx'
import { LineQuantity } from './line-quantity.tsx'
import { lineState } from './line-state.ts'

type Doing = {
  opened: ReadonlySet<string>
  onToggle: (line: BasketLine) => void
  onRemove: (line: BasketLine) => void
}

/** What is done with a line: cells are drawn by the table, which must not be given new columns for it. */
export const DoingLines = createContext<Doing>({
  opened: new Set(),
  onToggle: () => {},
  onRemove: () => {},
})

const totalOf = (line: BasketLine) => {
  const { totalMinor } = lineState(line)
  return line.part && totalMinor !== null ? toMajor(totalMinor, line.part.currency) : null
}

const none = (
  <span className="text-soft" data-none>
    –
  </span>
)

/** The columns of the basket. */
export const basketColumns: ColumnDef<BasketLine>[] = [
  {
    id: 'picture',
    header: () => <span className="sr-only">Picture</span>,
    meta: { card: 'picture', label: 'Picture' },
    cell: ({ row: { original: line } }) => <Shown line={line} />,
  },
  {
    id: 'part',
    header: 'Part',
    meta: {
      card: 'lead',
      grows: true,
      choice: 'stays',
      sort: { up: 'part', down: '-part' },
      value: ({ partsName }) => partsName,
    },
    cell: ({ row: { original: line } }) =>
      line.part ? (
        <>
          <Link to={`/parts/${line.partsId}`} title={line.partsName} className="link font-medium">
            {line.partsName}
          </Link>
          <LifeBadge part={line.part} />
        </>
      ) : (
        <span className="font-medium">{line.partsName || 'A part that has gone'}</span>
      ),
  },
  {
    id: 'mpn',
    header: 'Part number',
    meta: { card: 'lead', sort: { up: 'number', down: '-number' }, value: ({ mpn }) => mpn },
    cell: ({ row: { original: line } }) => <Code>{line.mpn}</Code>,
  },
  {
    id: 'ourNumber',
    header: 'Our number',
    meta: { card: 'named', choice: 'wished', value: ({ part }) => part?.partNumber ?? null },
    cell: ({ row: { original: line } }) => (line.part ? <Code>{line.part.partNumber}</Code> : none),
  },
  {
    id: 'ownNumber',
    header: 'Your number',
    meta: {
      card: 'named',
      sort: { up: 'own', down: '-own' },
      value: ({ ownNumber }) => ownNumber || null,
    },
    cell: ({ row: { original: line } }) => (line.ownNumber ? <Code>{line.ownNumber}</Code> : none),
  },
  {
    id: 'note',
    header: 'Note',
    meta: { card: 'hidden', choice: 'wished', value: ({ note }) => note || null },
    cell: ({ row: { original: line } }) => (
      <span className="block max-w-48 truncate" title={line.note}>
        {line.note}
      </span>
    ),
  },
  {
    id: 'quantity',
    header: 'Quantity',
    meta: {
      choice: 'stays',
      sort: { up: 'quantity', down: '-quantity' },
      value: ({ quantity }) => quantity,
    },
    cell: ({ row: { original: line } }) =>
      line.part ? (
        <LineQuantity line={line} part={line.part} />
      ) : (
        <span className="figures text-soft">{figure(line.quantity)} wanted</span>
      ),
  },
  {
    id: 'each',
    header: 'Each',
    meta: {
      card: 'named',
      align: 'end',
      sort: { up: 'each', down: '-each' },
      value: ({ part, quantity }) => (part ? unitPrice(part, quantity) : null),
    },
    cell: ({ row: { original: line } }) =>
      line.part ? <Price of={line.part} amount={unitPrice(line.part, line.quantity)} /> : none,
  },
  {
    id: 'available',
    header: 'Available',
    meta: {
      card: 'named',
      align: 'end',
      sort: { up: 'available', down: '-available' },
      value: ({ part }) => part?.quantity ?? null,
    },
    cell: ({ row: { original: line } }) => (line.part ? figure(line.part.quantity) : none),
  },
  {
    id: 'total',
    header: 'Total',
    meta: {
      card: 'end',
      align: 'end',
      sort: { up: 'total', down: '-total' },
      value: totalOf,
    },
    cell: ({ row: { original: line } }) => <Total line={line} />,
  },
  {
    id: 'tasks',
    header: () => <span className="sr-only">Do</span>,
    meta: { card: 'end', align: 'end', choice: 'stays', label: 'Do' },
    cell: ({ row: { original: line } }) => <Tasks line={line} />,
  },
]

const Code = ({ children }: { children: string }) => (
  <span title={children} className="block max-w-44 truncate font-mono text-xs">
    {children}
  </span>
)

function Shown({ line: { part } }: { line: BasketLine }) {
  return (
    <div className="h-8 w-10 overflow-hidden rounded-sm max-md:h-9 max-md:w-12">
      {part && (
        <Picture
          src={part.img}
          picture={null}
          alt=""
          sizes="48px"
          className="h-full! w-full object-cover"
        />
      )}
    </div>
  )
}

function Total({ line }: { line: BasketLine }) {
  const total = totalOf(line)
  return line.part && total !== null ? (
    <span className="font-semibold">
      <Price of={line.part} amount={total} />
    </span>
  ) : (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">not in the total</span>
    </>
  )
}

function Tasks({ line }: { line: BasketLine }) {
  const { opened, onToggle, onRemove } = use(DoingLines)
  const isOpen = opened.has(line.partsId)
  return (
    <span className="inline-flex" data-screen-only>
      <button
        type="button"
        aria-expanded={isOpen}
        title="Price, number and note"
        onClick={() => onToggle(line)}
        className={buttonClass('quiet', 'small', 'px-2 text-soft')}
      >
        <ChevronDown
          size={16}
          aria-hidden="true"
          className={classNames('transition-transform', isOpen && 'rotate-180')}
        />
        <span className="sr-only">Price, number and note: {line.partsName}</span>
      </button>
      <button
        type="button"
        title="Remove"
        onClick={() => onRemove(line)}
        className={buttonClass('quiet', 'small', 'px-2 text-soft')}
      >
        <Trash2 size={15} aria-hidden="true" />
        <span className="sr-only">Remove: {line.partsName}</span>
      </button>
    </span>
  )
}
