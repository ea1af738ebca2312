import { z } from 'zod'
import { breaksFault, maxBreaks, maximumFault } from '../pricing/price-break-rules.ts'
import { id, isStorable, optionalText, requiredName, requiredText } from '../text/text.ts'
import { figure } from '../words/numbers.ts'
import { answeredAttributes, changedAttributes, newAttributes } from './attribute-schemas.ts'
import { categoryKeyPattern, knownCategories, longestCategoryKey } from './known-categories.ts'
import { lifecycleFault } from './lifecycle.ts'
import { answeredMpn, givenMpn, givenSku, mpnFault } from './mpn.ts'
import { numberText } from './number-text.ts'
import { maxPieces } from './same-part.ts'

/** A category by its key: one of GET /categories. */
export const category = z
  .string('Please choose a category')
  .max(longestCategoryKey, 'Please choose a category')
  .regex(categoryKeyPattern, 'Please choose a category')
  .describe('a key of GET /categories, such as cpu')
export type Category = z.output<typeof category>
/** One of those that the rules of builds know. */
export const knownCategory = z.enum(knownCategories, 'Please choose a category')

export const maxQuantity = maxPieces
/** In major units: a unit price above one card payment could never be ordered. */
export const maxUnitPrice = 999_999

const count = (message: string) => z.int(message).min(1, message).max(maxQuantity, message)

const storable = (max: number) =>
  z.string().max(max).refine(isStorable, 'Some characters in this text cannot be stored')

/** Exact to the unit in every program, and the end of every range that is asked for. */
export const maxSpec = 1e15
const tooGreat = { error: () => `A number is at most ${figure(maxSpec)}, above 0 or below` }

/** A typed specification: text, number, yes or no, or a list of texts; the unit stands in the key. */
export const specValue = z.union([
  storable(300),
  z.number().min(-maxSpec, tooGreat).max(maxSpec, tooGreat),
  z.boolean(),
  z.array(storable(100)).max(40),
])
export const specs = z
  .record(storable(60), specValue)
  .refine((record) => Object.keys(record).length <= 60, 'At most 60 specifications')
export type Specs = z.output<typeof specs>

/** A width-by-width set of one picture's files, for <picture>. Widths in pixels. */
export const picture = z.object({
  width: z.int(),
  height: z.int(),
  color: z.string().describe('dominant colour, #rrggbb'),
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
})

const brokenPrice = 'Please input a price with at most two decimals'
/** What one piece costs, in major units, exact to two decimals: a whole number is one without any. */
export const unitPrice = z
  .number(brokenPrice)
  .positive('The price of one piece has to be more than 0')
  .max(maxUnitPrice, { error: () => `The price of one piece is at most ${figure(maxUnitPrice)}` })
  .refine((price) => Number(price.toFixed(2)) === price, brokenPrice)

/** From so many pieces on each costs so much, in major units. */
export const priceBreak = z.object({
  from: count('A price break begins from 2 or more'),
  price: unitPrice,
})

/** How pieces come: a tray of 12. */
export const pack = z.object({
  name: requiredName('Please input what the pack is called, such as tray', 40),
  size: count('The pack size is a whole number from 1'),
})

/** A part as everybody sees it. `price` is the exact amount of one piece in the currency's major unit: 249, or 249.5. */
export const part = z.object({
  _id: id,
  ...answeredMpn,
  partNumber: z.string().describe('the shop’s own number of it, P-100001'),
  name: z.string(),
  details: z.string(),
  category,
  minQuantity: z.int(),
  orderMultiple: z.int().describe('orders are a multiple of it'),
  maxQuantity: z
    .int()
    .nullable()
    .describe('the most of one order; null when only the stock ends it'),
  pack: z.object({ name: z.string(), size: z.int() }).nullable(),
  quantity: z.int().describe('available'),
  price: z.number().describe('of one piece below the first price break'),
  priceBreaks: z
    .array(z.object({ from: z.int(), price: z.number() }))
    .describe('from so many pieces on each costs so much; quantities rise, prices do not'),
  currency: z.string(),
  img: z.string(),
  picture: picture.nullable(),
  specs,
  ...answeredAttributes,
  lifecycleText: z
    .string()
    .nullable()
    .describe('where it stands in its life, with its day, in words; null while it is active'),
  noOrders: z
    .string()
    .nullable()
    .describe('why no order of it is taken any more; null while orders are'),
  version: z.int().describe('rises with each change but of the quantity; see PATCH /parts/{id}'),
})
export type Part = z.output<typeof part>

/** UTF-16 units of a part’s name. */
export const maxNameLength = 200

const partFields = z.object({
  name: requiredName('Please input the parts name', maxNameLength),
  details: requiredText('Please input the details', 5_000),
  minQuantity: count('Please input the minimum quantity, a whole number from 1'),
  quantity: count('Please input the quantity, a whole number from 1'),
  price: unitPrice,
  img: requiredText('Please choose an image', 500),
})

const orderMultiple = count('The order multiple is a whole number from 1')
const maximum = count('The maximum is a whole number from 1')
export const priceBreaks = z.array(priceBreak).max(maxBreaks, `At most ${maxBreaks} price breaks`)

/** The body of POST /add-parts: the specification's six fields, and what else a catalogue needs, with defaults. */
export const newPart = partFields
  .extend({
    mpn: numberText(optionalText(80)),
    sku: givenSku,
    category: category
      .optional()
      .describe('left out: as the name tells it, cpu when it does not tell'),
    orderMultiple: orderMultiple.default(1),
    maxQuantity: maximum.nullable().default(null),
    pack: pack.nullable().default(null),
    priceBreaks: priceBreaks.default([]),
    specs: specs.default({}),
    ...newAttributes,
  })
  .refine((value) => value.minQuantity <= value.quantity, {
    path: ['minQuantity'],
    message: 'The minimum quantity cannot be more than the quantity',
  })
  .superRefine((value, context) => {
    for (const fault of [
      breaksFault(value.price, value.priceBreaks),
      maximumFault(value),
      mpnFault(value),
      lifecycleFault({ ...value, mpn: givenMpn(value) || undefined }),
    ])
      if (fault) context.addIssue({ code: 'custom', ...fault })
  })

/**
 * The body of PATCH /parts/{id}: what is left out stays, null takes a maximum or pack away, and price breaks are given
 * all together. Quantity changes by a movement: see restock. Orders keep the part number they were placed with. With the
 * version that was read, a part that was changed since then is refused and stays as it is. Given to be active or
 * nrnd, a part loses its last days.
 */
export const partChange = z
  .object({
    mpn: numberText(requiredText('Please input the part number', 80)).optional(),
    sku: givenSku,
    orderMultiple: orderMultiple.optional(),
    maxQuantity: maximum.nullable().optional(),
    pack: pack.nullable().optional(),
    priceBreaks: priceBreaks.optional(),
    name: partFields.shape.name.optional(),
    details: partFields.shape.details.optional(),
    minQuantity: partFields.shape.minQuantity.optional(),
    price: partFields.shape.price.optional(),
    img: partFields.shape.img.optional(),
    category: category.optional(),
    specs: specs.optional(),
    ...changedAttributes,
    lifecycleNote: optionalText(500)
      .optional()
      .describe('kept in the history of its life beside what is changed of that, for admins alone'),
    version: z
      .int('The version that was read with the part')
      .min(1, 'The version that was read with the part')
      .max(2_147_483_647, 'The version that was read with the part')
      .optional()
      .describe('as it was read; another one by now is refused. Without it the last change stays'),
  })
  .superRefine((value, context) => {
    const fault = mpnFault(value)
    if (fault) context.addIssue({ code: 'custom', ...fault })
  })

/** The body of POST /parts/{id}/stock: pieces that came in (positive) or were written off (negative). */
export const stockChange = z.object({
  change: z
    .int('A whole number of pieces, not 0')
    .min(-maxQuantity)
    .max(maxQuantity)
    .refine((value) => value !== 0, 'A whole number of pieces, not 0'),
  reason: z.enum(['restock', 'correction']),
})
