import type { PurchasedPart } from '../../../contract/orders/purchases.ts'
import { Price, type PriceWords, usePriceWords } from '../../trade/pricing/price.tsx'
import { Button } from '../../ui/button.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { counted, figure } from '../../ui/words/amounts.tsx'
import { When } from '../../ui/words/when.tsx'
import { Code, None, partColumns } from '../lines/part.tsx'
import { Difference } from './difference.tsx'
import { NextLikely } from './next-likely.tsx'
import { differenceOf } from './then-and-now.ts'

/** How the price of today differs from the one that was paid last; null for a part that has left the shop. */
const since = (
  { part, usualQuantity, lastPrice, lastCurrency }: PurchasedPart,
  inWords?: PriceWords,
) =>
  part &&
  differenceOf({ unitPrice: lastPrice, currency: lastCurrency }, part, usualQuantity, inWords)

/** The columns of what was bought. */
export const purchasesColumns = (
  onAdd: (part: PurchasedPart) => void,
  onLook: (part: PurchasedPart) => void,
): ColumnDef<PurchasedPart>[] => [
  ...partColumns<PurchasedPart>(),
  {
    id: 'ownNumber',
    header: 'Own number',
    meta: {
      card: 'named',
      choice: 'wished',
      value: ({ ownNumbers }) => ownNumbers.join(', ') || null,
    },
    cell: ({ row: { original } }) =>
      original.ownNumbers.length > 0 ? <Code>{original.ownNumbers.join(', ')}</Code> : <None />,
  },
  {
    id: 'next',
    header: 'Next likely',
    meta: { card: 'named', sort: { up: 'due' }, value: ({ nextDay }) => nextDay },
    cell: ({ row }) => <NextLikely bought={row.original} />,
  },
  {
    id: 'every',
    header: 'Every … days',
    meta: { card: 'named', align: 'end', choice: 'wished', value: ({ usualDays }) => usualDays },
    cell: ({ row: { original } }) =>
      original.usualDays === null ? <None /> : figure(original.usualDays),
  },
  {
    id: 'bought',
    header: 'Bought',
    meta: { sort: { up: 'times', down: '-times' }, value: ({ times }) => times },
    cell: ({ row: { original: bought } }) => <Bought bought={bought} onLook={onLook} />,
  },
  {
    id: 'pieces',
    header: 'Pieces',
    meta: {
      card: 'hidden',
      align: 'end',
      choice: 'wished',
      sort: { up: 'pieces', down: '-pieces' },
      value: ({ pieces }) => pieces,
    },
    cell: ({ row: { original } }) => figure(original.pieces),
  },
  {
    id: 'usually',
    header: 'Usually',
    meta: {
      card: 'named',
      align: 'end',
      choice: 'wished',
      value: ({ usualQuantity }) => usualQuantity,
    },
    cell: ({ row: { original } }) => figure(original.usualQuantity),
  },
  {
    id: 'last',
    header: 'Last',
    meta: {
      card: 'named',
      label: 'Last bought',
      sort: { up: 'last', down: '-last' },
      value: ({ lastAt }) => lastAt.slice(0, 10),
    },
    cell: ({ row: { original } }) => <When at={original.lastAt} as="date" />,
  },
  {
    id: 'lastPrice',
    header: 'Last paid',
    meta: { card: 'named', align: 'end', choice: 'wished', value: ({ lastPrice }) => lastPrice },
    cell: ({ row: { original } }) => (
      <Price
        of={{ currency: original.lastCurrency, taxClass: original.part?.taxClass }}
        amount={original.lastPrice}
      />
    ),
  },
  {
    id: 'today',
    header: 'Today, each',
    meta: { card: 'named', align: 'end', value: ({ todayPrice }) => todayPrice },
    cell: ({ row: { original: bought } }) => <Today bought={bought} />,
  },
  {
    id: 'since',
    header: 'Since then',
    meta: { choice: 'wished', value: (bought) => since(bought)?.words ?? null },
    cell: ({ row: { original } }) => <Since bought={original} />,
  },
  {
    id: 'stock',
    header: 'Available',
    meta: { card: 'named', align: 'end', value: ({ part }) => part?.quantity ?? null },
    cell: ({ row: { original } }) => (original.part ? figure(original.part.quantity) : <None />),
  },
  {
    id: 'add',
    header: () => <span className="sr-only">Do</span>,
    meta: { card: 'end', align: 'end', choice: 'stays', label: 'Do' },
    cell: ({ row: { original: bought } }) =>
      bought.part && (
        <Button size="small" onClick={() => onAdd(bought)}>
          Add {figure(bought.todayQuantity ?? bought.usualQuantity)}
          <span className="sr-only"> of {bought.partsName} to the basket</span>
        </Button>
      ),
  },
]

type BoughtProps = { bought: PurchasedPart; onLook: (part: PurchasedPart) => void }

function Bought({ bought, onLook }: BoughtProps) {
  const times = bought.times === 1 ? 'Once' : `${figure(bought.times)} times`
  return (
    <button type="button" className="link min-h-6 text-start" onClick={() => onLook(bought)}>
      <span aria-hidden="true">{times}</span>
      <span className="sr-only">
        {times}, {counted(bought.pieces, 'piece')} of {bought.partsName}: each order
      </span>
    </button>
  )
}

function Since({ bought }: { bought: PurchasedPart }) {
  const found = since(bought, usePriceWords())
  return found ? <Difference of={found} /> : <None />
}

/** What one piece costs today, in the colour of what has become of it. */
function Today({ bought }: { bought: PurchasedPart }) {
  const { part, todayPrice } = bought
  const found = since(bought, usePriceWords())
  if (!part || todayPrice === null || !found) return <None />
  const colour = found.way > 0 ? 'text-warn' : found.way < 0 ? 'text-good' : ''
  return (
    <span title={found.words} className={`font-medium ${colour}`}>
      {found.way !== 0 && <span aria-hidden="true">{found.way > 0 ? '↑ ' : '↓ '}</span>}
      <Price of={part} amount={todayPrice} />
      {found.way !== 0 && <span className="sr-only">, {found.words}</span>}
    </span>
  )
}
