import { useState } from 'react'
import type { OrderDocument } from '../../../contract/orders/documents.ts'
import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { backHow, backTo, isPaidByTransfer } from '../../../contract/orders/paid-by.ts'
import { typedNumber } from '../../../contract/words/typed.ts'
import { call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { useAnswer, useReload } from '../../app/queries.tsx'
import { soldFor } from '../../orders/open-pieces.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { FormEnd } from '../../trade/faults/form-end.tsx'
import { useSending } from '../../trade/faults/use-sending.ts'
import { TextField } from '../../ui/forms/field.tsx'
import { NumberField } from '../../ui/forms/number-field.tsx'
import { RadioCard } from '../../ui/forms/radio-card.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { money } from '../../ui/words/amounts.tsx'
import { Came, type CameLines } from '../inquiries/came.tsx'

/** The invoice that is lowered. */
export type Lowered = Pick<
  OrderDocument,
  'number' | 'orderId' | 'orderNumber' | 'buyer' | 'amount' | 'deducted' | 'credited' | 'currency'
>
export type Props = { invoice: Lowered | undefined; open: boolean; onClose: () => void }

/** Writes a credit note on an invoice: goods of it came back, or less is asked for it. */
export default function CreditDialog({ invoice, open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={`Credit note on ${invoice?.number ?? ''}`} wide>
      {open && invoice && <Loaded key={invoice.number} invoice={invoice} onClose={onClose} />}
    </Dialog>
  )
}

type FormProps = { invoice: Lowered; onClose: () => void }

function Loaded({ invoice, onClose }: FormProps) {
  const { data, error, refetch } = useAnswer('GET /order/{id}', { id: invoice.orderId })
  if (error && !data) return <FaultNote error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-80 w-full" />
  return <Form invoice={invoice} order={data} onClose={onClose} />
}

type Way = 'goods' | 'price'

function Form({ invoice, order, onClose }: FormProps & { order: OrderDetail }) {
  const reload = useReload()
  const idempotency = useIdempotencyKey()
  const sending = useSending()
  const [way, setWay] = useState<Way>('price')
  const [came, setCame] = useState<CameLines>(() => linesOf(order, invoice.number))
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const lines = came.filter(({ quantity }) => quantity > 0)
  const sold = soldFor(order.lines, lines, order.currency)
  // what left, also as far as a deposit invoice had charged it
  const whole = invoice.amount + invoice.deducted
  const left = whole - invoice.credited
  const again = () =>
    reload(
      'GET /documents',
      'GET /order/{id}',
      'GET /all-orders',
      'GET /figures',
      'GET /receivables',
      'GET /disputes',
    )
  const send = sending.sends(
    async () => {
      const typed = amount.trim() === '' ? undefined : typedNumber(amount)
      const given = {
        number: invoice.number,
        reason,
        ...(way === 'goods' && { lines }),
        ...(way === 'goods' ? typed !== undefined && { amount: typed } : { amount: typed ?? 0 }),
      }
      const done = await call('POST /invoices/{number}/credit-notes', given, {
        key: idempotency.keyFor(given),
      })
      idempotency.fulfilled()
      toast.success(
        `${done.numbers.join(', ') || 'Noted'} written`,
        `${money(done.amount, order.currency)} ${order.method === 'account' ? 'is owed less' : isPaidByTransfer(order) ? 'is to be paid out' : `goes back ${backHow(order)}`}`,
      )
      onClose()
      await again()
    },
    async () => await again(),
  )
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
      <p className="text-sm">
        {invoice.buyer}, order {invoice.orderNumber}: {money(whole, invoice.currency)}
        {invoice.credited > 0 &&
          `, of which ${money(invoice.credited, invoice.currency)} is credited`}
        .{' '}
        {order.method === 'account'
          ? 'So much less is owed on account.'
          : `The amount goes back ${backTo(order)}.`}{' '}
        The buyer gets a mail with the credit note.
      </p>
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="sr-only">Why it is lowered</legend>
        <RadioCard name="way" isChosen={way === 'price'} onChoose={() => setWay('price')}>
          A lower price
          <span className="block text-soft">Nothing comes back; less is asked for it.</span>
        </RadioCard>
        <RadioCard name="way" isChosen={way === 'goods'} onChoose={() => setWay('goods')}>
          Goods came back
          <span className="block text-soft">Pieces that can be sold again go into the stock.</span>
        </RadioCard>
      </fieldset>
      {way === 'goods' ? (
        <Came
          order={order}
          came={came}
          sold={sold}
          amount={amount}
          onChange={setCame}
          onAmount={setAmount}
        />
      ) : (
        <NumberField
          label="Amount"
          hint={`With its taxes, at most ${money(left, invoice.currency)}`}
          value={amount}
          error={sending.errorOf('amount')}
          onChange={({ target }) => setAmount(target.value)}
        />
      )}
      {sending.errorOf('lines') && (
        <p role="alert" className="text-sm text-danger">
          {sending.errorOf('lines')}
        </p>
      )}
      <TextField
        label="Reason"
        hint="It stands on the credit note."
        optional={way === 'goods'}
        maxLength={500}
        value={reason}
        error={sending.errorOf('reason')}
        onChange={({ target }) => setReason(target.value)}
      />
      <FormEnd sending={sending} onBack={onClose}>
        Write the credit note
      </FormEnd>
    </form>
  )
}

/** What of an order stands on an invoice: nothing of it came back until an admin says so. */
const linesOf = (order: OrderDetail, number: string): CameLines =>
  order.shipments
    .filter(({ invoiceNumber }) => invoiceNumber === number)
    .flatMap(({ lines }) => lines)
    .map(({ position }) => ({ position, quantity: 0, restocked: 0 }))
