import { toMajor } from '../../../contract/pricing/money.ts'
import { inPacks } from '../../trade/pricing/pack-words.ts'
import { Price } from '../../trade/pricing/price.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { figure } from '../../ui/words/amounts.tsx'
import { None } from './part.tsx'
import { stateOf, type TodaysLine } from './state.ts'

/** Money of today in major units; null while a line has none. */
function today(line: TodaysLine, which: 'unitMinor' | 'totalMinor') {
  const minor = stateOf(line)[which]
  return line.part && minor !== null ? toMajor(minor, line.part.currency) : null
}

const packs = ({ part, quantity }: TodaysLine) => (part && inPacks(part.pack, quantity)) || null

type AmountProps = { line: TodaysLine; which: 'unitMinor' | 'totalMinor' }

function Amount({ line, which }: AmountProps) {
  const amount = today(line, which)
  return amount === null || !line.part ? <None /> : <Price of={line.part} amount={amount} />
}

/** What a line comes to today, in how many packs, and how many can be had. There is no total while it cannot be ordered. */
export const todayColumns = <Line extends TodaysLine>(): ColumnDef<Line>[] => [
  {
    id: 'each',
    header: 'Each',
    meta: {
      card: 'named',
      align: 'end',
      choice: 'wished',
      label: 'Each today',
      sort: { up: 'each', down: '-each' },
      value: (line) => today(line, 'unitMinor'),
    },
    cell: ({ row }) => <Amount line={row.original} which="unitMinor" />,
  },
  {
    id: 'today',
    header: 'Today',
    meta: {
      card: 'named',
      align: 'end',
      sort: { up: 'total', down: '-total' },
      value: (line) => today(line, 'totalMinor'),
    },
    cell: ({ row }) => (
      <span className="font-medium">
        <Amount line={row.original} which="totalMinor" />
      </span>
    ),
  },
  {
    id: 'packs',
    header: 'Packs',
    meta: { card: 'named', choice: 'wished', value: packs },
    cell: ({ row }) => packs(row.original) ?? <None />,
  },
  {
    id: 'stock',
    header: 'Available',
    meta: {
      card: 'named',
      align: 'end',
      sort: { up: 'available', down: '-available' },
      value: ({ part }) => part?.quantity ?? null,
    },
    cell: ({ row: { original: line } }) =>
      line.part ? (
        <span className={line.part.quantity < line.quantity ? 'figures text-danger' : 'figures'}>
          {figure(line.part.quantity)}
        </span>
      ) : (
        <None />
      ),
  },
]
