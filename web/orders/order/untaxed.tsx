import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { useShopConfig } from '../../app/shop-config.ts'

/** In a shop that charges taxes: that an order was placed before it did. */
export function Untaxed({ order }: { order: Pick<OrderDetail, 'tax'> }) {
  const { taxed } = useShopConfig()
  if (!taxed || order.tax !== undefined) return null
  return (
    <span className="block text-sm text-soft">
      It was placed before the shop charged taxes: none is added.
    </span>
  )
}
