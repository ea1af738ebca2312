import { type FormEvent, useState } from 'react'
import type { Inquiry } from '../../../contract/orders/inquiries.ts'
import {
  type Decision,
  isOver,
  maxInquiryText,
  mayDecide,
} from '../../../contract/orders/inquiry-kinds.ts'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { backHow } from '../../../contract/orders/paid-by.ts'
import { typedNumber } from '../../../contract/words/typed.ts'
import { CallFault, call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { useReload } from '../../app/queries.tsx'
import { Reply } from '../../orders/inquiries/reply.tsx'
import { Thread } from '../../orders/inquiries/thread.tsx'
import { soldFor } from '../../orders/open-pieces.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/forms/field.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { money } from '../../ui/words/amounts.tsx'
import { Came, type CameLines, cameOf } from './came.tsx'

const verbs: Record<Decision, string> = { accept: 'Accept', decline: 'Decline', settle: 'Settle' }

/** What was asked about an order, with what an admin can do about each. */
export const Inquiries = ({ order }: { order: OrderDetail }) => (
  <div className="space-y-4">
    {order.inquiries.map((inquiry) => (
      <One key={inquiry._id} order={order} inquiry={inquiry} />
    ))}
  </div>
)

function One({ order, inquiry }: { order: OrderDetail; inquiry: Inquiry }) {
  const reload = useReload()
  const [decision, setDecision] = useState<Decision | null>(null)
  const again = () => reload('GET /order/{id}', 'GET /all-orders', 'GET /figures', 'GET /inquiries')
  const offered = (['accept', 'settle', 'decline'] as const).filter((one) =>
    mayDecide(one, inquiry.kind, inquiry.state),
  )
  return (
    <Thread order={order} inquiry={inquiry} reader="admin">
      {decision && !isOver(inquiry.state) ? (
        <DecideForm
          key={decision}
          order={order}
          inquiry={inquiry}
          decision={decision}
          onDone={again}
          onBack={() => setDecision(null)}
        />
      ) : (
        !isOver(inquiry.state) && (
          <Reply inquiry={inquiry} onSent={again}>
            {offered.map((one) => (
              <Button
                key={one}
                size="small"
                variant={one === 'decline' ? 'quiet' : 'secondary'}
                onClick={() => setDecision(one)}
              >
                {verbs[one]} …
              </Button>
            ))}
          </Reply>
        )
      )}
    </Thread>
  )
}

type FormProps = {
  order: OrderDetail
  inquiry: Inquiry
  decision: Decision
  onDone: () => Promise<unknown>
  onBack: () => void
}

function DecideForm({ order, inquiry, decision, onDone, onBack }: FormProps) {
  const [text, setText] = useState('')
  const [came, setCame] = useState<CameLines>(() => cameOf(inquiry))
  const [amount, setAmount] = useState('')
  const [fault, setFault] = useState<Error>()
  const [busy, setBusy] = useState(false)
  const idempotency = useIdempotencyKey()
  const isOfGoods = decision === 'settle' && inquiry.kind !== 'question'
  const lines = isOfGoods ? came.filter(({ quantity }) => quantity > 0) : []
  const sold = soldFor(order.lines, lines, order.currency)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setFault(undefined)
    const given = {
      id: inquiry._id,
      decision,
      text,
      ...(lines.length > 0 && { lines }),
      ...(lines.length > 0 && amount.trim() !== '' && { amount: typedNumber(amount) }),
    }
    try {
      const key = idempotency.keyFor(given)
      const done = await call('POST /inquiries/{id}/decisions', given, { key })
      idempotency.fulfilled()
      const back = done.amount > 0 ? `${money(done.amount, order.currency)} goes back` : ''
      toast.success(`Order ${order.orderNumber}: ${done.state}`, back)
      await onDone()
      onBack()
    } catch (error) {
      setFault(error as Error)
      // it may not be any more what it is shown as
      if (error instanceof CallFault && error.status === 409) await onDone()
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void send(event)} className="mt-3 space-y-3">
      <p className="text-sm">{outcome(decision, inquiry, order, amount, sold)}</p>
      {isOfGoods && (
        <Came
          order={order}
          came={came}
          sold={sold}
          amount={amount}
          onChange={setCame}
          onAmount={setAmount}
        />
      )}
      <TextArea
        label="What the buyer reads"
        rows={2}
        maxLength={maxInquiryText}
        optional={decision !== 'decline'}
        required={decision === 'decline'}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {fault && <FaultNote error={fault} focus />}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="small"
          variant={decision === 'decline' ? 'danger' : 'primary'}
          busy={busy}
        >
          {verbs[decision]}
        </Button>
        <Button size="small" variant="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  )
}

/** What happens by a decision, before it is made. */
function outcome(
  decision: Decision,
  { kind, lines }: Inquiry,
  order: OrderDetail,
  amount: string,
  sold: number,
): string {
  const back = (sum: number) => money(sum, order.currency)
  if (decision === 'decline') return 'Nothing is done, and the buyer is mailed why.'
  if (decision === 'settle')
    return kind === 'question'
      ? 'The question is over.'
      : `Pieces that can be sold again go to the stock, and ${back(typedNumber(amount) >= 0 ? typedNumber(amount) : sold)} goes back ${backHow(order)}.`
  if (kind === 'address') return 'What is still to be shipped goes to the address above.'
  if (kind !== 'cancellation') return 'The buyer is asked to send the goods.'
  const meant =
    lines.length > 0
      ? lines
      : order.lines.map(({ position, quantity, shipped, cancelled }) => ({
          position,
          quantity: quantity - shipped - cancelled,
        }))
  return `These pieces go back to the stock, and ${back(soldFor(order.lines, meant, order.currency))} goes back ${backHow(order)}. This can never be undone.`
}
