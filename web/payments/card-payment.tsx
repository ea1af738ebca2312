import type { OrderDetail } from '../../contract/orders/orders.ts'
import { call } from '../app/api.ts'
import { useReload } from '../app/queries.tsx'
import { toast } from '../ui/overlays/toast.ts'
import { CardForm, type Otherwise } from './card-form.tsx'
import { useCardPayment } from './use-card-payment.ts'

type Props = {
  order: OrderDetail
  onPaid: () => void
  /** Without it whoever pays does not cancel. */
  onCancel: (() => void) | undefined
  /** To another way of paying it now. */
  otherwise: Otherwise | undefined
}

/** Pays an unpaid order by card, or on account its deposit. */
export function CardPayment({ order, onPaid, onCancel, otherwise }: Props) {
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
  return <CardForm payment={payment} otherwise={otherwise} onCancel={onCancel} />
}
