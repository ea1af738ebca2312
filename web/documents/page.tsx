import { privatePage } from '../app/private-page.ts'
import { usePerson } from '../app/session.ts'
import { documentColumns } from '../trade/documents/columns.tsx'
import { DocumentList } from '../trade/documents/list.tsx'

export const meta = privatePage('Documents')

const columns = documentColumns('/dashboard/payment', { withBuyer: false })

/** The invoices, deposit invoices and credit notes of what somebody ordered, or of all that their company did. */
export default function DocumentsPage() {
  const { company } = usePerson()
  const whose = company?.rights.includes('seeAll') ? `all orders of ${company.name}` : 'your orders'
  return (
    <DocumentList
      all="/dashboard/documents"
      orders="/dashboard/payment"
      columns={columns}
      head={(tools) => (
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h1 className="text-xl font-semibold tracking-tight">Documents</h1>
            <p className="mt-1 text-sm wrap-anywhere text-soft">
              Invoices, those for deposits, and credit notes of {whose}.
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-2" data-screen-only>
            {tools}
          </div>
        </div>
      )}
    />
  )
}
