import { useState } from 'react'
import { Link } from 'react-router'
import { type HoldReason, isOfCredit } from '../../../../contract/orders/hold-words.ts'
import type { OrderHold } from '../../../../contract/orders/holds.ts'
import type { OrderDetail } from '../../../../contract/orders/orders.ts'
import { call } from '../../../app/api.ts'
import { focusHeading } from '../../../app/focus-heading.ts'
import { useIdempotencyKey } from '../../../app/idempotency-key.ts'
import { useReload } from '../../../app/queries.tsx'
import { FormEnd } from '../../../trade/faults/form-end.tsx'
import { useSending } from '../../../trade/faults/use-sending.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/forms/field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { Facts } from '../../../ui/tables/facts.tsx'
import { When } from '../../../ui/words/when.tsx'

const words: Record<HoldReason, string> = {
  credit: 'The account does not take it',
  overdue: 'An invoice of the company is overdue',
  tax_id: 'No register has answered for the tax number of the company',
  manual: 'Somebody looks first',
}

/** Why an order waits or waited for a person: what holds it now, with the way to end that, above what has ended. */
export function Holds({ order, holds }: { order: OrderDetail; holds: OrderHold[] }) {
  const [ending, setEnding] = useState<OrderHold>()
  const sorted = [...holds].sort((a, b) => Number(a.ended !== null) - Number(b.ended !== null))
  return (
    <>
      <ul className="divide-y">
        {sorted.map((hold) => (
          <li key={hold._id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-2">
            <div className="min-w-0 grow">
              <p className={hold.ended ? 'text-soft' : 'font-medium'}>
                {words[hold.reason]}
                {hold.ended && ' · ended'}
              </p>
              <Said by={hold.by} at={hold.at} note={hold.note} />
              {hold.ended && <Said {...hold.ended} />}
            </div>
            {!hold.ended && hold.reason === 'tax_id' && (
              <p className="basis-full text-soft">
                It ends by itself once the register answers, or the number is accepted or rejected
                {order.company && (
                  <>
                    {' '}
                    at{' '}
                    <Link to={`/dashboard/companies/${order.company._id}`} className="link">
                      the company
                    </Link>
                  </>
                )}
                .
              </p>
            )}
            {!hold.ended && hold.reason !== 'tax_id' && (
              <Button size="small" onClick={() => setEnding(hold)} data-screen-only>
                End the hold
              </Button>
            )}
          </li>
        ))}
      </ul>
      {ending && (
        <NoteDialog
          open
          order={order}
          title="End the hold"
          says={whatFollows(order, ending)}
          action="End the hold"
          send={async (note) => {
            await call('POST /order-holds/{id}/end', { id: ending._id, note })
            toast.success('The hold has ended', `Order ${order.orderNumber}`)
          }}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  )
}

/** Asks why, and puts an order on hold. */
export function HoldDialog({
  order,
  open,
  onClose,
}: {
  order: OrderDetail
  open: boolean
  onClose: () => void
}) {
  const idempotency = useIdempotencyKey()
  return (
    <NoteDialog
      order={order}
      open={open}
      onClose={onClose}
      title="Put on hold"
      says="It is neither released nor shipped until somebody ends the hold. Its buyer reads that we look at it first."
      action="Put on hold"
      send={async (note) => {
        const given = { id: order._id, note }
        await call('POST /order/{id}/holds', given, { key: idempotency.keyFor(given) })
        idempotency.fulfilled()
        toast.success('The order is on hold', `Order ${order.orderNumber}`)
      }}
    />
  )
}

const Said = ({ by, at, note }: { by: string | null; at: string; note: string }) => (
  <>
    <p className="text-soft">
      <Facts>
        <When at={at} />
        {by ?? 'by the shop itself'}
      </Facts>
    </p>
    {note && <p className="mt-0.5 whitespace-pre-line wrap-anywhere">{note}</p>}
  </>
)

function whatFollows({ onHold = [] }: OrderDetail, { reason }: OrderHold) {
  const rest = onHold.filter((one) => one !== reason)
  const isCounted = isOfCredit(reason) && !rest.some(isOfCredit)
  return [
    isCounted &&
      'From then on the order counts against the limit of its company, also where it is above it.',
    rest.length === 0
      ? 'Nothing else holds the order: it goes on.'
      : 'Something else holds the order, and goes on to.',
  ]
    .filter(Boolean)
    .join(' ')
}

type DialogProps = {
  order: OrderDetail
  open: boolean
  title: string
  says: string
  action: string
  send: (note: string) => Promise<void>
  onClose: () => void
}

function NoteDialog({ open, onClose, title, order, ...form }: DialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`${title}: order ${order.orderNumber}`}>
      {open && <NoteForm {...form} onClose={onClose} />}
    </Dialog>
  )
}

function NoteForm({ says, action, send, onClose }: Omit<DialogProps, 'open' | 'title' | 'order'>) {
  const reload = useReload()
  const [note, setNote] = useState('')
  const sending = useSending()
  const submit = sending.sends(async () => {
    await send(note)
    onClose()
    await reload('GET /order/{id}', 'GET /all-orders', 'GET /figures')
    requestAnimationFrame(focusHeading)
  })
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="space-y-4">
      <p className="text-sm text-soft">{says}</p>
      <TextArea
        label="Why"
        hint="For your colleagues: the buyer does not read it."
        rows={3}
        maxLength={500}
        value={note}
        error={sending.errorOf('note')}
        onChange={({ target }) => setNote(target.value)}
      />
      <FormEnd sending={sending} onBack={onClose}>
        {action}
      </FormEnd>
    </form>
  )
}
