import { PackagePlus, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { categoryNames } from '../../../contract/parts/categories.ts'
import type { Part } from '../../../contract/parts/parts.ts'
import { stockOf } from '../../trade/parts/stock.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { figure, Money } from '../../ui/words/amounts.tsx'

/** Below the width that has room for words the buttons are signs. */
const narrow = 'max-lg:w-9 max-lg:px-0!'

type Actions = { onRestock: (part: Part) => void; onDelete: (part: Part) => void }

/** The specification's columns of Manage Parts. */
export const partColumns = ({ onRestock, onDelete }: Actions): ColumnDef<Part>[] => [
  {
    id: 'name',
    header: 'Parts Name',
    meta: { card: 'lead', grows: true, sort: { up: 'name' } },
    cell: ({ row: { original } }) => <Name part={original} />,
  },
  {
    id: 'quantity',
    header: 'Quantity',
    meta: { card: 'named', align: 'end', sort: { up: 'quantity', down: '-quantity' } },
    cell: ({ row: { original } }) => <Stock part={original} />,
  },
  {
    id: 'minQuantity',
    header: 'Minimum Quantity',
    meta: { card: 'named', label: 'Minimum', align: 'end' },
    cell: ({ row: { original } }) => figure(original.minQuantity),
  },
  {
    id: 'image',
    header: 'Image',
    meta: { card: 'picture' },
    cell: ({ row: { original } }) => (
      <span className="grid h-9 w-[50px] place-items-center overflow-hidden rounded-sm border bg-surface">
        <Picture
          src={original.img}
          picture={original.picture}
          alt=""
          sizes="50px"
          className="h-9! w-[50px]! object-cover"
        />
      </span>
    ),
  },
  {
    id: 'price',
    header: 'Price',
    meta: { align: 'end', sort: { up: 'price', down: '-price' } },
    cell: ({ row: { original } }) => <Money amount={original.price} currency={original.currency} />,
  },
  {
    id: 'action',
    header: 'Action',
    meta: { card: 'end' },
    cell: ({ row: { original } }) => (
      <span className="flex gap-1">
        <ButtonLink
          size="small"
          to={`/dashboard/manage-products/${original._id}`}
          className={narrow}
          title="Edit"
          aria-label={`Edit ${original.name}`}
        >
          <Pencil size={15} aria-hidden="true" className="lg:hidden" />
          <span className="max-lg:hidden">Edit</span>
        </ButtonLink>
        <Button
          size="small"
          className={narrow}
          title="Restock"
          onClick={() => onRestock(original)}
          aria-label={`Restock ${original.name}`}
        >
          <PackagePlus size={15} aria-hidden="true" className="lg:hidden" />
          <span className="max-lg:hidden">Restock</span>
        </Button>
        <Button
          size="small"
          variant="quiet"
          className={`${narrow} text-danger!`}
          title="Delete"
          onClick={() => onDelete(original)}
          aria-label={`Delete ${original.name}`}
        >
          <Trash2 size={15} aria-hidden="true" className="lg:hidden" />
          <span className="max-lg:hidden">Delete</span>
        </Button>
      </span>
    ),
  },
]

function Name({ part }: { part: Part }) {
  return (
    <span className="block min-w-0 md:min-w-44">
      <Link
        to={`/dashboard/manage-products/${part._id}`}
        className="font-medium break-words no-underline hover:underline"
      >
        {part.name}
      </Link>
      <span className="block text-xs text-soft">
        {categoryNames[part.category]} <code className="ms-1 font-mono break-all">{part.mpn}</code>
      </span>
    </span>
  )
}

/** How many there are, and in a word when they will not do for long. */
export function Stock({ part }: { part: Part }) {
  const stock = stockOf(part)
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-0.5">
      {stock === 'out' && <Badge variant="danger">Out</Badge>}
      {stock === 'low' && <Badge variant="warn">Low</Badge>}
      <span className="figures">{figure(part.quantity)}</span>
    </span>
  )
}
