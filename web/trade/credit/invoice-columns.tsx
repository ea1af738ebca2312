import type { DueInvoice } from '../../../contract/companies/credit.ts'
import { toMajor, toMinor } from '../../../contract/pricing/money.ts'
import { call } from '../../app/api.ts'
import { ownFile } from '../../app/own-file.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { counted, Money } from '../../ui/words/amounts.tsx'
import { Day } from '../../ui/words/when.tsx'
import { orderColumns } from '../documents/order-columns.tsx'
import { Downloads } from '../files/downloads.tsx'

const issuedColumn: ColumnDef<DueInvoice> = {
  id: 'issued',
  header: 'Issued',
  meta: { card: 'named', value: ({ issuedOn }) => issuedOn },
  cell: ({ row }) => <Day day={row.original.issuedOn} />,
}

const amountColumn: ColumnDef<DueInvoice> = {
  id: 'amount',
  header: 'Amount',
  meta: { card: 'named', align: 'end', value: ({ amount }) => amount },
  cell: ({ row: { original } }) => <Money amount={original.amount} currency={original.currency} />,
}

/** What is due of those that may be paid early for less, and until when: they stand in the place of what an invoice came to, and when. */
const earlyColumns: ColumnDef<DueInvoice>[] = [
  {
    id: 'until',
    header: 'Early until',
    meta: { card: 'named', value: ({ discount }) => discount?.until ?? null },
    cell: ({ row: { original } }) =>
      original.discount ? <Day day={original.discount.until} /> : <span data-none />,
  },
  {
    id: 'early',
    header: 'If early',
    meta: {
      card: 'named',
      align: 'end',
      value: (invoice) => (invoice.discount ? leftOf(invoice) : null),
    },
    cell: ({ row: { original } }) =>
      original.discount ? (
        <Money amount={leftOf(original)} currency={original.currency} />
      ) : (
        <span data-none />
      ),
  },
]

/** What is done with an invoice, and what it is called; null: nothing. */
export type InvoiceAct = {
  labelOf: (invoice: DueInvoice) => string | null
  onAct: (invoice: DueInvoice) => void
}

/**
 * The columns of invoices on account. `orders` is the address below which the reader has the page of an order. `act` is what the reader does
 * with one. `isDiscounted`: some of them may be paid early for less.
 */
export const invoiceColumns = (
  orders: string,
  act?: InvoiceAct,
  isDiscounted = false,
): ColumnDef<DueInvoice>[] => [
  {
    id: 'number',
    header: 'Invoice',
    meta: { card: 'lead', choice: 'stays', value: ({ invoiceNumber }) => invoiceNumber },
    cell: ({ row: { original } }) => (
      <span className="font-medium">
        <Downloads asLinks files={[fileOf(original)]} />
      </span>
    ),
  },
  {
    id: 'state',
    header: 'State',
    meta: { value: stateWords },
    cell: ({ row }) => <InvoiceState invoice={row.original} />,
  },
  ...orderColumns<DueInvoice>(orders),
  ...(isDiscounted ? [] : [issuedColumn]),
  {
    id: 'due',
    header: 'Due',
    meta: { card: 'named', value: ({ dueOn }) => dueOn },
    cell: ({ row }) => <Day day={row.original.dueOn} />,
  },
  ...(isDiscounted ? earlyColumns : [amountColumn]),
  {
    id: 'open',
    header: 'Open',
    meta: { card: 'named', align: 'end', value: ({ open }) => open },
    cell: ({ row: { original } }) => (
      <span className="font-semibold">
        <Money amount={original.open} currency={original.currency} />
      </span>
    ),
  },
  ...(act ? [actColumn(act)] : []),
]

const actColumn = ({ labelOf, onAct }: InvoiceAct): ColumnDef<DueInvoice> => ({
  id: 'act',
  header: () => <span className="sr-only">Actions</span>,
  meta: { label: 'Actions', card: 'end', choice: 'stays' },
  cell: ({ row: { original } }) => {
    const label = labelOf(original)
    return label === null ? (
      <span data-none />
    ) : (
      <Button size="small" variant="quiet" onClick={() => onAct(original)}>
        {label}
        <span className="sr-only"> of {original.invoiceNumber}</span>
      </Button>
    )
  },
})

/** What is due today, less what may be taken off. */
export const leftOf = ({ open, discount, currency }: DueInvoice) =>
  toMajor(toMinor(open, currency) - toMinor(discount?.amount ?? 0, currency), currency)

const fileOf = ({ shipmentId: id, invoiceNumber }: DueInvoice) => ({
  name: invoiceNumber,
  of: 'as PDF',
  ask: () => call('GET /shipment/{id}/invoice', { id }),
  file: ownFile(`${invoiceNumber}.pdf`),
})

function stateWords({ state, overdueDays, dispute }: DueInvoice) {
  if (state === 'paid') return 'Paid'
  if (dispute?.stands) return dispute.state === 'open' ? 'Disputed' : 'Dispute accepted'
  return state === 'overdue' ? `Overdue by ${counted(overdueDays, 'day')}` : 'Open'
}

const variants = { open: 'calm', overdue: 'danger', paid: 'good' } as const

const InvoiceState = ({ invoice }: { invoice: DueInvoice }) => {
  const { state, dispute } = invoice
  return (
    <>
      <Badge variant={state !== 'paid' && dispute?.stands ? 'warn' : variants[state]}>
        {stateWords(invoice)}
      </Badge>
      {state !== 'paid' && dispute?.state === 'rejected' && (
        <span className="ms-2 text-xs text-soft">Dispute rejected</span>
      )}
    </>
  )
}
