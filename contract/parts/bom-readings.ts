import { z } from 'zod'
import { figure } from '../words/numbers.ts'
import { columnRoles } from './column-layouts.ts'
import { textEncodings } from './text-encodings.ts'

/** As many rows as a list may have that a program sends; the text of one may have so many letters. */
export const maxRowsPerReading = 5_000
const maxLetters = 5_000_000
const maxColumns = 120

const roles = z.array(z.enum(columnRoles)).min(1, 'A list has a column').max(maxColumns)

/** What goes with POST /bom-readings: the list as text, where no file is sent, and how it is to be read. */
export const bomReadingRequest = z.object({
  text: z
    .string('This must be text')
    .max(maxLetters, { error: () => `At most ${figure(maxLetters)} characters` })
    .optional()
    .describe('the list as text, where no file is sent'),
  sheet: z
    .string('This must be text')
    .max(200)
    .optional()
    .describe('the name of the sheet to read'),
  roles: z
    .union([roles, z.string().max(2_000)], 'Name what each column holds')
    .optional()
    .transform((given, context) => {
      const read = roles
        .optional()
        .safeParse(typeof given === 'string' ? given.split(',').map((one) => one.trim()) : given)
      const counted = read.data?.filter((role) => role === 'quantity').length ?? 0
      if (counted > 1) {
        const message = `${counted} columns cannot each be the quantity: say of one that it is, and “none” of the others`
        context.addIssue({ code: 'custom', message })
        return z.NEVER
      }
      if (read.success) return read.data
      context.addIssue({
        code: 'custom',
        message: `What a column holds is one of ${columnRoles.join(', ')}`,
      })
      return z.NEVER
    })
    .describe(
      'what each column holds, from the left, in place of what it seems to: a list, or names parted by commas',
    ),
  decimal: z.enum([',', '.'], 'The decimal mark is , or .').optional().describe('the decimal mark'),
  encoding: z.enum(textEncodings).optional().describe('how the text of the file is written'),
})

const question = z.object({
  about: z.enum(['quantity', 'number', 'decimal']),
  text: z.string(),
  choices: z.array(
    z.object({
      text: z.string(),
      roles: z.array(z.enum(columnRoles)).nullable().describe('to send back as `roles`'),
      decimal: z.enum([',', '.']).nullable().describe('to send back as `decimal`'),
      rows: z.array(z.string()).describe('the first rows, as they would be read'),
    }),
  ),
})

/** How a list was read, and what of it cannot be known. */
const reading = z.object({
  kind: z.string().describe('what it was found to be: XLSX, CSV, JSON, lines and so on'),
  sheet: z.string().nullable().describe('the sheet that was read, of a workbook'),
  encoding: z
    .enum(textEncodings)
    .nullable()
    .describe('null for a workbook, and for a text that was sent'),
  hidden: z
    .string()
    .describe('what of the sheet a spreadsheet does not show; it is read all the same'),
  header: z.int().nullable().describe('the row that names the columns, from 1'),
  columns: z.array(
    z.object({
      index: z.int().describe('from 0'),
      name: z.string(),
      role: z.enum(columnRoles),
    }),
  ),
  otherSheets: z.array(
    z.object({
      name: z.string(),
      rows: z.int().nullable().describe('null for one that is too much to be read'),
      hidden: z.string().describe('what of it a spreadsheet does not show'),
    }),
  ),
  questions: z.array(question),
})

const readRow = z.object({
  row: z.int().describe('from 1'),
  cells: z.array(z.string()),
  outcome: z
    .enum(['ready', 'look', 'none'])
    .describe(
      'ready: it can be ordered as it stands; look: somebody has to look at it; none: it names no part',
    ),
  reason: z.string().describe('why it is not ready; how its part was found when it is'),
  partId: z.string().nullable(),
  mpn: z.string().nullable().describe('the manufacturer’s number of its part'),
  name: z.string().nullable(),
  quantity: z.int().nullable().describe('what the list says, for one machine'),
  pieces: z
    .int()
    .nullable()
    .describe('what would be ordered for this row; null when it is not ready'),
  candidates: z
    .array(z.object({ partId: z.string(), mpn: z.string(), name: z.string(), reason: z.string() }))
    .describe('parts that may be meant, the nearest first'),
})

/** What POST /bom-readings answers: every row of the list with what becomes of it. */
export const bomReading = z.object({ readings: reading, rows: z.array(readRow) })
export type BomReading = z.input<typeof bomReading>
export type ReadingQuestion = z.infer<typeof question>
