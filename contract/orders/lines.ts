import { z } from 'zod'
import { maxQuantity, part } from '../parts/parts.ts'
import { maxLines } from '../parts/same-part.ts'
import { id, optionalText } from '../text/text.ts'
import { figure } from '../words/numbers.ts'

/** The number that the buyer's own books have for a part; '' when there is none. */
export const ownNumber = optionalText(100)

/** A part and how many pieces of it are wanted, with the buyer's own number for it and a note. */
export const line = z.object({
  partsId: id,
  quantity: z
    .int('A whole number of pieces, from 1')
    .min(1, 'A whole number of pieces, from 1')
    .max(maxQuantity, { error: () => `At most ${figure(maxQuantity)} pieces` }),
  ownNumber,
  note: optionalText(500),
})
export type Line = z.output<typeof line>

export const lines = z
  .array(line)
  .min(1, 'Name at least one part')
  .max(maxLines, { error: () => `At most ${figure(maxLines)} lines` })

/** What a line needs to know of its part: what it is, what it costs, how many can be had. */
export const partFacts = part
  .pick({
    _id: true,
    mpn: true,
    sku: true,
    partNumber: true,
    name: true,
    category: true,
    minQuantity: true,
    orderMultiple: true,
    maxQuantity: true,
    pack: true,
    quantity: true,
    price: true,
    priceBreaks: true,
    currency: true,
    img: true,
    lifecycle: true,
    lifecycleText: true,
    noOrders: true,
  })
  .extend({
    taxClass: part.shape.taxClass
      .optional()
      .describe('where prices are shown with tax, what kind of goods it is to that'),
  })
export type PartFacts = z.output<typeof partFacts>
