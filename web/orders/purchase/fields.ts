import { newOrder } from '../../../contract/orders/orders.ts'
import { requestedDay } from '../../trade/delivery/requested-day.ts'

/** What a buyer fills in to order a part, as the fields have it. */
export const orderFields = newOrder
  .pick({ quantity: true, address: true, number: true, others: true, purchaseOrder: true })
  .extend({ requestedDate: requestedDay })
