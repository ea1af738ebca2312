import { z } from 'zod'
import { instant } from './text/text.ts'

/** One promise that the books do not keep. `repair` says what to run or do, or which job mends it by itself. */
export const violation = z.object({
  rule: z.string().describe('which promise; docs/books.md lists them'),
  subject: z.string().describe('what it is about, such as "order PW-100001"'),
  says: z.string(),
  repair: z.string(),
})
export type Violation = z.output<typeof violation>

/** What one check of the books came to. `rows` counts what was looked at; `found` all violations, named or not. */
export const booksCheck = z.object({
  checkedAt: instant,
  seconds: z.number().nonnegative(),
  rows: z.record(z.string(), z.int()),
  provider: z
    .object({ since: instant, until: instant, payments: z.int() })
    .nullable()
    .describe('the payments that were compared with the payment provider; null when none were'),
  found: z.int(),
  violations: z.array(violation).describe('at most 100 of each rule'),
})
export type BooksCheck = z.output<typeof booksCheck>

/** The answer of GET /books; `last` is null until the books were checked for the first time. */
export const books = z.object({ last: booksCheck.nullable() })
