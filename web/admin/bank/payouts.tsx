import { useState } from 'react'
import { Link } from 'react-router'
import { ibanInGroups } from '../../../contract/bank/iban.ts'
import type { Payout } from '../../../contract/orders/transfers.ts'
import { call } from '../../app/api.ts'
import { useAnswer } from '../../app/queries.tsx'
import { FormEnd } from '../../trade/faults/form-end.tsx'
import { useSending } from '../../trade/faults/use-sending.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { useAsked } from '../../ui/tables/use-asked.ts'
import { counted, Money, money } from '../../ui/words/amounts.tsx'

type Props = { onDone: () => Promise<unknown> }

/** What is to be paid out by transfer, where there is any, and the press that says that it has been. */
export function Payouts({ onDone }: Props) {
  const { data } = useAnswer('GET /payouts', { state: 'open' })
  const paying = useAsked<Payout>()
  const rows = data?.items ?? []
  return (
    <>
      {rows.length > 0 && (
        <section aria-labelledby="payouts-title" className="panel p-5">
          <h2 id="payouts-title" className="text-lg font-semibold">
            To pay out, {counted(rows.length, 'transfer')}
          </h2>
          <p className="text-sm text-soft">
            The line of a statement that goes out with the amount and names the order closes it by
            itself.
          </p>
          <ul className="mt-3 divide-y border-y text-sm">
            {rows.map((payout) => (
              <Row key={payout._id} payout={payout} onPaid={() => paying.ask(payout)} />
            ))}
          </ul>
        </section>
      )}
      <Dialog open={paying.open} onClose={paying.close} title="Has it been paid out?">
        {paying.about && <PaidForm payout={paying.about} onClose={paying.close} onDone={onDone} />}
      </Dialog>
    </>
  )
}

const Row = ({ payout, onPaid }: { payout: Payout; onPaid: () => void }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
    <p className="min-w-0 grow wrap-anywhere">
      <span className="font-medium">
        <Money amount={payout.amount} currency={payout.currency} />
      </span>{' '}
      to {payout.company.legalName}
      {payout.iban && (
        <>
          , <span className="font-mono text-xs">{ibanInGroups(payout.iban)}</span>
        </>
      )}
      , for{' '}
      <Link to={`/dashboard/manage-orders/${payout.order._id}`} className="link">
        {payout.order.number}
      </Link>
      <span className="text-soft">: {payout.reason}</span>
    </p>
    <Button size="small" aria-label={`Paid out, ${payout.order.number}`} onClick={onPaid}>
      Paid out
    </Button>
  </li>
)

type FormProps = Props & { payout: Payout; onClose: () => void }

function PaidForm({ payout, onClose, onDone }: FormProps) {
  const [reference, setReference] = useState('')
  const sending = useSending()
  const amount = money(payout.amount, payout.currency)
  const send = sending.sends(
    async () => {
      await call('POST /payouts/{id}/done', { id: payout._id, reference })
      toast.success('Paid out', amount)
      onClose()
      await onDone()
    },
    async () => void (await onDone()),
  )
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
      <p>
        {amount} to {payout.company.legalName}, for the order {payout.order.number}.
      </p>
      <TextField
        label="Where it is found"
        hint="Such as the bank’s own number of the transfer. It stands in the order’s history."
        optional
        maxLength={140}
        value={reference}
        error={sending.errorOf('reference')}
        onChange={({ target }) => setReference(target.value)}
      />
      <FormEnd sending={sending} onBack={onClose}>
        It is paid out
      </FormEnd>
    </form>
  )
}
