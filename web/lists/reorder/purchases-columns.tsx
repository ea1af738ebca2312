import type { PurchasedPart } from '../../../contract/orders/purchases.ts'
import { Button } from '../../ui/button.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { counted, figure, Money } from '../../ui/words/amounts.tsx'
import { When } from '../../ui/words/when.tsx'
import { LinePart } from '../lines/part.tsx'
import { Difference } from './difference.tsx'
import { NextLikely } from './next-likely.tsx'
import { differenceOf } from './then-and-now.ts'

/** The columns of what was bought. */
export const purchasesColumns = (
  onAdd: (part: PurchasedPart) => void,
  onLook: (part: PurchasedPart) => void,
): ColumnDef<PurchasedPart>[] => [
  {
    id: 'part',
    header: 'Part',
    meta: { card: 'lead', grows: true },
    cell: ({ row: { original: bought } }) => (
      <div className="py-1">
        <LinePart line={bought} />
        {bought.ownNumbers.length > 0 && (
          <span className="block text-xs break-words text-soft">
            Own number {bought.ownNumbers.join(', ')}
          </span>
        )}
      </div>
    ),
  },
  {
    id: 'next',
    header: 'Next likely',
    cell: ({ row }) => <NextLikely bought={row.original} />,
  },
  {
    id: 'bought',
    header: 'Bought',
    cell: ({ row: { original: bought } }) => <Bought bought={bought} onLook={onLook} />,
  },
  {
    id: 'today',
    header: 'Today, each',
    meta: { card: 'named', align: 'end' },
    cell: ({ row: { original: bought } }) => <Today bought={bought} />,
  },
  {
    id: 'stock',
    header: 'Available',
    meta: { card: 'named', align: 'end' },
    cell: ({ row: { original: bought } }) =>
      bought.part ? figure(bought.part.quantity) : <span className="text-soft">–</span>,
  },
  {
    id: 'add',
    header: () => <span className="sr-only">Do</span>,
    meta: { card: 'end', align: 'end' },
    cell: ({ row: { original: bought } }) =>
      bought.part && (
        <Button size="small" onClick={() => onAdd(bought)}>
          Add {figure(bought.todayQuantity ?? bought.usualQuantity)}
          <span className="sr-only"> of {bought.partsName} to the basket</span>
        </Button>
      ),
  },
]

/** The reader's day of a time: two orders of one day stand under that day, not under a span of it. */
const dayOf = (at: string) => new Date(at).toDateString()

type BoughtProps = { bought: PurchasedPart; onLook: (part: PurchasedPart) => void }

function Bought({ bought, onLook }: BoughtProps) {
  const { times, pieces, usualQuantity, firstAt, lastAt } = bought
  return (
    <div>
      <button type="button" className="link min-h-6 text-start" onClick={() => onLook(bought)}>
        {times === 1 ? 'Once' : `${figure(times)} times`}, {counted(pieces, 'piece')}
        <span className="sr-only"> of {bought.partsName}: each order</span>
      </button>
      {times > 1 && (
        <span className="block text-xs text-soft">Usually {figure(usualQuantity)}</span>
      )}
      <span className="block text-xs text-soft">
        {dayOf(firstAt) !== dayOf(lastAt) && (
          <>
            <When at={firstAt} as="date" /> to{' '}
          </>
        )}
        <When at={lastAt} as="date" />
      </span>
    </div>
  )
}

function Today({ bought }: { bought: PurchasedPart }) {
  const { part, todayPrice, usualQuantity, lastPrice, lastCurrency } = bought
  const then = { unitPrice: lastPrice, currency: lastCurrency }
  const last = (
    <span className="text-xs whitespace-nowrap text-soft md:block">
      last paid <Money amount={lastPrice} currency={lastCurrency} />
    </span>
  )
  if (!part || todayPrice === null) return last
  const since = differenceOf(then, part, usualQuantity)
  return (
    <>
      <span className="font-medium">
        <Money amount={todayPrice} currency={part.currency} />
      </span>{' '}
      {last}
      {since.way !== 0 && (
        <span className="text-xs md:block">
          {' '}
          <Difference of={{ ...since, total: null }} />
        </span>
      )}
    </>
  )
}
