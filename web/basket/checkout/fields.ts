import { newOrderOfLinesFields } from '../../../contract/orders/orders.ts'
import { referenceFields } from '../../trade/delivery/reference-fields.ts'

/** What a buyer fills in, as the fields have it. */
export const checkoutFields = newOrderOfLinesFields
  .pick({ address: true, number: true, others: true })
  .required({ address: true, number: true })
  .extend(referenceFields)
