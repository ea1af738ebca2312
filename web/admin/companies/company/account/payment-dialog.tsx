import type { CompanyDetail } from '../../../../../contract/companies/companies.ts'
import type { CreditAccount } from '../../../../../contract/companies/credit.ts'
import { useAnswer } from '../../../../app/queries.tsx'
import { FaultNote } from '../../../../trade/faults/fault-note.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { PaymentForm } from './payment-form.tsx'

type Props = {
  company: CompanyDetail
  account: CreditAccount
  open: boolean
  onClose: () => void
  onDone: () => Promise<void>
}

/** Writes down money of the company that came, and which invoices it pays. */
export const PaymentDialog = (props: Props) => (
  <Dialog open={props.open} onClose={props.onClose} title="Record a payment" wide>
    {props.open && <Loaded {...props} />}
  </Dialog>
)

/** So many invoices can be chosen from; what is paid of more goes to those due first. */
const most = 100

function Loaded({ company, account, onClose, onDone }: Props) {
  const given = { id: company._id, state: 'open' as const, limit: most }
  const { data, error, refetch } = useAnswer('GET /companies/{id}/account/invoices', given)
  if (error && !data) return <FaultNote error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-80 w-full" />
  return (
    <PaymentForm
      companyId={company._id}
      currency={account.currency}
      invoices={data.items}
      isMore={data.items.length === most}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
