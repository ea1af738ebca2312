import type { OrderDocument } from '../../../contract/orders/documents.ts'
import { Badge } from '../../ui/badge.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { Money } from '../../ui/words/amounts.tsx'
import { Day } from '../../ui/words/when.tsx'
import { Downloads } from '../files/downloads.tsx'
import { pdfOf, xmlOf } from './files.ts'
import { orderColumns } from './order-columns.tsx'

type Amount = { id: string; header: string; read: (row: OrderDocument) => number; wished?: boolean }

/** Credit notes stand below 0, as in the file, so that a column can be summed. */
const amountColumn = ({ id, header, read, wished }: Amount): ColumnDef<OrderDocument> => ({
  id,
  header,
  meta: {
    card: 'named',
    align: 'end',
    value: read,
    ...(wished && { choice: 'wished' }),
  },
  cell: ({ row: { original } }) => (
    <span data-none={read(original) === 0 ? true : undefined}>
      <Money amount={read(original)} currency={original.currency} />
    </span>
  ),
})

const signed = ({ kind }: OrderDocument, amount: number) =>
  kind === 'credit-note' ? 0 - amount : amount

/**
 * The columns of invoices, deposit invoices and credit notes. `orders` is the address below which the reader has the page of an order;
 * `withBuyer` says whose each is, and leaves the buyer's own number to who wishes for it.
 */
export const documentColumns = (
  orders: string,
  { withBuyer }: { withBuyer: boolean },
): ColumnDef<OrderDocument>[] => [
  {
    id: 'number',
    header: 'Number',
    meta: { card: 'lead', choice: 'stays', value: ({ number }) => number },
    cell: ({ row: { original } }) => (
      <span className="font-medium">
        <Downloads asLinks files={[pdfOf(original)]} />
      </span>
    ),
  },
  {
    id: 'state',
    header: 'State',
    meta: { value: stateOf },
    cell: ({ row: { original } }) => <DocumentState document={original} />,
  },
  ...(withBuyer ? [buyerColumn] : []),
  ...orderColumns<OrderDocument>(orders, withBuyer),
  {
    id: 'issued',
    header: 'Issued',
    meta: { card: 'named', value: ({ issuedOn }) => issuedOn },
    cell: ({ row }) => <Day day={row.original.issuedOn} />,
  },
  {
    id: 'due',
    header: 'Due',
    meta: { card: 'named', value: ({ dueOn }) => dueOn },
    cell: ({ row: { original } }) =>
      original.dueOn ? <Day day={original.dueOn} /> : <span data-none />,
  },
  amountColumn({
    id: 'net',
    header: 'Net',
    wished: true,
    read: (row) => signed(row, row.net),
  }),
  amountColumn({
    id: 'tax',
    header: 'Tax',
    wished: true,
    read: (row) => signed(row, row.tax),
  }),
  amountColumn({ id: 'amount', header: 'Amount', read: (row) => signed(row, row.amount) }),
  amountColumn({
    id: 'deducted',
    header: 'Deposit deducted',
    wished: true,
    read: ({ deducted }) => deducted,
  }),
  amountColumn({
    id: 'credited',
    header: 'Credited',
    wished: true,
    read: ({ credited }) => credited,
  }),
  amountColumn({ id: 'open', header: 'Open', read: ({ open }) => open ?? 0 }),
  {
    id: 'data',
    header: 'Data',
    meta: { card: 'named', value: () => null, ...(withBuyer && { choice: 'wished' }) },
    cell: ({ row: { original } }) => (
      <span className="flex flex-wrap gap-3">
        <Downloads asLinks files={[xmlOf(original, 'cii'), xmlOf(original, 'ubl')]} />
      </span>
    ),
  },
]

const buyerColumn: ColumnDef<OrderDocument> = {
  id: 'buyer',
  header: 'Buyer',
  meta: { card: 'named', grows: true, value: ({ buyer }) => buyer },
  cell: ({ row: { original } }) => (
    <span className="md:block md:min-w-0 md:truncate" title={original.buyer}>
      {original.buyer}
    </span>
  ),
}

function stateOf({ kind, state, corrects, disputed }: OrderDocument): string {
  if (kind === 'credit-note') return `Lowers ${corrects}`
  if (kind === 'deposit') return 'Deposit, paid'
  if (state === null) return 'Invoice'
  if (state === 'paid') return 'Paid'
  if (disputed) return 'Disputed'
  return state === 'overdue' ? 'Overdue' : 'Open'
}

const variants = { open: 'calm', overdue: 'danger', paid: 'good' } as const

function variantOf({ kind, state, disputed }: OrderDocument) {
  if (kind === 'deposit') return variants.paid
  if (state === null) return 'neutral'
  return disputed && state !== 'paid' ? 'warn' : variants[state]
}

const DocumentState = ({ document }: { document: OrderDocument }) => (
  <Badge variant={variantOf(document)}>{stateOf(document)}</Badge>
)
