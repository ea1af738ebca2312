import type { Order } from '../../../contract/orders/orders.ts'
import { Money } from '../../ui/words/amounts.tsx'

type Props = { order: Pick<Order, 'refunded' | 'currency'> }

/** Below what an order comes to: how much of it went back, when any did. */
export function Returned({ order: { refunded, currency } }: Props) {
  if (refunded === 0) return null
  return (
    <span className="block text-xs font-normal text-soft">
      of which <Money amount={refunded} currency={currency} /> returned
    </span>
  )
}
