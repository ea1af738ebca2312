import { Link } from 'react-router'
import { leastOf } from '../../../contract/pricing/price.ts'
import { LifeBadge } from '../../trade/parts/life-badge.tsx'
import type { ListedPart } from '../../trade/parts/listed-part.ts'
import { stockOf } from '../../trade/parts/stock.ts'
import { StockWord } from '../../trade/parts/stock-word.tsx'
import { Price } from '../../trade/pricing/price.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { figure } from '../../ui/words/amounts.tsx'
import { CompareBox } from '../compare/box.tsx'
import { OrderCell } from './order-cell.tsx'

const none = (
  <span className="text-soft" data-none>
    –
  </span>
)

const first: ColumnDef<ListedPart>[] = [
  {
    id: 'picture',
    header: () => <span className="sr-only">Picture</span>,
    meta: { card: 'picture', label: 'Picture' },
    cell: ({ row: { original: part, index } }) => (
      <div className="h-8 w-10 overflow-hidden rounded-sm max-md:h-9 max-md:w-12">
        <Picture
          src={part.img}
          picture={part.picture}
          alt=""
          sizes="48px"
          eager={index < 6}
          className="h-full! w-full object-cover"
        />
      </div>
    ),
  },
  {
    id: 'part',
    header: 'Part',
    meta: {
      card: 'lead',
      grows: true,
      choice: 'stays',
      sort: { up: 'name' },
      value: ({ name }) => name,
    },
    cell: ({ row: { original: part } }) => (
      <>
        <Link
          to={`/parts/${part._id}`}
          prefetch="intent"
          title={[part.name, ...part.specs.map(({ text }) => text)].join(' · ')}
          className="link font-medium"
        >
          {part.name}
        </Link>
        <LifeBadge part={part} />
      </>
    ),
  },
  {
    id: 'mpn',
    header: 'Part number',
    meta: { card: 'lead', value: ({ mpn }) => mpn },
    cell: ({ row: { original: part } }) => (
      <span title={part.mpn} className="block truncate font-mono text-xs md:max-w-28">
        {part.mpn}
      </span>
    ),
  },
]

const last: ColumnDef<ListedPart>[] = [
  {
    id: 'available',
    header: 'Available',
    meta: { card: 'named', align: 'end', sort: { down: '-quantity' }, value: (p) => p.quantity },
    cell: ({ row: { original: part } }) => figure(part.quantity),
  },
  {
    id: 'state',
    header: 'Stock',
    meta: { choice: 'wished', value: (part) => stockOf(part) },
    cell: ({ row }) => <StockWord part={row.original} />,
  },
  {
    id: 'minimum',
    header: 'Minimum',
    meta: { card: 'named', align: 'end', choice: 'wished', value: leastOf },
    cell: ({ row }) => figure(leastOf(row.original)),
  },
  {
    id: 'price',
    header: 'Each',
    meta: {
      card: 'named',
      align: 'end',
      choice: 'stays',
      sort: { up: 'price', down: '-price' },
      value: ({ price }) => price,
    },
    cell: ({ row: { original: part } }) => (
      <span className="font-semibold">
        <Price of={part} amount={part.price} />
      </span>
    ),
  },
  {
    id: 'lowest',
    header: 'From',
    meta: { card: 'named', align: 'end', choice: 'wished', value: ({ lowest }) => lowest },
    cell: ({ row: { original: part } }) =>
      part.lowest === null ? none : <Price of={part} amount={part.lowest} />,
  },
  {
    id: 'order',
    header: 'Order',
    meta: { card: 'lead', choice: 'stays' },
    cell: ({ row }) => <OrderCell part={row.original} />,
  },
  {
    id: 'compare',
    header: () => <span className="sr-only">Compare</span>,
    meta: { card: 'end', label: 'Compare' },
    cell: ({ row }) => (
      <span className="md:[&_label]:w-4 md:[&_label]:overflow-clip">
        <CompareBox part={row.original} />
      </span>
    ),
  },
]

/** The columns of the catalogue: each of the specifications that its parts have is one to be chosen. */
export const catalogueColumns = (labels: string[]): ColumnDef<ListedPart>[] => [
  ...first,
  {
    id: 'specs',
    header: 'Key specifications',
    meta: { card: 'lead', choice: 'wished', value: ({ specs }) => textOf(specs) },
    cell: ({ row }) => (
      <span className="block truncate text-soft md:max-w-64" title={textOf(row.original.specs)}>
        {textOf(row.original.specs)}
      </span>
    ),
  },
  ...labels.map((label): ColumnDef<ListedPart> => {
    const specOf = ({ specs }: ListedPart) => specs.find((one) => one.label === label)?.text
    return {
      id: `spec:${label}`,
      header: label,
      meta: { card: 'named', choice: 'wished', value: (part) => specOf(part) ?? null },
      cell: ({ row }) => specOf(row.original) ?? none,
    }
  }),
  ...last,
]

const textOf = (specs: ListedPart['specs']) => specs.map(({ text }) => text).join(' · ')
