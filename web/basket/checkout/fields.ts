import { z } from 'zod'
import { newOrderOfLinesFields } from '../../../contract/orders/orders.ts'
import { deliverySchema } from '../../trade/delivery/delivery-schema.ts'
import { referenceFields } from '../../trade/delivery/reference-fields.ts'

/** What a buyer fills in, as the fields have it. */
export const checkoutFields = newOrderOfLinesFields
  .pick({ others: true })
  .extend({ ...deliverySchema, ...referenceFields, costCentreId: z.string() })
