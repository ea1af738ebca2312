import { Link } from 'react-router'
import type { Part } from '../../contract/parts/parts.ts'
import type { ColumnDef } from '../ui/tables/columns.ts'

/** What a part is called, as the way to where it is managed. */
export const partNameColumn = (header: string): ColumnDef<Part> => ({
  id: 'name',
  header,
  meta: {
    card: 'lead',
    grows: true,
    choice: 'stays',
    sort: { up: 'name' },
    value: ({ name }) => name,
  },
  cell: ({ row: { original } }) => (
    <Link
      to={`/dashboard/manage-products/${original._id}`}
      title={original.name}
      className="font-medium break-words no-underline hover:underline"
    >
      {original.name}
    </Link>
  ),
})
