import { Link } from 'react-router'
import type { SavedOwnNumber } from '../../contract/parts/own-numbers.ts'
import { Button } from '../ui/button.tsx'
import { CodeText } from '../ui/copy-button.tsx'
import type { ColumnDef } from '../ui/tables/columns.ts'
import { When } from '../ui/words/when.tsx'

/** The columns of the buyer's numbers; `leaving` is the id of the one that is being forgotten. */
export const ownNumberColumns = (
  onForget: (row: SavedOwnNumber) => void,
  leaving: string | null,
): ColumnDef<SavedOwnNumber>[] => [
  {
    id: 'number',
    header: 'Your number',
    meta: {
      card: 'lead',
      choice: 'stays',
      sort: { up: 'number', down: '-number' },
      value: ({ number }) => number,
    },
    cell: ({ row }) => (
      <span className="font-mono font-medium break-all">{row.original.number}</span>
    ),
  },
  {
    id: 'part',
    header: 'Part',
    meta: {
      grows: true,
      sort: { up: 'name', down: '-name' },
      value: ({ part }) => part?.name ?? null,
    },
    cell: ({ row: { original: row } }) =>
      row.part ? (
        <Link to={`/parts/${row.partsId}`} title={row.part.name} className="link">
          {row.part.name}
        </Link>
      ) : (
        <span className="text-soft">This part has left the shop</span>
      ),
  },
  {
    id: 'mpn',
    header: 'Part number',
    meta: { value: ({ part }) => part?.mpn ?? null },
    cell: ({ row: { original: row } }) =>
      row.part && (
        <CodeText label={`Copy the manufacturer’s number of ${row.part.name}`}>
          {row.part.mpn}
        </CodeText>
      ),
  },
  {
    id: 'ourNumber',
    header: 'Our number',
    meta: { card: 'named', value: ({ part }) => part?.partNumber ?? null },
    cell: ({ row: { original: row } }) =>
      row.part ? (
        <span className="font-mono text-xs">{row.part.partNumber}</span>
      ) : (
        <span data-none />
      ),
  },
  {
    id: 'at',
    header: 'Kept',
    meta: { card: 'named', sort: { down: 'newest' }, value: ({ at }) => at.slice(0, 10) },
    cell: ({ row }) => <When at={row.original.at} as="date" />,
  },
  {
    id: 'forget',
    header: () => <span className="sr-only">Forget</span>,
    meta: { card: 'end', align: 'end', choice: 'stays', label: 'Forget' },
    cell: ({ row: { original: row } }) => (
      <Button variant="quiet" size="small" busy={leaving === row._id} onClick={() => onForget(row)}>
        Forget<span className="sr-only"> {row.number}</span>
      </Button>
    ),
  },
]
