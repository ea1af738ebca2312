import { z } from 'zod'
import { id, isStorable, optionalText, requiredText } from './text.ts'

export const categories = ['cpu', 'ram', 'hdd', 'gpu', 'motherboard'] as const
export const category = z.enum(categories, 'Please choose a category')
export type Category = z.output<typeof category>

/** The categories as the specification writes them. */
export const categoryNames: Record<Category, string> = {
  cpu: 'CPU',
  ram: 'Ram',
  hdd: 'HDD',
  gpu: 'GPU',
  motherboard: 'Motherboard',
}

/** A thousand million pieces. PostgreSQL's integer holds as many again, for what is returned on top. */
export const maxQuantity = 1_000_000_000
/** In major units: a unit price above one card payment could never be ordered. */
export const maxUnitPrice = 999_999

const count = (message: string) => z.int(message).min(1, message).max(maxQuantity, message)

const storable = (max: number) =>
  z.string().max(max).refine(isStorable, 'Some characters in this text cannot be stored')

/** A typed specification: text, number, yes or no, or a list of texts; the unit stands in the key. */
export const specValue = z.union([
  storable(300),
  z.number().finite(),
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

/** A part as everybody sees it. `price` is a whole number of the currency's major unit, for one piece. */
export const part = z.object({
  _id: id,
  sku: z.string(),
  name: z.string(),
  details: z.string(),
  category,
  minQuantity: z.int(),
  orderMultiple: z.int(),
  quantity: z.int().describe('available'),
  price: z.number(),
  currency: z.string(),
  img: z.string(),
  picture: picture.nullable(),
  specs,
  warrantyMonths: z.int(),
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

/** The body of POST /add-parts: the specification's six fields, and what else a catalogue needs, with defaults. */
export const newPart = partFields
  .extend({
    sku: optionalText(80),
    category: category.default('cpu'),
    orderMultiple: count('The order multiple is a whole number from 1').default(1),
    warrantyMonths: z.int('Between 12 and 36 months').min(12).max(36).default(12),
    specs: specs.default({}),
  })
  .refine((value) => value.minQuantity <= value.quantity, {
    path: ['minQuantity'],
    message: 'The minimum quantity cannot be more than the quantity',
  })

/** The body of PATCH /parts/{id}: what is left out stays. Quantity changes by a movement: see restock. */
export const partChange = z.object({
  name: partFields.shape.name.optional(),
  details: partFields.shape.details.optional(),
  minQuantity: partFields.shape.minQuantity.optional(),
  price: partFields.shape.price.optional(),
  img: partFields.shape.img.optional(),
  category: category.optional(),
  warrantyMonths: z.int('Between 12 and 36 months').min(12).max(36).optional(),
  specs: specs.optional(),
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

export const partSort = z.enum(['newest', 'name', 'price', '-price', 'quantity', '-quantity'])

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1')

/** How GET /parts is asked. Without anything: the 24 newest. */
export const partQuery = z.object({
  q: z.string().trim().max(100).optional(),
  category: category.optional(),
  inStock: flag.optional(),
  sort: partSort.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
  cursor: z.string().max(500).optional(),
})
