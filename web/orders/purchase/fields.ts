import { newOrderFields } from '../../../contract/orders/orders.ts'
import { deliverySchema, textDeliverySchema } from '../../trade/delivery/delivery-schema.ts'
import { referenceFields } from '../../trade/delivery/reference-fields.ts'

/** What a buyer fills in to order a part, as the fields have it. */
export const orderFields = newOrderFields
  .pick({ quantity: true, others: true })
  .extend({ ...textDeliverySchema, ...referenceFields })

/** The same where taxes are on: they go by the address field by field. */
export const taxedOrderFields = orderFields.extend(deliverySchema)
