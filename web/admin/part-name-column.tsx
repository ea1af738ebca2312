import { Link } from 'react-router'
import type { ColumnDef } from '../ui/tables/columns.ts'

/** What a part is called, as the way to where it is managed: `idOf` says which one a row is of. */
export const partNameColumn = <Row extends { name: string }>(
  header: string,
  idOf: (row: Row) => string,
  sort: { up: string; down?: string } = { up: 'name' },
): ColumnDef<Row> => ({
  id: 'name',
  header,
  meta: {
    card: 'lead',
    grows: true,
    choice: 'stays',
    sort,
    value: ({ name }) => name,
  },
  cell: ({ row: { original } }) => (
    <Link
      to={`/dashboard/manage-products/${idOf(original)}`}
      title={original.name}
      className="font-medium break-words no-underline hover:underline"
    >
      {original.name}
    </Link>
  ),
})
