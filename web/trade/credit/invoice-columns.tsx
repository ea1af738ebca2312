import type { DueInvoice } from '../../../contract/companies/credit.ts'
import { call } from '../../app/api.ts'
import { ownFile } from '../../app/own-file.ts'
import { Badge } from '../../ui/badge.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { counted, Money } from '../../ui/words/amounts.tsx'
import { Day } from '../../ui/words/when.tsx'
import { orderColumns } from '../documents/order-columns.tsx'
import { Downloads } from '../files/downloads.tsx'

/** The columns of invoices on account. `orders` is the address below which the reader has the page of an order. */
export const invoiceColumns = (orders: string): ColumnDef<DueInvoice>[] => [
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
]

const fileOf = ({ shipmentId: id, invoiceNumber }: DueInvoice) => ({
  name: invoiceNumber,
  of: 'as PDF',
  ask: () => call('GET /shipment/{id}/invoice', { id }),
  file: ownFile(`${invoiceNumber}.pdf`),
})

function stateWords({ state, overdueDays }: DueInvoice) {
  if (state === 'paid') return 'Paid'
  return state === 'overdue' ? `Overdue by ${counted(overdueDays, 'day')}` : 'Open'
}

const variants = { open: 'calm', overdue: 'danger', paid: 'good' } as const

const InvoiceState = ({ invoice }: { invoice: DueInvoice }) => (
  <Badge variant={variants[invoice.state]}>{stateWords(invoice)}</Badge>
)
