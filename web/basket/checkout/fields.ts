import { newOrderOfLines } from '../../../contract/orders/orders.ts'
import { referenceFields } from '../../trade/delivery/reference-fields.ts'

/** What a buyer fills in, as the fields have it. */
export const checkoutFields = newOrderOfLines
  .pick({ address: true, number: true, others: true })
  .extend(referenceFields)
