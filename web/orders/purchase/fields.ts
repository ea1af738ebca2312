import { newOrderFields } from '../../../contract/orders/orders.ts'
import { referenceFields } from '../../trade/delivery/reference-fields.ts'

/** What a buyer fills in to order a part, as the fields have it. */
export const orderFields = newOrderFields
  .pick({ quantity: true, address: true, number: true, others: true })
  .required({ address: true, number: true })
  .extend(referenceFields)
