import { z } from 'zod'
import { instant } from '../text/text.ts'
import { figure } from '../words/numbers.ts'
import { attributeNames, partAttributes } from './attributes.ts'

/** As many rows as one PUT /feed/parts takes. */
export const maxFeedRows = 5_000

const said = (words: string) => z.unknown().optional().describe(words)

/**
 * A row of a feed. Of a part that the shop has, the number and what changes are enough; a new one needs name, category
 * and price, too. What is left out stays; null takes away what a part may have none of. Each row is checked by itself, with
 * the words of POST /add-parts, so that a wrong one, or one with a name that is none of these, stops no other.
 */
export const feedRow = z.looseObject({
  mpn: said('the manufacturer’s part number, a text; only letters and digits count'),
  price: said('of one piece, in major units, exact: 249, or 249.5'),
  quantity: said('pieces, what `quantityIs` says; 0 is sold out'),
  name: said('as of POST /add-parts'),
  details: said('as of POST /add-parts'),
  category: said('as of POST /add-parts'),
  minQuantity: said('as of POST /add-parts'),
  orderMultiple: said('as of POST /add-parts'),
  maxQuantity: said('as of POST /add-parts; null takes it away'),
  breaks: said('all price breaks: [{"from": 10, "price": 95.5}]; [] ends those there are'),
  pack: said('as “tray of 12”; null takes it away'),
  img: said('the address of an image that the shop has'),
  specs: said('all specifications, by their keys'),
  ...Object.fromEntries(attributeNames.map((name) => [name, said(partAttributes[name].says)])),
})

/** What pieces of a row are. */
export const quantityIs = z
  .enum(['available', 'onHand'])
  .default('available')
  .describe(
    'available: what can be ordered, as of `asOf`; onHand: what is in the house then, of which promised pieces that have not left are taken off',
  )

/** When what is told was so. */
export const asOf = instant
  .refine((at) => Date.parse(at) < Date.now() + 5 * 60_000, 'This lies in the future')
  .optional()

/** The body of PUT /feed/parts. */
export const feed = z.object({
  asOf: asOf.describe(
    'when it was so; now, when it is left out. A row that is older than what was said last is refused',
  ),
  onlyKnown: z
    .boolean()
    .default(false)
    .describe('leaves out rows of numbers that the shop does not have, instead of adding them'),
  quantityIs,
  rows: z
    .array(feedRow)
    .min(1, 'Send at least one row')
    .max(maxFeedRows, { error: () => `At most ${figure(maxFeedRows)} rows` }),
})

/** What became of a feed's rows: read = added + changed + unchanged + unknown + refused. */
export const feedResult = z.object({
  outcome: z.enum(['written', 'nothing']).describe('nothing: no row was new or changed a part'),
  asOf: instant,
  read: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  unknown: z.int().describe('rows of numbers that the shop does not have, with `onlyKnown`'),
  refused: z.int(),
  stockCorrected: z.int(),
  rows: z
    .array(
      z.object({
        mpn: z
          .string()
          .nullable()
          .describe('as it was sent; null when it was no text, or one that cannot be stored'),
        outcome: z.enum(['added', 'changed', 'unchanged', 'unknown', 'refused']),
        missing: z
          .int()
          .optional()
          .describe('pieces that orders were promised and that are not there'),
        errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
      }),
    )
    .describe('in the order of the rows that were sent'),
})
export type FeedResult = z.output<typeof feedResult>
