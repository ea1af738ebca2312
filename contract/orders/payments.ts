import { z } from 'zod'
import { majorAmount } from '../pricing/amount.ts'
import { id } from '../text/text.ts'

/**
 * The body of POST /create-payment-intent. The amount is always the order's own. With a price alone it goes on only if
 * exactly one unpaid order of the caller has that total.
 */
export const paymentRequest = z.object({
  price: majorAmount.optional(),
  orderId: id.optional(),
})
export const paymentAnswer = z.object({
  clientSecret: z.string().describe('for the card element of the provider'),
  amount: z.int().describe('in minor units'),
  currency: z.string(),
})

/** The body of POST /online-payments. */
export const onlineRequest = z.object({ orderId: id })
export const onlineAnswer = z.object({
  status: z
    .enum(['open', 'processing'])
    .describe('open: it is to be paid at the page. processing: it was, and is being decided'),
  page: z
    .url()
    .nullable()
    .describe('where whoever pays goes; null: there is nothing left to do there'),
  amount: z.int().describe('in minor units'),
  currency: z.string(),
})

/** By which way what is not an order itself is paid: freight, or open invoices of a company. */
export const paymentWay = z
  .enum(['card', 'online'])
  .default('card')
  .describe('online: at the page of the shop’s payment gateway')
/** What is begun of it. */
export const startedPayment = z.object({
  paymentId: id,
  clientSecret: z.string().describe('for the card element of the provider; empty of one online'),
  page: z.url().nullable().describe('where one online is paid; null of one by card'),
  amount: z.int().describe('in minor units: all that is open of it, with taxes'),
  currency: z.string(),
})
/** The body that says that it was paid. */
export const confirmedPayment = z.object({
  transactionId: z
    .string()
    .min(1)
    .max(255)
    .optional()
    .describe('the provider’s id of it; without it only what was begun is looked at'),
})
/** The body of POST /shipment/{id}/freight-payments. */
export const freightPaymentWish = z.object({ method: paymentWay })

/** The body of PATCH /order/{id}: the payment intent that the card element confirmed. */
export const confirmation = z.object({
  orderId: z.string().optional().describe('the order of the path'),
  transactionId: z.string('Say which payment this is').min(1).max(255),
  price: majorAmount.optional(),
})
