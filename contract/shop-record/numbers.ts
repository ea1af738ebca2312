import { z } from 'zod'
import { figure } from '../words/numbers.ts'
import { type Series, signsOf } from '../words/series.ts'

const most = 8

/**
 * What a number begins with. References of transfers (ISO 11649) and what banks make of them keep capital letters and figures alone,
 * 21 at most, and the number behind has up to 12: so it is short, ends where the figures begin, and one letter is no
 * beginning, which any text has.
 */
export const beginning = z
  .string('This must be text')
  .trim()
  .toUpperCase()
  .max(most, { error: () => `At most ${figure(most)} letters, figures and dashes` })
  .regex(
    /^[A-Z][A-Z0-9-]*[A-Z-]$/,
    'Letters A to Z, figures and dashes: a letter first, no figure last',
  )
  .refine((text) => signsOf(text).length > 1, 'Two letters or figures at least')
  .refine((text) => signsOf(text) !== 'PO', 'Buyers call their own orders so: choose another')
  .refine((text) => signsOf(text) !== 'RF', 'RF begins the references of transfers: choose another')

const whose = { order: 'order', invoice: 'invoice', creditNote: 'credit note' } as const
const names = Object.keys(whose) as (keyof Series)[]

/** Which of them could be read as another, or null: their signs are the same, with the other's figures behind, or end as the other's. */
export function seriesFault(given: Series): { path: keyof Series; message: string } | null {
  for (const [at, path] of names.entries())
    for (const other of names.slice(0, at)) {
      const [one, two] = [signsOf(given[path]), signsOf(given[other])].sort(
        (a, b) => a.length - b.length,
      ) as [string, string]
      if (
        one !== '' &&
        (two.endsWith(one) || (two.startsWith(one) && /^\d*$/.test(two.slice(one.length))))
      )
        return {
          path,
          message: `It would be read as the number of an ${whose[other]}: choose another`,
        }
    }
  return null
}

/** What the shop's numbers begin with. The first three are chosen before the first order, and stay. */
export const numbers = z
  .object({
    order: beginning.describe('of orders, before their figures'),
    invoice: beginning.describe('of invoices, before their figures'),
    creditNote: beginning.describe('of credit notes, before their figures'),
    part: beginning.describe(
      'of parts that are added without a number of their maker; may be another at any time',
    ),
  })
  .superRefine((given, context) => {
    const fault = seriesFault(given)
    if (fault) context.addIssue({ code: 'custom', path: [fault.path], message: fault.message })
  })
