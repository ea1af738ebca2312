import { z } from 'zod'
import { id, instant, ownReference, requiredText } from '../text/text.ts'

export const taxCheckResults = ['valid', 'invalid', 'unknown'] as const
export type TaxCheckResult = (typeof taxCheckResults)[number]

/** What a register answered of a number, or an admin decided of it. */
export const taxCheck = z.object({
  _id: id,
  number: z.string().describe('without what stands between its characters'),
  result: z.enum(taxCheckResults).describe('unknown: the register did not answer'),
  source: z.enum(['vies', 'hand']).describe('the EU’s register, or an admin'),
  consultationNumber: z.string().describe('by which the register proves that it was asked'),
  name: z.string().describe('as the register has it; empty where it does not tell'),
  address: z.string(),
  note: z
    .string()
    .describe('why, in an admin’s words, or what the register said in place of an answer'),
  by: z.string().describe('for admins: who decided it, or had the register asked'),
  at: instant,
})
export type TaxCheck = z.output<typeof taxCheck>

/**
 * none: there is no number. unasked: no register is asked of it, and no admin accepted it. unknown: no answer, or the last is
 * older than 90 days. valid, invalid: as the last answer or decision says.
 */
export const taxIdStates = ['none', 'unasked', 'unknown', 'valid', 'invalid'] as const
export type TaxIdState = (typeof taxIdStates)[number]

/** Where the tax number of a company stands, and what was said of it and of those before it, newest first. */
export const shownTaxId = z.object({
  taxId: z.string(),
  state: z.enum(taxIdStates),
  checks: z.array(taxCheck).describe('the last 50'),
})
export type ShownTaxId = z.output<typeof shownTaxId>

/** What its purchasing admins change. Empty: the company has no number. */
export const taxIdChange = z.object({
  taxId: z
    .string('Write the number, or nothing to take it away')
    .transform((text): string | null | undefined => text)
    .pipe(ownReference(60))
    .describe('of VAT or sales tax, where it has one'),
})

/** What an admin decides of a number by hand. `taxId` is the one that they saw. */
export const taxIdDecision = z.object({
  taxId: requiredText('Say of which number', 60),
  result: z.enum(['valid', 'invalid'], 'Choose whether it is accepted'),
  note: requiredText('Write why: the company reads it', 1_000),
})
