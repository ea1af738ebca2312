import type { Order } from '../../../contract/orders/orders.ts'
import { call } from '../../app/api.ts'
import { toast } from '../../ui/overlays/toast.ts'
import type { RowAction } from './action.tsx'

/** Takes an order a step on, and says so in the specification's words where it has some, and of which order. Throws CallFault. */
export async function actOnOrder(
  action: RowAction,
  { _id: id, orderNumber }: Pick<Order, '_id' | 'orderNumber'>,
) {
  const about = `Order ${orderNumber}`
  if (action === 'cancel') {
    const { deletedCount } = await call('DELETE /order/{id}', { id })
    if (deletedCount) toast.warning('Order deleted', about)
    return
  }
  if (action === 'release') {
    const { modifiedCount } = await call('PATCH /order-release/{id}', { id })
    if (modifiedCount) toast.success('Released for shipment', about)
    return
  }
  const { modifiedCount } = await call('PATCH /order-shipment/{id}', { id })
  if (modifiedCount) toast.success('Your order is placed successfully', about)
}
