import { z } from 'zod'
import { newOrderOfLines } from '../../contract/orders.ts'
import { day } from '../../contract/text.ts'

/** What a buyer fills in, as the fields have it: a day that nobody chose is ''. */
export const checkoutFields = newOrderOfLines
  .pick({ address: true, number: true, others: true, purchaseOrder: true })
  .extend({
    requestedDate: z
      .literal('')
      .or(day)
      .refine((chosen) => chosen === '' || chosen >= today(), 'This day has passed'),
  })

/** The day that it is here, as fields write it. */
const today = () => {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((figure) => String(figure).padStart(2, '0'))
    .join('-')
}
