import { z } from 'zod'
import { addressFields } from '../addresses/address.ts'
import { shippingChoice, shippingOffer } from '../freight/offers.ts'
import { maxQuantity } from '../parts/parts.ts'
import { maxLines } from '../parts/same-part.ts'
import { id } from '../text/text.ts'
import { figure } from '../words/numbers.ts'
import { taxAmount } from './tax-amount.ts'

const quantity = z
  .int('A whole number of pieces, from 1')
  .min(1, 'A whole number of pieces, from 1')
  .max(maxQuantity, { error: () => `At most ${figure(maxQuantity)} pieces` })

/** The body of POST /order-estimates: what would be ordered, and where it would go. */
export const estimateRequest = z
  .object({
    lines: z
      .array(z.object({ partsId: id, quantity }))
      .min(1, 'Name at least one part')
      .max(maxLines, { error: () => `At most ${figure(maxLines)} lines` }),
    addressId: id.optional().describe('an own address of GET /addresses, instead of shipTo'),
    shipTo: z
      .object({
        country: addressFields.country,
        region: addressFields.region,
        postalCode: addressFields.postalCode,
      })
      .optional()
      .describe('where it is sent, as far as taxes and freight ask: it may be half written'),
    ...shippingChoice,
  })
  .refine(({ addressId, shipTo }) => (addressId === undefined) !== (shipTo === undefined), {
    path: ['shipTo'],
    message: 'Say once where it goes: by addressId or by shipTo',
  })

/** What an order would come to. Amounts in major units. */
export const orderEstimate = z.object({
  currency: z.string(),
  price: z.number().describe('of the goods, without taxes'),
  methods: z.array(shippingOffer).describe('how it can be sent, in the seller’s order'),
  shippingMethodId: id
    .nullable()
    .describe(
      'of the method that freight and payable are with; null while none is chosen, or the chosen one cannot be had',
    ),
  freight: z.number().nullable().describe('without taxes; null: it is said when it leaves'),
  taxes: z.array(taxAmount).describe('empty where taxes are off'),
  taxesOpen: z
    .literal(true)
    .optional()
    .describe(
      'the register of tax numbers has not answered for the company’s: on account an order waits for that, with these taxes at most; what is paid before it leaves is refused until then',
    ),
  payable: z
    .number()
    .nullable()
    .describe(
      'the price, its freight and their taxes: send it with the order as shownPayable; null while the region or postal code is missing that the country’s addresses have, or a method has to be chosen',
    ),
})
export type OrderEstimate = z.output<typeof orderEstimate>
