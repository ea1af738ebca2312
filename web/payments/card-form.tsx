import type { StripeCardElement } from '@stripe/stripe-js'
import { Lock } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { CallFault } from '../app/api.ts'
import { useShopConfig } from '../app/shop-config.ts'
import { FaultNote } from '../trade/faults/fault-note.tsx'
import { Button } from '../ui/button.tsx'
import { CodeText } from '../ui/copy-button.tsx'
import { FocusedNote } from '../ui/focused-note.tsx'
import { CardField } from './card-field.tsx'
import type { CardWay, Standing } from './use-card-payment.ts'

type Props = {
  payment: CardWay
  otherwise?: Otherwise | undefined
  /** Without it whoever pays does not cancel. */
  onCancel: (() => void) | undefined
  /** What that is called. */
  cancel?: string
}

/** Another way to pay, and its name. */
export type Otherwise = { label: string; choose: () => void }

/** The card, the press that pays, and what came of it. What the provider says against it stands in red under the form, with the focus. */
export function CardForm({ payment, otherwise, onCancel, cancel = 'Cancel' }: Props) {
  const { library, start, standing, declined, unrecorded, pay, record } = payment
  const [card, setCard] = useState<StripeCardElement | null>(null)
  const [problem, setProblem] = useState<string>()
  const busy = standing !== 'idle'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (card) void pay(card)
  }
  return (
    <form onSubmit={submit} className="mt-5 flex flex-col gap-4">
      <CardField stripe={library.data} disabled={busy} onElement={setCard} onProblem={setProblem} />
      <TestCard />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          className="grow sm:max-w-60"
          disabled={!card || !start.data}
          busy={busy}
        >
          {!busy && <Lock size={16} aria-hidden="true" />}
          Pay
        </Button>
        {otherwise && (
          <Button onClick={otherwise.choose} disabled={busy}>
            {otherwise.label}
          </Button>
        )}
        {onCancel && (
          <Button onClick={onCancel} disabled={busy}>
            {cancel}
          </Button>
        )}
      </div>
      <Standings standing={standing} />
      {!declined && problem && (
        <p className="text-sm text-danger" aria-live="polite">
          <span aria-hidden="true">⚠ </span>
          {problem}
        </p>
      )}
      {declined && (
        <FocusedNote of={declined} kind="danger">
          {declined}
        </FocusedNote>
      )}
      {unrecorded && (
        <>
          <FaultNote
            focus
            error={unrecorded.error}
            onRetry={() => void record(unrecorded.transactionId)}
          />
          <p className="text-sm text-soft">
            The card provider has your payment. It is not charged again: trying again only tells the
            shop. The shop also learns of it by itself.
          </p>
        </>
      )}
      {start.error && <FaultNote focus error={start.error} onRetry={() => void start.refetch()} />}
      {library.error && (
        <FaultNote focus error={noLibrary} onRetry={() => void library.refetch()} />
      )}
    </form>
  )
}

const noLibrary = new CallFault({
  status: 0,
  code: 'unreachable',
  detail:
    'The card form of the payment provider cannot be loaded. Check your connection, and that nothing on this device blocks it. Nothing was charged.',
  errors: [],
  requestId: null,
})

const words: Record<Standing, string> = {
  idle: '',
  paying: 'The card provider is working on it. Your bank may ask you to agree.',
  processing: 'The card provider has the payment in hand. This page shows when it is through.',
  recording: 'Paid. The shop is writing it down.',
}

const Standings = ({ standing }: { standing: Standing }) => (
  <p role="status" className={standing === 'idle' ? 'sr-only' : 'text-sm text-soft'}>
    {words[standing]}
  </p>
)

/** In a sandbox: which card to type. */
function TestCard() {
  const { sandboxed } = useShopConfig()
  if (!sandboxed.includes('cards')) return null
  return (
    <p className="text-sm text-soft">
      Sandbox: no card is charged. Any future date, any CVC, and the number{' '}
      <CodeText label="Copy the test card">4242 4242 4242 4242</CodeText>
    </p>
  )
}
