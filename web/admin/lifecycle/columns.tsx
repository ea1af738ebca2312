import type { Part } from '../../../contract/parts/parts.ts'
import { LifeBadge } from '../../trade/parts/life-badge.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { figure } from '../../ui/words/amounts.tsx'
import { Day } from '../../ui/words/when.tsx'
import { partNameColumn } from '../part-name-column.tsx'

const none = (
  <span className="text-soft" data-none>
    –
  </span>
)

/** The columns of parts that are not active. */
export const lifecycleColumns = (nameOf: (category: string) => string): ColumnDef<Part>[] => [
  partNameColumn('Part', ({ _id }) => _id),
  {
    id: 'mpn',
    header: 'Number',
    meta: { value: ({ mpn }) => mpn },
    cell: ({ row }) => <span className="font-mono text-xs">{row.original.mpn}</span>,
  },
  {
    id: 'category',
    header: 'Category',
    meta: { card: 'hidden', choice: 'wished', value: ({ category }) => nameOf(category) },
    cell: ({ row }) => nameOf(row.original.category),
  },
  {
    id: 'state',
    header: 'State',
    meta: { value: ({ lifecycleText }) => lifecycleText },
    cell: ({ row }) => <LifeBadge part={row.original} />,
  },
  {
    id: 'lastBuy',
    header: 'Last orders',
    // the state says it as well
    meta: { card: 'hidden', choice: 'wished', value: ({ lastBuyOn }) => lastBuyOn },
    cell: ({ row: { original } }) => (original.lastBuyOn ? <Day day={original.lastBuyOn} /> : none),
  },
  {
    id: 'lastShip',
    header: 'Last shipment',
    meta: { card: 'named', value: ({ lastShipOn }) => lastShipOn },
    cell: ({ row: { original } }) =>
      original.lastShipOn ? <Day day={original.lastShipOn} /> : none,
  },
  {
    id: 'replacedBy',
    header: 'Replaced by',
    meta: { card: 'named', value: ({ replacedBy }) => replacedBy },
    cell: ({ row: { original } }) =>
      original.replacedBy ? (
        <span className="font-mono text-xs wrap-anywhere">{original.replacedBy}</span>
      ) : (
        none
      ),
  },
  {
    id: 'quantity',
    header: 'In stock',
    meta: {
      card: 'named',
      align: 'end',
      sort: { up: 'quantity', down: '-quantity' },
      value: ({ quantity }) => quantity,
    },
    cell: ({ row }) => figure(row.original.quantity),
  },
]
