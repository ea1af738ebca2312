import { z } from 'zod'
import { day, id, instant, optionalText, ownReference } from '../text/text.ts'
import { figure } from '../words/numbers.ts'

/** Money of an order by transfer that came, in major units. */
const came = z.object({
  _id: id,
  amount: z.number(),
  on: day,
  reference: z.string(),
  byBank: z.boolean().describe('a line of a statement brought it; else somebody wrote it down'),
})

/** How an order is paid by transfer, and what of it came. Amounts in major units. */
export const orderTransfer = z.object({
  reference: z.string().describe('what the transfer names: ISO 11649, of the order’s number'),
  payTo: z.string().describe('where to, as the shop says it'),
  rest: z.number().describe('what is to come still; 0 once it is paid, or cancelled'),
  came: z.array(came).describe('oldest first'),
  code: z
    .string()
    .nullable()
    .describe('of EUR, while something is to come: what a bank’s app reads as a code (EPC069-12)'),
})
export type OrderTransfer = z.output<typeof orderTransfer>

/** Money that came for an order by transfer, as somebody of the seller writes it down. */
export const receivedTransfer = z.object({
  amount: z
    .number('Input the amount')
    .min(0.01, 'Input the amount')
    .max(10_000_000_000, { error: () => `An amount is at most ${figure(10_000_000_000)}` }),
  receivedOn: day.describe('on which it came: not in the future'),
  reference: ownReference(140).describe('as the bank has it'),
  note: optionalText(500),
})

export const payoutsQuery = z.object({
  state: z.enum(['open', 'done']).default('open'),
})

/** Money that goes back by transfer. Amounts in major units. */
export const payout = z.object({
  _id: id,
  order: z.object({ _id: id, number: z.string() }),
  company: z.object({ _id: id, number: z.string(), legalName: z.string() }),
  amount: z.number(),
  currency: z.string(),
  reason: z.string(),
  at: instant.describe('since when it is to be paid out'),
  name: z.string().describe('who paid last for the order, as the bank had it; empty: not known'),
  iban: z.string().describe('theirs'),
  paidOutAt: instant.nullable(),
  reference: z.string().describe('of the transfer that paid it out'),
})
export type Payout = z.output<typeof payout>

export const paidOut = z.object({
  reference: ownReference(140).describe('by which the transfer is found at the bank'),
})
