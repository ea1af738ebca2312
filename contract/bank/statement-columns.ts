import { z } from 'zod'
import { id, instant, isStorable } from '../text/text.ts'
import { statementProblem } from './bank.ts'
import { dayOrders, type StatementRole, statementRoles } from './bank-words.ts'
import { compact, isIban } from './iban.ts'

export const mostStatementColumns = 100
/** So many layouts are remembered; the one that was used longest ago makes room. */
export const mostRememberedColumns = 100

const mark = z
  .string('Say how the column marks it')
  .trim()
  .min(1, 'Say how the column marks it')
  .max(20, 'At most 20 characters')
  .refine(isStorable, 'Some characters in this text cannot be stored')

/** How a CSV of a bank is read: what each column holds, and how its days and amounts are written. */
export const statementColumns = z
  .object({
    columns: z
      .array(z.enum(statementRoles))
      .min(2, 'A statement has two columns at least')
      .max(mostStatementColumns, `At most ${mostStatementColumns} columns`)
      .describe('what each column holds, from the left'),
    days: z
      .enum(dayOrders, 'Say how days are written')
      .describe('the order of year, month and day in its days'),
    decimal: z
      .enum([',', '.'], 'Say what stands before the cents')
      .describe('what stands before the cents'),
    marks: z
      .object({ in: mark, out: mark })
      .nullable()
      .default(null)
      .describe('how the column `mark` says that money came in or went out'),
    account: z
      .string()
      .trim()
      .max(60)
      .refine((text) => isIban(compact(text)), 'This is no IBAN')
      .nullable()
      .default(null)
      .describe('the account of a file without such a column; null: what the shop is paid to'),
    currency: z
      .string()
      .trim()
      .regex(/^[A-Za-z]{3}$/, 'Three letters, such as EUR')
      .nullable()
      .default(null)
      .describe('the currency of a file without such a column; null: the shop’s'),
  })
  .superRefine((given, context) => {
    for (const [path, message] of faultsOf(given))
      context.addIssue({ code: 'custom', path: [path], message })
  })
export type StatementColumns = z.output<typeof statementColumns>

type Fault = [path: 'columns' | 'marks', message: string]

type Said = { columns: StatementRole[]; marks: { in: string; out: string } | null }

function faultsOf({ columns, marks }: Said): Fault[] {
  const has = (role: StatementRole) => columns.includes(role)
  const isTwice = (role: StatementRole) => columns.filter((one) => one === role).length > 1
  const faults: Fault[] = []
  if (!has('bookedOn')) faults.push(['columns', 'Say which column has the day of booking'])
  if (!has('amount') && !has('in')) faults.push(['columns', 'Say which column has the amount'])
  if (has('amount') && (has('in') || has('out')))
    faults.push([
      'columns',
      'An amount is in one column, or in two for what came and what went: not both',
    ])
  if (has('mark') && !has('amount'))
    faults.push(['columns', 'A column that marks which way it went stands beside one amount'])
  if (statementRoles.some((role) => role !== 'none' && role !== 'text' && isTwice(role)))
    faults.push(['columns', 'Two columns are said to hold the same'])
  const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase()
  if (marks && plain(marks.in) === plain(marks.out))
    faults.push(['marks', 'What came in and what went out is marked the same'])
  if (has('mark') !== (marks !== null))
    faults.push(['marks', 'Say how the column marks what came in and what went out'])
  return faults
}

/** Columns that are remembered for the headers that have the same words. */
export const rememberedColumns = z.object({
  _id: id,
  header: z.array(z.string()).describe('the words of the header'),
  ...statementColumns.shape,
  usedAt: instant.describe('when a file was read so last'),
  by: z.string().nullable().describe('who said so last'),
})
export type RememberedColumns = z.output<typeof rememberedColumns>

/** The text beside the file: statementColumns as JSON. */
export const columnsBeside = z.object({
  columns: z
    .string('This must be text')
    .max(5_000, 'At most 5,000 characters')
    .optional()
    .describe(
      'of a CSV, as JSON: { columns, days, decimal, marks, account, currency }, as GET /statement-columns has them; left out: as its header says, or as it was said of that header before',
    ),
})

/** What a CSV looks like, and how it would be read. Nothing is written. */
export const statementPreview = z.object({
  header: z.array(z.string()),
  rows: z.array(z.array(z.string())).describe('the first ten below it'),
  guess: z.array(z.enum(statementRoles)).describe('what its columns seem to hold by their names'),
  kept: rememberedColumns.nullable().describe('what was said of such a header before'),
  read: z
    .object({
      lines: z
        .array(
          z.object({
            bookedOn: z.string(),
            amount: z.number(),
            currency: z.string(),
            account: z.string(),
            name: z.string(),
            iban: z.string(),
            text: z.string(),
            bankReference: z.string(),
            endToEnd: z.string(),
          }),
        )
        .describe('the first ten lines as they are read'),
      lineCount: z.int(),
      problems: z.array(statementProblem).describe('the first ten rows that are not'),
      problemCount: z.int(),
    })
    .nullable()
    .describe('null: nobody said yet how it is read'),
})
export type StatementPreview = z.output<typeof statementPreview>
