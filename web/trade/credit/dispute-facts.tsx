import type { InvoiceDispute } from '../../../contract/companies/disputes.ts'
import { Money } from '../../ui/words/amounts.tsx'
import { When } from '../../ui/words/when.tsx'

/** What became of a dispute, in words. */
export function disputeWords({ state, stands }: Pick<InvoiceDispute, 'state' | 'stands'>) {
  if (state === 'open') return 'Waits for an answer'
  if (state === 'rejected') return 'Rejected: to be paid as it is'
  if (state === 'withdrawn') return 'Withdrawn'
  return stands ? 'Accepted: a credit note follows' : 'Accepted: a credit note has lowered it'
}

type Props = { dispute: InvoiceDispute; currency: string }

/** What was said of an invoice, how much is in question, and what became of it. */
export const DisputeFacts = ({ dispute, currency }: Props) => (
  <dl className="space-y-3 text-sm">
    <div>
      <dt className="text-xs text-soft">
        Said <When at={dispute.at} />
        {dispute.amount !== null && (
          <>
            , <Money amount={dispute.amount} currency={currency} /> in question
          </>
        )}
      </dt>
      <dd className="mt-0.5 wrap-anywhere whitespace-pre-line">{dispute.reason}</dd>
    </div>
    <div>
      <dt className="text-xs text-soft">{dispute.endedAt && <When at={dispute.endedAt} />}</dt>
      <dd className="font-medium">{disputeWords(dispute)}</dd>
      {dispute.answer && (
        <dd className="mt-0.5 wrap-anywhere whitespace-pre-line">{dispute.answer}</dd>
      )}
    </div>
  </dl>
)
