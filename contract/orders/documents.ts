import { z } from 'zod'
import { day, id, isSeen, optionalText, plainLine } from '../text/text.ts'
import { documentKinds, documentStates, electronicFormats } from './document-words.ts'
import { eachOnce, returnedPieces } from './pieces.ts'

/** The number of a document, as it is printed: IN-000123 of an invoice or a deposit invoice, CN-000123 of a credit note. */
export const documentNumber = z
  .string()
  .trim()
  .max(60)
  .catch('')
  .describe('such as IN-000123 or CN-000123; any other text names nothing')

/** An invoice, a deposit invoice or a credit note. Amounts in major units of `currency`, with taxes. */
export const orderDocument = z.object({
  number: z.string(),
  kind: z
    .enum(documentKinds)
    .describe('deposit: the invoice for a deposit, which those of what leaves deduct'),
  issuedOn: day,
  dueOn: day
    .nullable()
    .describe('null: it was paid before, as each deposit was, or is a credit note'),
  corrects: z.string().nullable().describe('of a credit note: the invoice that it lowers'),
  orderId: id,
  orderNumber: z.string(),
  purchaseOrder: z.string(),
  buyer: z.string().describe('the company, or whoever ordered for themselves'),
  net: z.number(),
  tax: z.number(),
  amount: z.number(),
  deducted: z
    .number()
    .describe(
      'of an invoice: what of all that left deposit invoices had charged before; net, tax and amount are without it',
    ),
  credited: z.number().describe('of an invoice: what credit notes have lowered it by'),
  open: z
    .number()
    .nullable()
    .describe('what is still to be paid of it; null to members who may not pay: on account'),
  currency: z.string(),
  state: z
    .enum(documentStates)
    .nullable()
    .describe('of an invoice; null to members who may not pay: on account'),
  disputed: z
    .boolean()
    .describe('its company says that something is wrong with it; told to those who may pay'),
})
export type OrderDocument = z.output<typeof orderDocument>

const from = day.optional().describe('issued on this day or later')
const to = day.optional().describe('issued on this day or before')

/** What narrows the list of documents. */
export const documentsQuery = z.object({
  kind: z.enum(documentKinds).optional(),
  state: z
    .enum(documentStates)
    .optional()
    .describe('of invoices: open is all that is to be paid still, also what is overdue'),
  from,
  to,
  q: optionalText(100).describe('part of a number of it, its order or the purchase order'),
})
/** What is exported: as the list, without a cursor. */
export const documentsExport = documentsQuery

export const electronicQuery = z.object({
  format: z
    .enum(electronicFormats, 'cii or ubl')
    .default('cii')
    .describe('cii: Factur-X and ZUGFeRD, profile EN 16931; ubl: Peppol BIS Billing 3'),
})

/**
 * The body of POST /invoices/{number}/credit-notes: goods that came back (`lines`, and `amount` where less goes back than
 * they cost), or a price that is lowered (`amount` alone, with its tax, in major units of the invoice's currency).
 */
export const newCreditNote = z
  .object({
    lines: eachOnce(returnedPieces).optional(),
    amount: z
      .number('Input the amount')
      .min(0, 'An amount, from 0')
      .max(1_000_000_000, 'That is more than an order comes to')
      .optional(),
    reason: plainLine(500).describe('stands on the credit note'),
  })
  .superRefine(({ lines, amount, reason }, context) => {
    const say = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (!lines && amount === undefined) say('amount', 'Say which goods came back, or an amount')
    if (!lines && amount === 0) say('amount', 'Input the amount')
    if (!lines && !isSeen(reason)) say('reason', 'Say why less is asked for')
  })

export const writtenCreditNote = z.object({
  numbers: z
    .array(z.string())
    .describe('of the credit notes; none where what came back was on no invoice'),
  amount: z.number().describe('that goes back or is not owed, with its tax, in major units'),
})
