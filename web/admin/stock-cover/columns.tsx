import type { CoveredPart } from '../../../contract/figures.ts'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { figure } from '../../ui/words/amounts.tsx'
import { partNameColumn } from '../part-name-column.tsx'

/** The columns of parts by how long their stock lasts. */
export const coverColumns: ColumnDef<CoveredPart>[] = [
  partNameColumn('Part', ({ partsId }) => partsId, { up: 'name', down: '-name' }),
  {
    id: 'mpn',
    header: 'Number',
    meta: { value: ({ mpn }) => mpn },
    cell: ({ row }) => <span className="font-mono text-xs">{row.original.mpn}</span>,
  },
  {
    id: 'quantity',
    header: 'Available',
    meta: {
      card: 'named',
      align: 'end',
      sort: { up: 'quantity', down: '-quantity' },
      value: ({ quantity }) => quantity,
    },
    cell: ({ row }) => figure(row.original.quantity),
  },
  {
    id: 'sold',
    header: 'Sold',
    meta: {
      card: 'named',
      align: 'end',
      sort: { up: 'sold', down: '-sold' },
      value: ({ sold }) => sold,
    },
    cell: ({ row }) => figure(row.original.sold),
  },
  {
    id: 'days',
    header: 'Days',
    meta: {
      card: 'named',
      align: 'end',
      label: 'Days of cover',
      sort: { up: 'days', down: '-days' },
      value: ({ coverDays }) => coverDays,
    },
    cell: ({ row: { original } }) =>
      original.coverDays === null ? (
        <span className="text-soft" data-none>
          –
        </span>
      ) : (
        figure(original.coverDays)
      ),
  },
]
