import { z } from 'zod'
import { paymentWay } from '../orders/payments.ts'
import { day, id, instant, optionalText, ownReference, requiredText } from '../text/text.ts'
import { figure } from '../words/numbers.ts'
import { creditStates, overLimit, whenOverdue } from './credit-words.ts'
import { invoiceDispute } from './disputes.ts'

/** More than any company is let owe, in major units: as many cents are exact. */
const mostCredit = 10_000_000_000

const creditAmount = (said: string) =>
  z
    .number(said)
    .min(0, said)
    .max(mostCredit, { error: () => `An amount is at most ${figure(mostCredit)}` })

/** Whether a percent has two decimals at most. */
const hundredths = (percent: number) => Number(percent.toFixed(2)) === percent

/** What may be taken off an invoice on account that is paid early. */
const discountTerms = z.object({
  percent: z
    .number('Input the percent')
    .min(0.01, 'At least 0.01 percent')
    .max(50, 'At most 50 percent')
    .refine(hundredths, 'At most two decimals'),
  days: z
    .int('Input the days, a whole number')
    .min(1, 'At least a day')
    .max(365, 'At most 365 days')
    .describe('so long after an invoice; at most until it is due'),
})

/** What the seller says of a company’s account. What is left out stays; at first it takes the limit. */
export const creditChange = z
  .object({
    limit: creditAmount('Input the limit').describe(
      'what it may owe us together with what it ordered and was not invoiced yet, in major units',
    ),
    days: z
      .int('Input the days, a whole number')
      .min(0, 'At least 0 days')
      .max(365, 'At most 365 days')
      .describe('so long after an invoice it is due'),
    discount: discountTerms
      .nullable()
      .describe('of invoices from now on; null: nothing is taken off'),
    deposit: z
      .number('Input the percent')
      .min(0, 'At least 0 percent')
      .max(100, 'At most 100 percent')
      .refine(hundredths, 'At most two decimals')
      .describe(
        'percent of an order, with its taxes, that is paid before it is confirmed; of orders from now on; 0: nothing',
      ),
    overLimit: z.enum(overLimit, 'Choose what becomes of orders above the limit'),
    whenOverdue: z.enum(whenOverdue, 'Choose what becomes of orders while something is overdue'),
    state: z.enum(creditStates, 'Choose whether it is open'),
    note: optionalText(1_000).describe('for its members who may pay, who are told by mail'),
  })
  .partial()

/** What is open of an account, by how many days it is overdue. Amounts in major units. */
const ageing = z.object({
  notDue: z.number(),
  days1to30: z.number(),
  days31to60: z.number(),
  days61to90: z.number(),
  over90: z.number(),
})
export type Ageing = z.output<typeof ageing>

/** What a company may owe and owes. Amounts in major units of `currency`. */
export const creditAccount = z.object({
  limit: z.number(),
  balance: z.number().describe('what was invoiced and is not paid; below 0 when more came'),
  committed: z.number().describe('what was ordered on account and is not invoiced yet'),
  available: z.number().describe('what may still be ordered: limit − balance − committed'),
  currency: z.string(),
  days: z.int(),
  discount: z
    .object({ percent: z.number(), days: z.int() })
    .nullable()
    .describe('what may be taken off an invoice that is paid so soon; null: nothing'),
  deposit: z
    .number()
    .describe('percent of an order that is paid before it is confirmed; 0: nothing'),
  overLimit: z.enum(overLimit),
  whenOverdue: z.enum(whenOverdue),
  state: z.enum(creditStates),
  note: z.string().describe('what the seller wrote when it was changed last'),
  unallocated: z.number().describe('what came and belongs to no invoice yet'),
  deposits: z
    .number()
    .describe('what came as deposits of orders, and no invoice of theirs has taken yet'),
  overdue: z.number().describe('of the open invoices, those whose day has passed'),
  disputed: z
    .number()
    .describe('of what is open, what its company disputes; nobody is reminded of it'),
  ageing,
})
export type CreditAccount = z.output<typeof creditAccount>

export const invoiceStates = ['open', 'overdue', 'paid'] as const

/** An invoice on account, and what is still to be paid of it. Amounts in major units of `currency`. */
export const dueInvoice = z.object({
  invoiceNumber: z.string(),
  shipmentId: id.describe('whose invoice it is: GET /shipment/{id}/invoice'),
  orderId: id,
  orderNumber: z.string(),
  purchaseOrder: z.string(),
  issuedOn: day,
  dueOn: day,
  amount: z.number(),
  open: z.number().describe('with its fees'),
  currency: z.string(),
  state: z.enum(invoiceStates),
  overdueDays: z.int().describe('0 while it is not overdue, or paid'),
  discount: z
    .object({ amount: z.number(), until: day })
    .nullable()
    .describe('what may be taken off it by a payment of today, and the last day; null: nothing'),
  dispute: invoiceDispute.nullable().describe('the last one; null: nobody disputed it'),
})
export type DueInvoice = z.output<typeof dueInvoice>

export const invoicesQuery = z.object({
  state: z
    .enum(invoiceStates)
    .optional()
    .describe('open: all that is to be paid still, also what is overdue; left out: all'),
})

/**
 * write-off: so much of an invoice is asked for no more. fee: so much is asked for with it besides.
 * discount: so much was taken off it since it was paid early. undone: takes one of these back. deposit: so much came for an order
 * before it was invoiced, and pays its invoices. deposit-back: so much of that goes back.
 */
export const creditEntryKinds = [
  'invoice',
  'credit',
  'payment',
  'payment-undone',
  'write-off',
  'fee',
  'discount',
  'undone',
  'deposit',
  'deposit-back',
] as const

/** A line of an account’s statement: what raised or lowered what is owed. */
export const creditEntry = z.object({
  _id: id,
  kind: z.enum(creditEntryKinds),
  at: instant,
  on: day.describe('the day that it counts for: of the invoice, or when the money came'),
  amount: z.number().describe('above 0: owed more; below 0: owed less; in major units'),
  balance: z.number().describe('what was owed after it'),
  currency: z.string(),
  invoiceNumber: z
    .string()
    .nullable()
    .describe('which it is, or is about; of a deposit its deposit invoice'),
  creditNoteNumber: z
    .string()
    .nullable()
    .describe('of a credit; null of those from before there were credit notes'),
  orderNumber: z.string().nullable(),
  reference: z.string().describe('of the payment, as the bank or the buyer wrote it'),
  note: z.string(),
  discount: z
    .object({ amount: z.number(), until: day })
    .nullable()
    .describe('of an invoice: what may be taken off it when it is paid by that day'),
  tax: z.number().nullable().describe('of a discount: the tax within it, to be corrected'),
  disputed: z.boolean().describe('an invoice that its company disputes'),
  mayUndo: z
    .boolean()
    .describe('a payment, write-off or fee that can be taken back by itself, and was not yet'),
})
export type CreditEntry = z.output<typeof creditEntry>

/** Of which days the entries of a statement are, both included; left out: all of them. */
export const statementQuery = z.object({
  from: day.optional(),
  to: day.optional(),
})

/** Money of a company that came, as somebody of the seller writes it down. */
export const receivedPayment = z.object({
  amount: creditAmount('Input the amount').min(0.01, 'Input the amount'),
  receivedOn: day.describe('on which it came: not in the future'),
  reference: ownReference(140).describe('as the bank has it'),
  note: optionalText(500),
  invoices: z
    .array(requiredText('Name an invoice by its number', 40))
    .max(200)
    .default([])
    .describe(
      'numbers of invoices that it pays, in this order; then, and when none is named, those due first',
    ),
})

/** Which open invoices are paid at once, and for which company the page was. */
export const accountPayment = z.object({
  for: id
    .nullable()
    .describe(
      'the company that the page was for: when the token acts for another by now, nothing is paid',
    ),
  invoices: z
    .array(requiredText('Name an invoice by its number', 40))
    .min(1, 'Choose at least one invoice')
    .max(200, 'At most 200 invoices'),
  method: paymentWay,
})

/** What a company owes, in the list of all. Amounts in major units. */
export const receivable = z.object({
  company: z.object({ _id: id, number: z.string(), legalName: z.string() }),
  state: z.enum(creditStates),
  limit: z.number(),
  balance: z.number(),
  committed: z.number(),
  overdue: z.number(),
  disputed: z.number().describe('of what is open'),
  oldestDueOn: day.nullable().describe('of what is open; null when nothing is'),
  ageing,
  currency: z.string(),
})
export type Receivable = z.output<typeof receivable>

export const receivableSorts = ['overdue', 'balance', 'name'] as const
export const receivablesQuery = z.object({
  asOf: day
    .optional()
    .describe(
      'what was open at the end of this day, by the days of invoices and payments; limit and state are today’s; left out: now',
    ),
  sort: z.enum(receivableSorts).default('overdue'),
})

/** What of an open invoice is written off, or asked for with it besides. */
export const adjustment = z.object({
  amount: creditAmount('Input the amount').min(0.01, 'Input the amount'),
  note: requiredText('Say why', 500),
})
