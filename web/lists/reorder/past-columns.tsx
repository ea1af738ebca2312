import type { ColumnDef } from '../../ui/tables/columns.ts'
import { figure, Money } from '../../ui/words/amounts.tsx'
import { LineQuantity } from '../lines/quantity.tsx'
import { readPart, todayColumns } from '../lines/today-columns.tsx'
import { Difference } from './difference.tsx'
import { differenceOf, type PastLine } from './then-and-now.ts'

/** The columns of a past order: what it was then, and what it is today. */
export const pastColumns = (
  onQuantity: (partsId: string, quantity: number) => void,
): ColumnDef<PastLine>[] => [
  readPart<PastLine>(),
  {
    id: 'then',
    header: 'Then',
    meta: { card: 'named', align: 'end' },
    cell: ({ row: { original: line } }) => (
      <span className="figures whitespace-nowrap">
        {figure(line.ordered)} × <Money amount={line.unitPrice} currency={line.currency} />
      </span>
    ),
  },
  {
    id: 'quantity',
    header: 'Quantity',
    meta: { card: 'lead' },
    cell: ({ row: { original: line } }) => (
      <LineQuantity line={line} onChange={(quantity) => onQuantity(line.partsId, quantity)} />
    ),
  },
  {
    id: 'difference',
    header: 'Since then',
    cell: ({ row: { original: line } }) =>
      line.part ? (
        <Difference of={differenceOf(line, line.part, line.quantity)} />
      ) : (
        <span className="text-soft max-md:hidden">–</span>
      ),
  },
  ...todayColumns<PastLine>(),
]
