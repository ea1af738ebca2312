import { newOrderFields } from '../../../contract/orders/new-orders.ts'
import { bookSchema } from '../../trade/delivery/book-schema.ts'
import { deliverySchema, textDeliverySchema } from '../../trade/delivery/delivery-schema.ts'

/** What a buyer fills in to order a part, as the fields have it. */
export const orderFields = newOrderFields
  .pick({ quantity: true, others: true })
  .extend({ ...textDeliverySchema, ...bookSchema })

/** The same where taxes are on: they go by the address field by field. */
export const taxedOrderFields = orderFields.extend(deliverySchema)
