import { Link } from 'react-router'
import type { ListedDispute } from '../../../contract/companies/disputes.ts'
import { useAnswer, useReload } from '../../app/queries.tsx'
import { DisputeFacts } from '../../trade/credit/dispute-facts.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { lazyDialog } from '../../ui/overlays/lazy-dialog.tsx'
import { useAsked } from '../../ui/tables/use-asked.ts'
import { Money } from '../../ui/words/amounts.tsx'
import { Day } from '../../ui/words/when.tsx'
import type { Props as CreditProps, Lowered } from '../documents/credit-dialog.tsx'
import { AnswerDialog } from './answer-dialog.tsx'

const CreditDialog = lazyDialog<CreditProps>(
  () => import('../documents/credit-dialog.tsx'),
  ({ open }) => open,
)

/** What companies say is wrong with invoices, until it is answered and credited; nothing where there is none. */
export function Disputes() {
  const { data, error, refetch } = useAnswer('GET /disputes', { state: 'standing' })
  const reload = useReload()
  const answering = useAsked<ListedDispute>()
  const crediting = useAsked<Lowered>()
  const again = () => reload('GET /disputes', 'GET /receivables', 'GET /figures')
  if (error && !data) return <FaultNote error={error} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <>
      {data.items.length > 0 && (
        <section id="disputes" aria-labelledby="disputes-title" className="panel p-5">
          <h2 id="disputes-title" className="text-base font-semibold">
            Disputes
          </h2>
          <ul className="mt-2 divide-y">
            {data.items.map((dispute) => (
              <Row
                key={dispute._id}
                dispute={dispute}
                onAnswer={() => answering.ask(dispute)}
                onCredit={() => crediting.ask(loweredOf(dispute))}
              />
            ))}
          </ul>
          {data.next && (
            <p className="mt-2 text-xs text-soft">The newest {data.items.length} of them.</p>
          )}
        </section>
      )}
      <AnswerDialog
        dispute={answering.about}
        open={answering.open}
        onClose={answering.close}
        onDone={again}
        onAccepted={(dispute) => crediting.ask(loweredOf(dispute))}
      />
      <CreditDialog invoice={crediting.about} open={crediting.open} onClose={crediting.close} />
    </>
  )
}

const loweredOf = (dispute: ListedDispute): Lowered => {
  const { invoiceNumber: number, orderId, orderNumber, invoiced, credited, currency } = dispute
  const buyer = dispute.company.legalName
  // all that left, also what a deposit invoice had charged of it
  const whole = { amount: invoiced, deducted: 0 }
  return { number, orderId, orderNumber, buyer, ...whole, credited, currency }
}

type RowProps = { dispute: ListedDispute; onAnswer: () => void; onCredit: () => void }

const Row = ({ dispute, onAnswer, onCredit }: RowProps) => (
  <li className="grid gap-3 py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto]">
    <div className="min-w-0 text-sm">
      <p className="font-medium wrap-anywhere">
        {dispute.invoiceNumber} of{' '}
        <Link to={`/dashboard/companies/${dispute.company._id}#account`} className="link">
          {dispute.company.legalName}
        </Link>
      </p>
      <p className="text-soft">
        <Link to={`/dashboard/manage-orders/${dispute.orderId}`} className="link">
          {dispute.orderNumber}
        </Link>
        , due <Day day={dispute.dueOn} />
      </p>
      <p className="figures">
        <Money amount={dispute.open} currency={dispute.currency} /> open
      </p>
      {dispute.by && <p className="text-xs text-soft">Asked by {dispute.by}</p>}
    </div>
    <DisputeFacts dispute={dispute} currency={dispute.currency} />
    <div className="flex flex-wrap items-start gap-2" data-screen-only>
      {dispute.state === 'open' ? (
        <Button size="small" variant="primary" onClick={onAnswer}>
          Answer<span className="sr-only"> the dispute of {dispute.invoiceNumber}</span>
        </Button>
      ) : (
        <Button size="small" variant="primary" onClick={onCredit}>
          Write the credit note<span className="sr-only"> on {dispute.invoiceNumber}</span>
        </Button>
      )}
    </div>
  </li>
)
