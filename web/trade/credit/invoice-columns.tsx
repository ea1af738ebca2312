import type { DueInvoice } from '../../../contract/companies/credit.ts'
import { call } from '../../app/api.ts'
import { ownFile } from '../../app/own-file.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { counted, Money } from '../../ui/words/amounts.tsx'
import { Day } from '../../ui/words/when.tsx'
import { orderColumns } from '../documents/order-columns.tsx'
import { Downloads } from '../files/downloads.tsx'

/** What is done with an invoice, and what it is called; null: nothing. */
export type InvoiceAct = {
  labelOf: (invoice: DueInvoice) => string | null
  onAct: (invoice: DueInvoice) => void
}

/**
 * The columns of invoices on account. `orders` is the address below which the reader has the page of an order. `act` is what the reader does
 * with one.
 */
export const invoiceColumns = (orders: string, act?: InvoiceAct): ColumnDef<DueInvoice>[] => [
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
    cell: ({ row }) => <Day day={row.original.dueOn} />,
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
