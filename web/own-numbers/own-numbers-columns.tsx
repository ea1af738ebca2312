import { Link } from 'react-router'
import type { KeptOwnNumber } from '../../contract/parts/own-numbers.ts'
import { Button } from '../ui/button.tsx'
import { CodeText } from '../ui/copy-button.tsx'
import type { ColumnDef } from '../ui/tables/columns.ts'
import { When } from '../ui/words/when.tsx'

/** The columns of the buyer's numbers; `leaving` is the id of the one that is being forgotten. */
export const ownNumberColumns = (
  onForget: (row: KeptOwnNumber) => void,
  leaving: string | null,
): ColumnDef<KeptOwnNumber>[] => [
  {
    id: 'number',
    header: 'Your number',
    meta: { card: 'lead' },
    cell: ({ row }) => (
      <span className="font-mono font-medium break-all">{row.original.number}</span>
    ),
  },
  {
    id: 'part',
    header: 'Part',
    meta: { grows: true },
    cell: ({ row: { original: row } }) =>
      row.part ? (
        <div>
          <Link to={`/parts/${row.partsId}`} className="link inline-block min-h-6">
            {row.part.name}
          </Link>
          <span className="flex flex-wrap items-center gap-x-3 text-xs text-soft">
            <CodeText label={`Copy the manufacturer’s number of ${row.part.name}`}>
              {row.part.mpn}
            </CodeText>
            <span className="font-mono whitespace-nowrap">
              <span className="sr-only">Our number </span>
              {row.part.partNumber}
            </span>
          </span>
        </div>
      ) : (
        <span className="text-soft">This part has left the shop</span>
      ),
  },
  {
    id: 'at',
    header: 'Kept',
    meta: { card: 'named' },
    cell: ({ row }) => <When at={row.original.at} as="date" />,
  },
  {
    id: 'forget',
    header: () => <span className="sr-only">Forget</span>,
    meta: { card: 'end', align: 'end' },
    cell: ({ row: { original: row } }) => (
      <Button variant="quiet" size="small" busy={leaving === row._id} onClick={() => onForget(row)}>
        Forget<span className="sr-only"> {row.number}</span>
      </Button>
    ),
  },
]
