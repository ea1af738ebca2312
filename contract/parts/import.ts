import { z } from 'zod'
import { optionalText } from '../text/text.ts'
import { figure } from '../words/numbers.ts'
import { attributeLabels, attributeNames } from './attributes.ts'
import { asOf, quantityIs } from './feed.ts'
import { category, maxQuantity, maxUnitPrice } from './parts.ts'
import { textEncodings } from './text-encodings.ts'

/**
 * What a part takes from a row of a file, beside its specifications, which are called specs.NAME, and price breaks in
 * columns of their own: break.100 is the price from 100 pieces on, breakFrom.2 and breakPrice.2 are a pair.
 */
export const importFields = [
  'mpn',
  'name',
  'details',
  'category',
  'price',
  'quantity',
  'minQuantity',
  'orderMultiple',
  'maxQuantity',
  'pack',
  'breaks',
  ...attributeNames,
  'img',
  'currency',
] as const
export type ImportField = (typeof importFields)[number]

/** The fields as people read them. */
export const importFieldLabels: Record<ImportField, string> = {
  mpn: 'Part number',
  name: 'Parts Name',
  details: 'Details',
  category: 'Category',
  price: 'Price',
  quantity: 'Quantity',
  minQuantity: 'Minimum Quantity',
  orderMultiple: 'Order multiple',
  maxQuantity: 'Maximum of an order',
  pack: 'Pack, as “tray of 12”',
  breaks: 'Price breaks, as 10:95;100:90',
  ...attributeLabels,
  img: 'Image',
  currency: 'Currency of the prices',
}

/** What files are read. */
export const importFormats = ['csv', 'tsv', 'fixed-width', 'json', 'jsonl', 'xlsx', 'html'] as const
export type ImportFormat = (typeof importFormats)[number]

/** A field as a form offers it. `required`: no row goes without it; new parts need name, category and price besides. */
export const importTarget = z.object({
  field: z.enum(importFields),
  label: z.string(),
  required: z.boolean(),
})

/** What a file looks like before it is imported. Nothing is written. */
export const importPreview = z.object({
  format: z.enum(importFormats),
  encoding: z
    .enum(textEncodings)
    .nullable()
    .describe('of a text, as it seems; of another than UTF-8 look whether names are right'),
  header: z.int().nullable().describe('the line that names the columns; null where each row does'),
  hidden: z
    .string()
    .nullable()
    .describe(
      'what a workbook hides, in words, such as “1 hidden row and 1 hidden column”; hidden rows are refused, columns are read',
    ),
  decimal: z
    .enum([',', '.'])
    .nullable()
    .describe('“,”: its numbers are written 1.234,50; null when nothing in it says'),
  rows: z.int().describe('rows that hold anything'),
  columns: z.array(
    z.object({
      name: z.string(),
      sample: z.array(z.string()).describe('up to three values, each at most 80 characters'),
      guess: z
        .string()
        .nullable()
        .describe('the field it seems to be, specs.NAME, or a price break'),
    }),
  ),
  questions: z
    .array(
      z.object({
        field: z.enum(['mpn', 'quantity', 'price']),
        text: z.string(),
        columns: z.array(z.string()),
      }),
    )
    .describe(
      'columns that may be one of these and are not read as it: say by `mapping` what they are',
    ),
  fields: z.array(importTarget),
  needsMapping: z
    .boolean()
    .describe('false for entries of the open part database, whose columns need no mapping'),
})

const flag = (fallback: 'true' | 'false') =>
  z
    .enum(['true', 'false'], 'true or false')
    .default(fallback)
    .transform((value) => value === 'true')

const decimals = {
  error: () => `A price from ${figure(0.01)} to ${figure(maxUnitPrice)}, with at most two decimals`,
}
const price = z
  .string()
  .trim()
  .regex(/^\d{1,6}(\.\d{1,2})?$/, decimals)
  .transform(Number)
  .pipe(z.number(decimals).positive(decimals))
  .optional()

const whole = (max: number) => {
  const message = { error: () => `A whole number from 1 to ${figure(max)}` }
  return z
    .string()
    .trim()
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .pipe(z.number().min(1, message).max(max, message))
    .optional()
}

/**
 * The texts beside the file of POST /imports. `mapping` is a JSON object, column → field: exactly these columns are
 * read; without it columns are found by their names. Defaults are for new parts whose rows do not say.
 */
export const importRequest = z.object({
  mapping: optionalText(20_000),
  encoding: z
    .enum(textEncodings)
    .optional()
    .describe('how its text is written; left out: as it seems'),
  dryRun: flag('false'),
  skipRefused: flag('true').describe('false: a file with any refused row writes nothing'),
  decimalComma: z
    .enum(['true', 'false'], 'true or false')
    .optional()
    .transform((value) => (value === undefined ? null : value === 'true' ? ',' : '.'))
    .describe('true: numbers are written 1.234,50; left out: as the file shows'),
  keepUnknown: flag('false').describe('keep columns that are no field as specifications'),
  defaultCategory: category.optional(),
  defaultPrice: price,
  defaultQuantity: whole(maxQuantity).describe(
    'without it, a new part whose row says none is sold out',
  ),
  defaultMinQuantity: whole(maxQuantity),
  onlyKnown: flag('false').describe('leaves out rows of numbers that the shop does not have'),
  quantityIs,
  asOf: asOf.describe('when it was so: rows that are older than what was said last are refused'),
})

/** A row as its part is afterwards, or would be; `was`: what of it was another before. */
const importedRow = z.object({
  line: z.int(),
  outcome: z.enum(['added', 'changed', 'unchanged']),
  mpn: z.string(),
  name: z.string(),
  category,
  price: z.number(),
  quantity: z.int(),
  minQuantity: z.int(),
  was: z.object({ price: z.number(), quantity: z.int() }).nullable().describe('null of a new part'),
})

/** Why a row was not written. */
export const importProblem = z.object({
  line: z.int().describe('of the file, from 1'),
  column: z.string().nullable().describe('the column, or the field’s label when no column gave it'),
  message: z.string(),
  row: z.string().describe('the line as it stands in the file, at most 300 characters'),
})

/**
 * What became of a file: read = added + changed + unchanged + unknown + skipped, of which added and changed are written. After a
 * dry run they say what would be. `outcome` nothing: no row was new or another than its part. `outcome` refused: rows
 * were refused and, since nothing was to be written then, the others were not looked up in the shop; added, changed and
 * unchanged are 0.
 */
export const importResult = z.object({
  outcome: z.enum(['written', 'nothing', 'dry', 'refused']),
  dryRun: z.boolean(),
  encoding: importPreview.shape.encoding,
  hidden: importPreview.shape.hidden,
  read: z.int(),
  written: z.int().describe('added and changed; 0 after a dry run or a refusal'),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  unknown: z.int().describe('rows of numbers that the shop does not have, with `onlyKnown`'),
  skipped: z.int().describe('rows with a problem'),
  byEntry: z
    .int()
    .describe(
      'entries of the open part database that go by their `opendb_id`: they have no number, or one of an earlier row',
    ),
  stockCorrected: z.int(),
  short: z.int().describe('parts that orders were promised more of than there is'),
  first: z
    .array(importedRow)
    .describe('the first ten rows that were taken, as they are or would be'),
  problems: z.array(importProblem).describe('the first 500 of the file, in its order'),
  problemCount: z.int(),
  reportUrl: z
    .string()
    .nullable()
    .describe(
      'where every problem (up to 100,000) can be had as CSV for 30 days; null when there are none',
    ),
  seconds: z.number(),
})
export type ImportResult = z.output<typeof importResult>
