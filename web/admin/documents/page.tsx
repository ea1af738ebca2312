import { useMemo } from 'react'
import type { OrderDocument } from '../../../contract/orders/documents.ts'
import { privatePage } from '../../app/private-page.ts'
import { documentColumns } from '../../trade/documents/columns.tsx'
import { DocumentList } from '../../trade/documents/list.tsx'
import { Button } from '../../ui/button.tsx'
import { lazyDialog } from '../../ui/overlays/lazy-dialog.tsx'
import type { ColumnDef } from '../../ui/tables/columns.ts'
import { useAsked } from '../../ui/tables/use-asked.ts'
import { PageHead } from '../page-head.tsx'
import type { Props } from './credit-dialog.tsx'

export const meta = privatePage('Invoices')

const CreditDialog = lazyDialog<Props>(
  () => import('./credit-dialog.tsx'),
  ({ open }) => open,
)

const creditColumn = (ask: (invoice: OrderDocument) => void): ColumnDef<OrderDocument> => ({
  id: 'acts',
  header: () => <span className="sr-only">Actions</span>,
  meta: { card: 'end', align: 'end', choice: 'stays', label: 'Actions' },
  cell: ({ row: { original } }) =>
    original.kind === 'invoice' && (
      <Button size="small" variant="quiet" onClick={() => ask(original)}>
        Credit<span className="sr-only"> {original.number}</span>
      </Button>
    ),
})

/** All invoices, deposit invoices and credit notes; an invoice is lowered from its row. */
export default function InvoicesPage() {
  const { about, open, ask, close } = useAsked<OrderDocument>()
  const columns = useMemo(
    () => [...documentColumns('/dashboard/manage-orders', { withBuyer: true }), creditColumn(ask)],
    [ask],
  )
  return (
    <>
      <DocumentList
        all="/dashboard/invoices"
        orders="/dashboard/manage-orders"
        columns={columns}
        head={(tools) => (
          <PageHead
            title="Invoices"
            says="Invoices, those for deposits, and the credit notes that lower them, as paper and as data."
          >
            {tools}
          </PageHead>
        )}
      />
      <CreditDialog invoice={about} open={open} onClose={close} />
    </>
  )
}
