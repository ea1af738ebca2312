import { useState } from 'react'
import type { OrderDetail } from '../../contract/orders/orders.ts'
import type { Shipment } from '../../contract/orders/shipments.ts'
import { call } from '../app/api.ts'
import { useReload } from '../app/queries.tsx'
import { useShopConfig } from '../app/shop-config.ts'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/overlays/toast.ts'
import { CameBack } from './came-back.tsx'
import { CardForm } from './card-form.tsx'
import { GoOnline } from './go-online.tsx'
import { useCardPayment } from './use-card-payment.ts'

const begin = ({ _id: id }: Shipment, method: 'card' | 'online') =>
  call('POST /shipment/{id}/freight-payments', { id, method })

type Props = { order: OrderDetail; shipment: Shipment }

/** Pays the freight that the invoice of a shipment asks for, where any is open: by card here, or at the payment gateway. */
export function PayFreight({ order, shipment }: Props) {
  const { cards, onlinePayment } = useShopConfig()
  const [isOpen, setIsOpen] = useState(false)
  const reload = useReload()
  const { due } = shipment
  if (order.method === 'account' || !due || due.open === 0) return null
  if (isOpen) return <ByCard order={order} shipment={shipment} onEnd={() => setIsOpen(false)} />
  return (
    <div className="flex flex-wrap gap-2 py-2" data-screen-only>
      {cards && (
        <Button size="small" onClick={() => setIsOpen(true)}>
          Pay the freight by card
        </Button>
      )}
      {onlinePayment !== null && (
        <GoOnline
          size="small"
          begin={() => begin(shipment, 'online')}
          onRefused={() => void reload('GET /order/{id}')}
        >
          Pay the freight by {onlinePayment}
        </GoOnline>
      )}
    </div>
  )
}

function ByCard({ order, shipment, onEnd }: Props & { onEnd: () => void }) {
  const reload = useReload()
  const again = () => reload('GET /order/{id}', 'GET /documents')
  const payment = useCardPayment({
    key: ['POST /shipment/{id}/freight-payments', shipment._id],
    start: () => begin(shipment, 'card'),
    record: async (transactionId, { paymentId }) => {
      await call('PATCH /freight-payments/{id}', { id: paymentId, transactionId })
      toast.success('The freight is paid', `Order ${order.orderNumber}`)
      await again()
      onEnd()
    },
    onMoved: () => void again(),
    billing: { name: order.displayName, email: order.email },
    keeps: 'and the freight stays open',
  })
  return (
    <div className="my-2 rounded-md border px-4 pb-4" data-screen-only>
      <CardForm payment={payment} onCancel={onEnd} cancel="Not now" />
    </div>
  )
}

/** What came of freight that was paid at the payment gateway, for whoever comes back from there; nothing for others. */
export function FreightCameBack() {
  const reload = useReload()
  return (
    <CameBack
      place="freight"
      ask={(id) => call('PATCH /freight-payments/{id}', { id })}
      onPaid={() => void reload('GET /order/{id}', 'GET /documents')}
      paid="the freight is paid"
      unpaid="the freight stays open"
    />
  )
}
