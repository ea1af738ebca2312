import { z } from 'zod'
import { breaksFault, maxBreaks, maximumFault } from '../pricing/price-break-rules.ts'
import { id, isStorable, optionalText, requiredText } from '../text/text.ts'
import {
  answeredAttributes,
  changedAttributes,
  newAttributes,
  originCountry,
} from './attribute-schemas.ts'
import { categories } from './categories.ts'
import { numberText } from './number-text.ts'
import { maxPieces } from './same-part.ts'

export const category = z.enum(categories, 'Please choose a category')
export type Category = z.output<typeof category>

export const maxQuantity = maxPieces
/** In major units: a unit price above one card payment could never be ordered. */
export const maxUnitPrice = 999_999

const count = (message: string) => z.int(message).min(1, message).max(maxQuantity, message)

const storable = (max: number) =>
  z.string().max(max).refine(isStorable, 'Some characters in this text cannot be stored')

/** Exact to the unit in every program, and the end of every range that is asked for. */
const maxSpec = 1e15
const tooGreat = `A number is at most ${maxSpec}, above 0 or below`

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
/** From so many pieces on each costs so much, in major units; the list price is whole, these may have cents. */
export const priceBreak = z.object({
  from: count('A price break begins from 2 or more'),
  price: z
    .number(brokenPrice)
    .positive(brokenPrice)
    .max(maxUnitPrice, `The price of one piece is at most ${maxUnitPrice}`)
    .refine((price) => Number(price.toFixed(2)) === price, brokenPrice),
})

/** How pieces come: a tray of 12. */
export const pack = z.object({
  name: requiredText('Please input what the pack is called, such as tray', 40),
  size: count('The pack size is a whole number from 1'),
})

/** A part as everybody sees it. `price` is a whole number of the currency's major unit, for one piece. */
export const part = z.object({
  _id: id,
  sku: z.string().describe('the manufacturer’s part number'),
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
  version: z.int().describe('rises with each change but of the quantity; see PATCH /parts/{id}'),
})
export type Part = z.output<typeof part>

const partFields = z.object({
  name: requiredText('Please input the parts name', 200),
  details: requiredText('Please input the details', 5_000),
  minQuantity: count('Please input the minimum quantity, a whole number from 1'),
  quantity: count('Please input the quantity, a whole number from 1'),
  price: z
    .int('Please input the price, a whole number from 1')
    .min(1, 'Please input the price, a whole number from 1')
    .max(maxUnitPrice, `The price of one piece is at most ${maxUnitPrice}`),
  img: requiredText('Please choose an image', 500),
})

const orderMultiple = count('The order multiple is a whole number from 1')
const maximum = count('The maximum is a whole number from 1')
const priceBreaks = z.array(priceBreak).max(maxBreaks, `At most ${maxBreaks} price breaks`)

/** The body of POST /add-parts: the specification's six fields, and what else a catalogue needs, with defaults. */
export const newPart = partFields
  .extend({
    sku: numberText(optionalText(80)),
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
    for (const fault of [breaksFault(value.price, value.priceBreaks), maximumFault(value)])
      if (fault) context.addIssue({ code: 'custom', ...fault })
  })

/**
 * The body of PATCH /parts/{id}: what is left out stays, null takes a maximum or pack away, and price breaks are given
 * all together. Quantity changes by a movement: see restock. Orders keep the part number they were placed with. With the
 * version that was read, a part that was changed since then is refused and stays as it is.
 */
export const partChange = z.object({
  sku: numberText(requiredText('Please input the part number', 80)).optional(),
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
  version: z
    .int('The version that was read with the part')
    .min(1, 'The version that was read with the part')
    .max(2_147_483_647, 'The version that was read with the part')
    .optional()
    .describe('as it was read; another one by now is refused. Without it the last change stays'),
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

export const partSort = z.enum([
  'newest',
  'name',
  'price',
  '-price',
  'quantity',
  '-quantity',
  'relevance',
])

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1')

/** Numbered pages begin among so many parts; beyond them the cursor goes on. */
export const numberedUpTo = 1_000

/** Of one specification: a value as text, or a range whose ends belong to it; null is an open end. */
export type SpecChoice = { key: string } & (
  | { value: string }
  | { min: number | null; max: number | null }
)

/** "socket:AM5", "cores:8..16", "cores:8..", "cores:..16", "ecc:true". */
const specChoice = z
  .string()
  .max(400)
  .transform((text, context): SpecChoice => {
    const at = text.indexOf(':')
    const key = text.slice(0, at)
    const value = text.slice(at + 1)
    const range = rangeOf(value)
    if (at > 0 && at <= 60 && value !== '' && range !== 'wrong')
      return range ? { key, ...range } : { key, value }
    context.addIssue({ code: 'custom', message: 'Write key:value or key:from..to' })
    return z.NEVER
  })

function rangeOf(value: string): { min: number | null; max: number | null } | 'wrong' | null {
  const ends = value.split('..')
  const [from = '', to = ''] = ends
  if (ends.length !== 2) return null
  const [min = null, max = null] = [from, to].map((end) => (end === '' ? null : Number(end)))
  if (Number.isNaN(min) || Number.isNaN(max)) return null
  const isWrong = (min === null && max === null) || Math.abs(min ?? 0) > maxSpec
  return isWrong || Math.abs(max ?? 0) > maxSpec ? 'wrong' : { min, max }
}

const amount = z.coerce.number('This must be an amount').min(0).max(maxUnitPrice)

/** What narrows a list of parts, its facets too. Everything that is given must hold. */
export const partFilter = z.object({
  q: z.string().trim().max(100).optional(),
  category: category.optional(),
  inStock: flag.optional(),
  stock: z
    .enum(['in', 'low', 'out'])
    .optional()
    .describe(
      'in: at least one least order is there; low: fewer than two, or none; out: fewer than one',
    ),
  minPrice: amount.optional().describe('of one piece, major units'),
  maxPrice: amount.optional().describe('of one piece, major units'),
  maxMinQuantity: z.coerce.number().int().min(1).max(maxQuantity).optional(),
  originCountry: z
    .array(originCountry)
    .max(30)
    .optional()
    .describe(
      'where it was made, repeated; any may be it. Parts of which it is not known are left out',
    ),
  spec: z
    .array(specChoice)
    .max(30)
    .optional()
    .describe('key:value or key:from..to, repeated; one of each key must hold'),
})

/** How GET /parts is asked. Without anything: the 24 newest; with `q` the most relevant stand first. */
export const partQuery = partFilter.extend({
  ids: z
    .string()
    .max(800)
    .transform((text) => text.split(','))
    .pipe(z.array(id).max(20, 'At most 20 ids'))
    .optional()
    .describe('up to 20 ids with commas between them: these parts, in this order, on one page'),
  mpn: z
    .array(z.string().trim().min(1, 'Write a part number').max(200, 'At most 200 characters'))
    .max(100, 'At most 100 numbers')
    .optional()
    .describe(
      'the manufacturer’s part number as people write it, repeated for up to 100; any may be it',
    ),
  sort: partSort.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(numberedUpTo)
    .optional()
    .describe(`from 1; it must begin within the first ${numberedUpTo} parts`),
  cursor: z.string().max(500).optional(),
})
