import { z } from 'zod'
import { day, id, instant, optionalText, requiredText } from '../text/text.ts'
import { lineStates, matchReasons } from './bank-words.ts'

const amount = z.number('Input the amount').min(0.01, 'Input the amount').max(10_000_000_000)
const company = z.object({ _id: id, number: z.string(), legalName: z.string() })
const order = z.object({ _id: id, number: z.string() })
const states = z.object({
  open: z.int(),
  suggested: z.int(),
  part: z.int(),
  matched: z.int(),
  ignored: z.int(),
  returned: z.int(),
})

/** A row of a file that was not taken. */
export const statementProblem = z.object({
  line: z.int().describe('of the file, from 1; in camt.053 the entry’s place in its statement'),
  message: z.string(),
  row: z.string().describe('as it stands in the file, at most 300 characters'),
})
export type StatementProblem = z.output<typeof statementProblem>

/** What became of a file with statements. */
export const statementResult = z.object({
  statements: z.int(),
  lines: z.int().describe('that were read'),
  new: z.int().describe('of them, those that the shop did not have yet'),
  known: z.int().describe('of them, those that it had from another statement, or from this one'),
  matched: z.int().describe('of the new ones, those that were booked by themselves'),
  suggested: z.int(),
  open: z.int(),
  ignored: z.int().describe('of the new ones, money that went out'),
  problems: z.array(statementProblem).max(1_000).describe('rows that were not taken'),
  problemCount: z.int(),
  warnings: z.array(z.string()).describe('what else is wrong with it, in words'),
})
export type StatementResult = z.output<typeof statementResult>

/** The account that the shop is paid to, and how far its statements go. */
export const bankState = z.object({
  iban: z.string().nullable().describe('null: the record of the shop names none to pay to'),
  namedAs: z.string().describe('an invoice as lines name it, of an example, such as IN-000123'),
  currency: z.string(),
  states,
  tolerance: z
    .number()
    .describe('so much a transfer may be less than what it names: what may be a bank’s fee'),
  newestOn: day.nullable().describe('the last day that a statement tells of'),
  remindersWait: z
    .boolean()
    .describe(
      'nobody is reminded of overdue invoices until a statement tells of one of the last three days: what companies paid is not known',
    ),
  missing: z
    .array(z.object({ after: day.nullable(), before: day, opening: z.number() }))
    .max(100)
    .describe(
      'a statement is missing between these days: none closes with what the next opens with',
    ),
})
export type BankState = z.output<typeof bankState>

/** A statement as it was read. Amounts in major units; null in files that do not say them. */
export const bankStatement = z.object({
  _id: id,
  number: z.string(),
  file: z.string(),
  format: z.enum(['camt.053', 'csv']),
  from: day,
  to: day,
  opening: z.number().nullable(),
  closing: z.number().nullable(),
  currency: z.string(),
  lines: z.int().describe('that came with it first'),
  at: instant,
  by: z.string().nullable(),
  problems: z.array(statementProblem).max(1_000),
})
export type BankStatement = z.output<typeof bankStatement>

/** What a line may pay. */
const suggestion = z.object({
  company: company.nullable().describe('null: it takes another line back'),
  amount: z.number(),
  invoices: z.array(z.string()),
  order: order.nullable().describe('the order by transfer that it pays; null: invoices'),
  reasons: z.array(z.enum(matchReasons)).min(1),
  returns: id.nullable().describe('the line that it takes back'),
  short: z
    .number()
    .nullable()
    .describe(
      'what stays open of the invoices named, and may be written off with it; null: nothing, or more than the tolerance',
    ),
})
export type MatchSuggestion = z.output<typeof suggestion>

/** A payment that was written down from a line, and what it pays. */
const match = z.object({
  company,
  amount: z.number(),
  invoices: z.array(z.string()).describe('what it pays; what is left over is the company’s'),
  order: order
    .nullable()
    .describe('the order by transfer that it came for, or was paid out of; null: invoices'),
  writtenOff: z.number().describe('what was written off with it'),
  at: instant,
  by: z.string().nullable().describe('null: by itself'),
})

/** A line of a statement. Amounts in major units, below 0 what went out. */
export const bankLine = z.object({
  _id: id,
  bookedOn: day,
  amount: z.number(),
  currency: z.string(),
  matched: z.number(),
  reversal: z.boolean().describe('the bank takes another line back by it'),
  name: z.string().describe('who paid, or was paid'),
  iban: z.string().describe('theirs'),
  remittance: z.string(),
  bankReference: z.string(),
  endToEnd: z.string(),
  statement: z.string().describe('its number, or the file'),
  state: z.enum(lineStates),
  note: z.string(),
  matches: z.array(match),
  suggestions: z.array(suggestion).max(3),
  returns: id.nullable().describe('the line that it takes back, or by which it was'),
})
export type BankLine = z.output<typeof bankLine>

export const bankLinesQuery = z.object({
  q: optionalText(100).describe('in names, texts, references, accounts, and amounts'),
  state: z.array(z.enum(lineStates)).max(lineStates.length).optional(),
})

/** What a line pays. */
export const bankMatch = z.object({
  companyId: id.optional().describe('not needed where an order is named'),
  amount: amount.describe('at most what is left of the line'),
  invoices: z
    .array(requiredText('Name an invoice by its number', 40))
    .max(200)
    .default([])
    .describe('numbers of invoices that it pays; none: those due first'),
  order: requiredText('Name an order by its number', 40)
    .optional()
    .describe('the number of the order by transfer that it pays, instead of invoices'),
  writeOff: amount
    .optional()
    .describe(
      'what stays open of the invoices named, at most the tolerance of GET /bank: it is written off with the payment, and taken back with it',
    ),
  surplus: z
    .enum(['refuse', 'credit'])
    .default('refuse')
    .describe('what becomes of more than is open of what is named: refused, or the company’s'),
  note: optionalText(500),
})

export const bankNote = z.object({
  note: requiredText('Say why it is nobody’s payment', 500),
})

export const bankReturn = z.object({
  lineId: id.describe('the line that it takes back'),
})
