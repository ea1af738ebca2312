import { newOrderOfLinesFields } from '../../../contract/orders/new-orders.ts'
import { bookSchema } from '../../trade/delivery/book-schema.ts'
import { deliverySchema } from '../../trade/delivery/delivery-schema.ts'

/** What a buyer fills in, as the fields have it. */
export const checkoutFields = newOrderOfLinesFields
  .pick({ others: true })
  .extend({ ...deliverySchema, ...bookSchema })
