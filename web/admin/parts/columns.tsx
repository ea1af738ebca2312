import { PackagePlus, Pencil, Trash2 } from 'lucide-react'
import type { Part } from '../../../contract/parts/parts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { figure, Money } from '../../ui/words/amounts.tsx'
import { partNameColumn } from '../part-name-column.tsx'
import { StockCount } from './stock-count.tsx'

/** Signs, since the row has room for no words. */
const narrow = 'w-8 px-0!'

type Actions = {
  onRestock: (part: Part) => void
  onDelete: (part: Part) => void
  nameOf: (category: string) => string
}

/** The specification's columns of Manage Parts. */
export const partColumns = ({ onRestock, onDelete, nameOf }: Actions): ColumnDef<Part>[] => [
  partNameColumn('Parts Name', ({ _id }) => _id),
  {
    id: 'mpn',
    header: 'Number',
    meta: { value: ({ mpn }) => mpn },
    cell: ({ row: { original } }) => <Code>{original.mpn}</Code>,
  },
  {
    id: 'ourNumber',
    header: 'Our number',
    meta: { card: 'hidden', choice: 'wished', value: ({ partNumber }) => partNumber },
    cell: ({ row: { original } }) => <Code>{original.partNumber}</Code>,
  },
  {
    id: 'category',
    header: 'Category',
    meta: {
      card: 'hidden',
      choice: 'wished',
      value: ({ category }) => nameOf(category),
    },
    cell: ({ row: { original } }) => nameOf(original.category),
  },
  {
    id: 'quantity',
    header: 'Quantity',
    meta: {
      card: 'named',
      align: 'end',
      sort: { up: 'quantity', down: '-quantity' },
      value: ({ quantity }) => quantity,
    },
    cell: ({ row: { original } }) => <StockCount part={original} />,
  },
  {
    id: 'minQuantity',
    header: 'Minimum Quantity',
    meta: {
      card: 'named',
      label: 'Minimum',
      align: 'end',
      value: ({ minQuantity }) => minQuantity,
    },
    cell: ({ row: { original } }) => figure(original.minQuantity),
  },
  {
    id: 'image',
    header: 'Image',
    meta: { card: 'picture' },
    cell: ({ row: { original } }) => (
      <span className="grid h-8 w-[50px] place-items-center overflow-hidden rounded-sm border bg-surface">
        <Picture
          src={original.img}
          picture={original.picture}
          alt=""
          sizes="50px"
          className="h-8! w-[50px]! object-cover"
        />
      </span>
    ),
  },
  {
    id: 'price',
    header: 'Price',
    meta: { align: 'end', sort: { up: 'price', down: '-price' }, value: ({ price }) => price },
    cell: ({ row: { original } }) => <Money amount={original.price} currency={original.currency} />,
  },
  {
    id: 'action',
    header: 'Action',
    meta: { card: 'end', choice: 'stays' },
    cell: ({ row: { original } }) => (
      <span className="flex gap-1">
        <ButtonLink
          size="small"
          to={`/dashboard/manage-products/${original._id}`}
          className={narrow}
          title="Edit"
          aria-label={`Edit ${original.name}`}
        >
          <Pencil size={15} aria-hidden="true" />
        </ButtonLink>
        <Button
          size="small"
          className={narrow}
          title="Restock"
          onClick={() => onRestock(original)}
          aria-label={`Restock ${original.name}`}
        >
          <PackagePlus size={15} aria-hidden="true" />
        </Button>
        <Button
          size="small"
          variant="quiet"
          className="text-danger! max-lg:w-8 max-lg:px-0!"
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

const Code = ({ children }: { children: string }) => (
  <code
    title={children}
    className="block max-w-28 truncate font-mono text-xs text-soft md:max-lg:max-w-20"
  >
    {children}
  </code>
)
