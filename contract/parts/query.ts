import { z } from 'zod'
import { id, since } from '../text/text.ts'
import { originCountry } from './attribute-schemas.ts'
import { lifecycles } from './lifecycle.ts'
import { category, maxQuantity, maxSpec, maxUnitPrice } from './parts.ts'

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

/** How long a search may be: whole lines are pasted into it. */
export const searchUpTo = 500

/** Phrases of a search that are taken as they stand, instead of as they were understood. */
const plain = z
  .array(z.string().trim().min(1).max(100))
  .max(40, 'At most 40 phrases')
  .optional()
  .describe(
    'a phrase of q that is looked for as it stands, whatever it was understood as; repeated',
  )

/** What narrows a list of parts, its facets too. Everything that is given must hold. */
export const partFilter = z.object({
  q: z.string().trim().max(searchUpTo).optional(),
  plain,
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
  lifecycle: z
    .array(z.enum(lifecycles))
    .max(lifecycles.length)
    .optional()
    .describe('where it stands in its life, repeated; any may be it'),
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
  updatedSince: since
    .optional()
    .describe(
      'parts that were changed, or of which the stock was, since then; name a time some minutes before that of the last answer, since what is written longer comes later',
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
