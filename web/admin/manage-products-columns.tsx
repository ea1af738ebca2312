import type { ColumnDef } from '@tanstack/react-table'
import { Link } from 'react-router'
import { categoryNames } from '../../contract/categories.ts'
import type { Part } from '../../contract/parts.ts'
import { figure, Money } from '../ui/amounts.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'

type Actions = { onRestock: (part: Part) => void; onDelete: (part: Part) => void }

/** The specification's columns of Manage Parts. */
export const partColumns = ({ onRestock, onDelete }: Actions): ColumnDef<Part>[] => [
  {
    id: 'name',
    header: 'Parts Name',
    meta: { sort: { up: 'name' } },
    cell: ({ row: { original } }) => <Name part={original} />,
  },
  {
    id: 'quantity',
    header: 'Quantity',
    meta: { align: 'end', sort: { up: 'quantity', down: '-quantity' } },
    cell: ({ row: { original } }) => <Stock part={original} />,
  },
  {
    id: 'minQuantity',
    header: 'Minimum Quantity',
    meta: { align: 'end' },
    cell: ({ row: { original } }) => figure(original.minQuantity),
  },
  {
    id: 'image',
    header: 'Image',
    cell: ({ row: { original } }) => (
      <span className="grid size-[50px] place-items-center overflow-hidden rounded-sm border bg-surface">
        <Picture
          src={original.img}
          picture={original.picture}
          alt=""
          sizes="50px"
          className="size-[50px]! object-cover"
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
    cell: ({ row: { original } }) => (
      <span className="flex flex-wrap justify-end gap-1 sm:justify-start lg:flex-nowrap">
        <ButtonLink
          size="small"
          to={`/dashboard/manage-products/${original._id}`}
          aria-label={`Edit ${original.name}`}
        >
          Edit
        </ButtonLink>
        <Button
          size="small"
          onClick={() => onRestock(original)}
          aria-label={`Restock ${original.name}`}
        >
          Restock
        </Button>
        <Button
          size="small"
          look="quiet"
          className="text-danger!"
          onClick={() => onDelete(original)}
          aria-label={`Delete ${original.name}`}
        >
          Delete
        </Button>
      </span>
    ),
  },
]

function Name({ part }: { part: Part }) {
  return (
    <span className="block min-w-0 sm:min-w-52">
      <Link
        to={`/dashboard/manage-products/${part._id}`}
        className="font-medium break-words no-underline hover:underline"
      >
        {part.name}
      </Link>
      <span className="block text-xs text-soft">
        {categoryNames[part.category]} <code className="ms-1 font-mono break-all">{part.sku}</code>
      </span>
    </span>
  )
}

/** How many there are, and in a word when they will not do for long. */
export function Stock({ part }: { part: Pick<Part, 'quantity' | 'minQuantity'> }) {
  const { quantity, minQuantity } = part
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-0.5">
      {quantity < minQuantity ? (
        <Badge look="danger">Out</Badge>
      ) : (
        quantity < 2 * minQuantity && <Badge look="warn">Low</Badge>
      )}
      <span className="figures">{figure(quantity)}</span>
    </span>
  )
}
