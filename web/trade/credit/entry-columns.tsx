import type { CreditEntry } from '../../../contract/companies/credit.ts'
import { entryWords } from '../../../contract/companies/credit-words.ts'
import { Button } from '../../ui/button.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { Facts } from '../../ui/tables/facts.tsx'
import { Money } from '../../ui/words/amounts.tsx'
import { Day } from '../../ui/words/when.tsx'

/** Each once: the reference of a deposit is its order. */
const about = ({ invoiceNumber, disputed, orderNumber, reference, note }: CreditEntry) =>
  [...new Set([invoiceNumber, disputed ? 'disputed' : '', orderNumber, reference, note])].filter(
    Boolean,
  )

/** The columns of what raised and lowered what is owed. `onUndo` takes a payment, write-off or fee back, for who may. */
export const entryColumns = (onUndo?: (entry: CreditEntry) => void): ColumnDef<CreditEntry>[] => [
  {
    id: 'kind',
    header: 'Entry',
    meta: { card: 'lead', choice: 'stays', value: ({ kind }) => entryWords[kind] },
    cell: ({ row }) => <span className="font-medium">{entryWords[row.original.kind]}</span>,
  },
  {
    id: 'on',
    header: 'Day',
    meta: { value: ({ on }) => on },
    cell: ({ row }) => <Day day={row.original.on} />,
  },
  {
    id: 'about',
    header: 'About',
    meta: { grows: true, value: (entry) => about(entry).join(', ') || null },
    cell: ({ row: { original } }) => (
      <span title={about(original).join(', ')} className="text-soft">
        <Facts>
          {about(original).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </Facts>
      </span>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    meta: { card: 'named', align: 'end', value: ({ amount }) => amount },
    cell: ({ row: { original } }) => (
      <Money amount={original.amount} currency={original.currency} />
    ),
  },
  {
    id: 'balance',
    header: 'Owed after it',
    meta: { card: 'named', align: 'end', value: ({ balance }) => balance },
    cell: ({ row: { original } }) => (
      <Money amount={original.balance} currency={original.currency} />
    ),
  },
  ...(onUndo ? [undoColumn(onUndo)] : []),
]

const undoColumn = (onUndo: (entry: CreditEntry) => void): ColumnDef<CreditEntry> => ({
  id: 'undo',
  header: () => <span className="sr-only">Do</span>,
  meta: { label: 'Take back', card: 'end', choice: 'stays' },
  cell: ({ row: { original } }) =>
    original.mayUndo ? (
      <Button size="small" variant="quiet" onClick={() => onUndo(original)}>
        Take back
        <span className="sr-only">
          {' '}
          the {original.kind} {original.reference || original.note}
        </span>
      </Button>
    ) : (
      <span data-none />
    ),
})
