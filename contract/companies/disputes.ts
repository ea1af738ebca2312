import { z } from 'zod'
import { day, id, instant, optionalText, requiredText } from '../text/text.ts'

export const disputeStates = ['open', 'accepted', 'rejected', 'withdrawn'] as const
export type DisputeState = (typeof disputeStates)[number]

/** What a company says is wrong with an invoice on account. */
export const newDispute = z.object({
  reason: requiredText('Say what is wrong with it', 2_000),
  amount: z
    .number('Input the amount')
    .min(0.01, 'Input the amount')
    .max(10_000_000_000)
    .optional()
    .describe('what of it is in question, with its tax; left out: all of it'),
})

const said = {
  _id: id,
  state: z
    .enum(disputeStates)
    .describe(
      'accepted: a credit note lowers the invoice; rejected and withdrawn: it is to be paid',
    ),
  stands: z
    .boolean()
    .describe('nobody is reminded of it: open, or accepted and without a credit note since'),
  reason: z.string(),
  amount: z.number().nullable().describe('what of it is in question; null: all of it'),
  answer: z.string().describe('what the seller says of it'),
  at: instant,
  endedAt: instant.nullable(),
}

/** What is wrong with an invoice as its buyer says, and what became of it. */
export const invoiceDispute = z.object(said)
export type InvoiceDispute = z.output<typeof invoiceDispute>

/** The same in the list of the seller, with the invoice. Amounts in major units of `currency`. */
export const listedDispute = z.object({
  ...said,
  by: z.string().nullable().describe('who asked; null: a deleted account'),
  company: z.object({ _id: id, number: z.string(), legalName: z.string() }),
  invoiceNumber: z.string(),
  dueOn: day,
  orderId: id,
  orderNumber: z.string(),
  invoiced: z.number(),
  credited: z.number(),
  open: z.number(),
  currency: z.string(),
})
export type ListedDispute = z.output<typeof listedDispute>

export const disputesQuery = z.object({
  state: z
    .literal('standing')
    .optional()
    .describe('standing: those that somebody has to do something about; left out: all'),
})

/** What the seller decides of a dispute. */
export const disputeDecision = z
  .object({
    state: z.enum(['accepted', 'rejected'], 'accepted or rejected'),
    answer: optionalText(2_000).describe('for its members who may pay, who are told by mail'),
  })
  .refine(({ state, answer }) => state === 'accepted' || answer !== '', {
    path: ['answer'],
    message: 'Say why it is to be paid as it is',
  })
