import type { ListedLine } from '../../../contract/lists.ts'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { StockCell, TodayCell } from './cells.tsx'
import { LinePart } from './part.tsx'
import type { TodaysLine } from './state.ts'
import { WrittenWords } from './words.tsx'

/** The part of a line with what was written to it, to read. */
export const readPart = <Line extends Omit<ListedLine, 'quantity'>>(): ColumnDef<Line> => ({
  id: 'part',
  header: 'Part',
  meta: { card: 'lead', grows: true },
  cell: ({ row: { original: line } }) => (
    <div className="py-1">
      <LinePart line={line} />
      <WrittenWords line={line} />
    </div>
  ),
})

/** What a line comes to today, and how many can be had. */
export const todayColumns = <Line extends TodaysLine>(): ColumnDef<Line>[] => [
  {
    id: 'today',
    header: 'Today',
    meta: { card: 'named', align: 'end' },
    cell: ({ row }) => <TodayCell line={row.original} />,
  },
  {
    id: 'stock',
    header: 'Available',
    meta: { card: 'named', align: 'end' },
    cell: ({ row }) => <StockCell line={row.original} />,
  },
]
