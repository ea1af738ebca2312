import { z } from 'zod'
import { id, requiredName } from '../text/text.ts'
import { incoterms, shippingKinds } from './kinds.ts'

/** The account of a company with a carrier, which asks it for the freight. */
export const carrierAccount = z.object({ _id: id, carrier: z.string(), number: z.string() })
export type SavedCarrierAccount = z.output<typeof carrierAccount>

/** The body of POST /company/carrier-accounts. */
export const newCarrierAccount = z.object({
  carrier: requiredName('Input the carrier', 60),
  number: requiredName('Input the number of your account', 60),
})
/** The most accounts with carriers that a company has. */
export const maxCarrierAccounts = 50

/** How an order is sent, as it was chosen. */
export const chosenShipping = z.object({
  name: z.string(),
  kind: z.enum(shippingKinds),
  carrier: z.string(),
  account: z
    .string()
    .describe('of the buyer with the carrier, which asks it for the freight; else empty'),
  incoterm: z.enum(incoterms).nullable(),
})
export type ChosenShipping = z.output<typeof chosenShipping>

/** A way to send an order. */
export const shippingOffer = z.object({
  _id: id,
  name: z.string(),
  kind: z.enum(shippingKinds),
  carrier: z.string(),
  incoterm: z.enum(incoterms).nullable().describe('the first of `incoterms`'),
  incoterms: z.array(z.enum(incoterms)).describe('the terms on offer, the default first'),
  note: z.string(),
  isOffered: z.boolean().describe('whether it can be chosen'),
  price: z
    .number()
    .nullable()
    .describe('without tax; null: it is said when it leaves, or it cannot be chosen'),
  why: z.string().describe('a sentence for the buyer'),
  accounts: z.array(carrierAccount).describe('of the company with this carrier'),
})
export type ShippingOffer = z.output<typeof shippingOffer>

export const shippingTryoutAnswer = z.object({
  zone: z.string().nullable().describe('to which the place belongs; null: to none'),
  currency: z.string(),
  methods: z.array(shippingOffer),
})

/** What an order says of how it is sent. */
export const shippingChoice = {
  shippingMethodId: id
    .optional()
    .describe(
      'one of the methods that POST /order-estimates answers; left out: freight is invoiced when it leaves, where the shop offers that',
    ),
  carrierAccountId: id
    .optional()
    .describe('of the company with the carrier of the method; may be left out where there is one'),
  incoterm: z
    .enum(incoterms, `One of ${incoterms.join(', ')}`)
    .optional()
    .describe('one of the terms of the method; left out: its first'),
}
