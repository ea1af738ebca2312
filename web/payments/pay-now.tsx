import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { OrderDetail } from '../../contract/orders/orders.ts'
import { useShopConfig } from '../app/shop-config.ts'
import { askedAmount } from '../trade/credit/order-words.ts'
import { Money } from '../ui/words/amounts.tsx'
import { CardPayment } from './card-payment.tsx'
import { OnlinePayment } from './online-payment.tsx'

type Props = {
  order: OrderDetail
  onPaid: () => void
  /** Without it whoever pays does not cancel. */
  onCancel: (() => void) | undefined
  /** What else is to be known before paying. */
  children: ReactNode
}

/** Pays an unpaid order now, or on account its deposit: by card, or at the page of the payment gateway. */
export function PayNow({ order, onPaid, onCancel, children }: Props) {
  const { cards, onlinePayment } = useShopConfig()
  const isBack = useSearchParams()[0].get('paid') === 'online'
  const [wish, setWish] = useState<'card' | 'online'>(isBack ? 'online' : 'card')
  const online = onlinePayment !== null && (wish === 'online' || !cards) ? onlinePayment : null
  const how = online === null ? 'by card' : `by ${online}`
  const given = { order, onPaid, onCancel }
  return (
    <section aria-labelledby="pay-title" className="panel p-5 sm:p-6" data-screen-only>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="pay-title" className="text-lg font-semibold">
          {order.deposit ? `Pay the deposit ${how}` : `Pay ${how}`}
        </h2>
        <p className="text-lg font-semibold">
          <Money amount={askedAmount(order)} currency={order.currency} />
        </p>
      </div>
      <p className="mt-1 text-sm text-soft">{children}</p>
      {online !== null ? (
        <OnlinePayment
          {...given}
          label={online}
          isBack={isBack}
          onCard={cards ? () => setWish('card') : undefined}
        />
      ) : (
        <CardPayment
          {...given}
          otherwise={
            onlinePayment === null
              ? undefined
              : { label: `Pay by ${onlinePayment} instead`, choose: () => setWish('online') }
          }
        />
      )}
    </section>
  )
}
