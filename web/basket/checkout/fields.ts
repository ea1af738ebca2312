import { newOrderOfLines } from '../../../contract/orders/orders.ts'
import { requestedDay } from '../../trade/delivery/requested-day.ts'

/** What a buyer fills in, as the fields have it. */
export const checkoutFields = newOrderOfLines
  .pick({ address: true, number: true, others: true, purchaseOrder: true })
  .extend({ requestedDate: requestedDay })
