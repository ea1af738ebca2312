import { useState } from 'react'
import type { Order } from '../../../contract/orders/orders.ts'
import { CallFault, call } from '../../app/api.ts'
import { useAnswer, useReload } from '../../app/queries.tsx'
import { usePerson } from '../../app/session.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { statusWords } from '../../trade/orders/status-words.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { counted, Money } from '../../ui/words/amounts.tsx'
import { When } from '../../ui/words/when.tsx'

/** As many as one call takes along. */
const atOnce = 100

/** Brings earlier own orders along, which are the company's from then on. Nothing where there are none. */
export function BringOrders({ company }: { company: string }) {
  const { email } = usePerson()
  const given = { email, scope: 'claimable' as const, limit: atOnce }
  const { data, error, refetch } = useAnswer('GET /orders', given)
  const [open, setOpen] = useState(false)
  if (data?.items.length === 0) return null
  return (
    <section aria-labelledby="bring-title" className="panel space-y-3 p-5 sm:p-6">
      <h2 id="bring-title" className="text-lg font-semibold">
        Bring earlier orders along
      </h2>
      <p className="text-sm text-soft">
        Orders that you placed for yourself before can become the company’s: colleagues who see
        every order see them then, and you find them only while you buy for {company}.
      </p>
      {error && !data && <FaultNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-10 w-48" />}
      {data &&
        (open ? (
          <Choice orders={data.items} company={company} onBack={() => setOpen(false)} />
        ) : (
          <Button onClick={() => setOpen(true)}>Choose orders</Button>
        ))}
    </section>
  )
}

type ChoiceProps = { orders: Order[]; company: string; onBack: () => void }

function Choice({ orders, company, onBack }: ChoiceProps) {
  const reload = useReload()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Error>()
  const orderIds = orders.map(({ _id }) => _id).filter((id) => chosen.has(id))
  const bring = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      const { modifiedCount } = await call('POST /company/claims', { orderIds })
      toast.success(`${counted(modifiedCount, 'order')} brought along`, company)
      await reload('GET /orders')
      setChosen(new Set())
    } catch (error) {
      setFault(error as Error)
      // one of them may not be theirs alone any more
      if (error instanceof CallFault && error.status === 404) await reload('GET /orders')
    }
    setBusy(false)
  }
  return (
    <fieldset className="space-y-3">
      <legend className="text-sm font-medium">Your own orders, newest first</legend>
      <ul className="max-h-96 divide-y overflow-y-auto rounded-md border">
        {orders.map((order) => (
          <li key={order._id}>
            <label className="flex min-h-11 items-center gap-3 px-3 py-2 text-sm">
              <input
                type="checkbox"
                className="size-4 shrink-0 accent-accent"
                checked={chosen.has(order._id)}
                onChange={({ target }) => setChosen(withOne(chosen, order._id, target.checked))}
              />
              <span className="min-w-0 grow">
                <span className="block truncate">{order.partsName}</span>
                <span className="block text-xs text-soft">
                  {order.orderNumber}, <When at={order.createdAt} as="date" />,{' '}
                  {statusWords[order.status]}
                </span>
              </span>
              <span className="figures shrink-0">
                <Money amount={order.payable} currency={order.currency} />
              </span>
            </label>
          </li>
        ))}
      </ul>
      {fault && <FaultNote error={fault} focus />}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          busy={busy}
          disabled={orderIds.length === 0}
          onClick={() => void bring()}
        >
          Bring {orderIds.length > 0 ? counted(orderIds.length, 'order') : 'orders'} along
        </Button>
        <Button onClick={onBack} disabled={busy}>
          Go back
        </Button>
      </div>
    </fieldset>
  )
}

function withOne(chosen: ReadonlySet<string>, id: string, isChosen: boolean) {
  const next = new Set(chosen)
  if (isChosen) next.add(id)
  else next.delete(id)
  return next
}
