import { useEffect } from 'react'
import type { UseFormWatch } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router'
import type { Part } from '../../contract/parts.ts'
import { CallFault } from '../api.ts'
import { drafts } from '../draft.ts'
import { FaultNote } from '../fault-note.tsx'
import { usePerson } from '../session.ts'
import { useShopConfig } from '../shop-config.ts'
import { figure, Money } from '../ui/amounts.tsx'
import { Button } from '../ui/button.tsx'
import { useCheckedForm } from '../ui/checked-form.ts'
import { TextArea, TextField } from '../ui/field.tsx'
import { minutesInWords } from './hold.tsx'
import type { Placed } from './order-placed.tsx'
import { QuantityField } from './quantity-field.tsx'
import { mostOf, paymentLimit, quantityProblem } from './quantity-problem.ts'
import { draftOf, type OrderFields, usePlaceOrder } from './use-place-order.ts'

type Props = {
  part: Part
  /** What stands in the form at first. */
  start: OrderFields
  onPlaced: (placed: Placed) => void
}

const orderFields = () =>
  import('../../contract/orders.ts').then(({ newOrder }) =>
    newOrder.omit({ partsId: true, price: true }),
  )

/** Orders a part. What is typed is kept for this tab until it is sent. */
export function PurchaseForm({ part, start, onPlaced }: Props) {
  const { displayName, email } = usePerson()
  const form = useCheckedForm<OrderFields>(orderFields as never, start)
  const { register, handleSubmit, watch, setValue, setError, formState } = form
  const { place, fault } = usePlaceOrder(part, setError, onPlaced)
  useDraft(part._id, start, watch)
  const quantity = watch('quantity')
  const problem = quantityProblem(part, quantity)
  const { errors, isSubmitting } = formState
  return (
    <form
      onSubmit={(event) => void handleSubmit(place)(event)}
      noValidate
      aria-labelledby="order-title"
      className="panel space-y-5 p-5 sm:p-6"
    >
      <h2 id="order-title" className="text-lg font-semibold">
        Order
      </h2>
      <QuantityField
        part={part}
        quantity={quantity}
        error={problem ?? errors.quantity?.message}
        hint={<QuantityHint part={part} />}
        field={register('quantity', { valueAsNumber: true })}
        onStep={(next) => setValue('quantity', next, { shouldDirty: true })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Name" value={displayName} readOnly autoComplete="name" />
        <TextField label="Email" value={email} readOnly type="email" autoComplete="email" />
      </div>
      <TextArea
        label="Address"
        rows={3}
        autoComplete="street-address"
        error={errors.address?.message}
        {...register('address')}
      />
      <TextField
        label="Phone Number"
        type="tel"
        autoComplete="tel"
        error={errors.number?.message}
        {...register('number')}
      />
      <TextArea
        label="Others"
        hint="A note for us, such as a purchase order number or a delivery bay."
        optional
        rows={2}
        error={errors.others?.message}
        {...register('others')}
      />
      <Total part={part} quantity={problem ? undefined : quantity} />
      <Button
        type="submit"
        look="primary"
        size="large"
        className="w-full"
        disabled={problem !== undefined}
        busy={isSubmitting}
      >
        Submit
      </Button>
      {fault && !isNamed(fault) && <Fault fault={fault} />}
    </form>
  )
}

/** Keeps what is typed. The address has said its wish by then, and is not to say it again when the page is reloaded. */
function useDraft(partId: string, start: OrderFields, watch: UseFormWatch<OrderFields>) {
  const [query, setQuery] = useSearchParams()
  const wishes = query.has('quantity')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has taken the wish over
  useEffect(() => {
    if (!wishes) return
    drafts.keep(draftOf(partId), start)
    setQuery({}, { replace: true, preventScrollReset: true })
  }, [])
  useEffect(() => {
    const { unsubscribe } = watch((values) => drafts.keep(draftOf(partId), values))
    return unsubscribe
  }, [watch, partId])
}

const isNamed = (fault: Error) => fault instanceof CallFault && fault.errors.length > 0

function Fault({ fault }: { fault: Error }) {
  const isFull = fault instanceof CallFault && fault.code === 'too_many_open_orders'
  return (
    <div className="space-y-2">
      <FaultNote focus error={fault} />
      {isFull && (
        <p className="text-sm">
          <Link to="/dashboard/myorders?status=unpaid" className="link">
            Go to your unpaid orders
          </Link>
        </p>
      )}
    </div>
  )
}

function QuantityHint({ part }: { part: Part }) {
  const { minQuantity, orderMultiple, quantity, currency } = part
  const most = mostOf(part)
  const takesAll = most > quantity - orderMultiple
  return (
    <>
      From {figure(minQuantity)} to {figure(quantity)}
      {orderMultiple > 1 && `, in steps of ${figure(orderMultiple)}`}.
      {!takesAll &&
        most > 0 &&
        ` One card payment takes at most ${paymentLimit(currency)}: ${figure(most)} at once.`}
    </>
  )
}

function Total({ part, quantity }: { part: Part; quantity: number | undefined }) {
  const { holdMinutes } = useShopConfig()
  return (
    <div className="rounded-md bg-sunken px-4 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-sm text-soft">
          {quantity === undefined ? '–' : figure(quantity)} ×{' '}
          <Money amount={part.price} currency={part.currency} />
        </span>
        <output aria-label="Total" className="text-lg font-semibold">
          {quantity === undefined ? (
            '–'
          ) : (
            <Money amount={part.price * quantity} currency={part.currency} />
          )}
        </output>
      </p>
      <p className="mt-1 text-sm text-soft">
        Shipping is invoiced on shipment. You pay after this step: the stock is held for you for{' '}
        {minutesInWords(holdMinutes)}.
      </p>
    </div>
  )
}
