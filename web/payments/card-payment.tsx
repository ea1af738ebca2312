import type { ReactNode } from 'react'
import type { OrderDetail } from '../../contract/orders/orders.ts'
import { call } from '../app/api.ts'
import { useReload } from '../app/queries.tsx'
import { askedAmount } from '../trade/credit/order-words.ts'
import { toast } from '../ui/overlays/toast.ts'
import { Money } from '../ui/words/amounts.tsx'
import { CardForm } from './card-form.tsx'
import { useCardPayment } from './use-card-payment.ts'

type Props = {
  order: OrderDetail
  onPaid: () => void
  /** Without it whoever pays does not cancel. */
  onCancel: (() => void) | undefined
  /** What else is to be known before paying. */
  children: ReactNode
}

/** Pays an unpaid order by card, or on account its deposit. */
export function CardPayment({ order, onPaid, onCancel, children }: Props) {
  const reload = useReload()
  const { _id: id, price } = order
  const payment = useCardPayment({
    key: ['POST /create-payment-intent', id],
    start: () => call('POST /create-payment-intent', { orderId: id, price }),
    record: async (transactionId) => {
      const { modifiedCount } = await call('PATCH /order/{id}', { id, transactionId, price })
      if (modifiedCount) toast.success('Your order is placed successfully')
      await reload('GET /order/{id}', 'GET /orders')
      onPaid()
    },
    // the order was paid or cancelled elsewhere: show it as it is now
    onMoved: () => void reload('GET /order/{id}'),
    billing: { name: order.displayName, email: order.email },
    keeps: 'and your order keeps its stock until the hold ends',
  })
  return (
    <section aria-labelledby="pay-title" className="panel p-5 sm:p-6" data-screen-only>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="pay-title" className="text-lg font-semibold">
          {order.deposit ? 'Pay the deposit by card' : 'Pay by card'}
        </h2>
        <p className="text-lg font-semibold">
          <Money amount={askedAmount(order)} currency={order.currency} />
        </p>
      </div>
      <p className="mt-1 text-sm text-soft">{children}</p>
      <CardForm payment={payment} onCancel={onCancel} />
    </section>
  )
}
