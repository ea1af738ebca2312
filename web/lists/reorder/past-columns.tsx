import { Price, type PriceWords, usePriceWords } from '../../trade/pricing/price.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { figure } from '../../ui/words/amounts.tsx'
import { None, partColumns, wordColumns } from '../lines/part.tsx'
import { quantityColumn } from '../lines/quantity.tsx'
import { todayColumns } from '../lines/today-columns.tsx'
import { Difference } from './difference.tsx'
import { differenceOf, type PastLine } from './then-and-now.ts'

/** The columns of a past order: what it was then, and what it is today. */
export const pastColumns = (
  onQuantity: (partsId: string, quantity: number) => void,
): ColumnDef<PastLine>[] => [
  ...partColumns<PastLine>(),
  ...wordColumns<PastLine>().map((column) => ({
    ...column,
    meta: { ...column.meta, choice: 'wished' as const },
  })),
  {
    id: 'then',
    header: 'Then',
    meta: { card: 'named', align: 'end', value: ({ ordered }) => ordered },
    cell: ({ row: { original: line } }) => (
      <span className="figures whitespace-nowrap">
        {figure(line.ordered)} × <Then line={line} />
      </span>
    ),
  },
  {
    id: 'thenEach',
    header: 'Each then',
    meta: {
      card: 'hidden',
      align: 'end',
      choice: 'wished',
      sort: { up: 'then', down: '-then' },
      value: ({ unitPrice }) => unitPrice,
    },
    cell: ({ row: { original: line } }) => <Then line={line} />,
  },
  quantityColumn<PastLine>((line, quantity) => onQuantity(line.partsId, quantity)),
  {
    id: 'difference',
    header: 'Since then',
    meta: { value: (line) => of(line)?.words ?? null },
    cell: ({ row }) => <Since line={row.original} />,
  },
  ...todayColumns<PastLine>(),
]

const of = (line: PastLine, inWords?: PriceWords) =>
  line.part && differenceOf(line, line.part, line.quantity, inWords)

/** What a piece cost then, with the tax of today: so both can be compared. */
const Then = ({ line }: { line: PastLine }) => (
  <Price of={{ currency: line.currency, taxClass: line.part?.taxClass }} amount={line.unitPrice} />
)

function Since({ line }: { line: PastLine }) {
  const found = of(line, usePriceWords())
  return found ? <Difference of={found} /> : <None />
}
