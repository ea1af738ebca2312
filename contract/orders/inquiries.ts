import { z } from 'zod'
import { answeredAddress, postalAddress } from '../addresses/address.ts'
import { phoneNumber } from '../people/phone.ts'
import { id, instant, isStorable, requiredText } from '../text/text.ts'
import { figure } from '../words/numbers.ts'
import { decisions, inquiryKinds, inquiryStates, maxInquiryText } from './inquiry-kinds.ts'
import { eachOnce, pieces, returnedPieces } from './pieces.ts'

const text = requiredText('Please say what it is about', maxInquiryText)

/**
 * The body of POST /order/{id}/inquiries. `lines`: of which pieces; a return and a warranty case name them, and of a
 * cancellation all that is still to be shipped is meant without them. `address`, or `shipTo` instead, and `number`: where
 * the order is to go.
 */
export const newInquiry = z
  .object({
    kind: z.enum(inquiryKinds, 'Please choose what it is about'),
    text,
    lines: eachOnce(pieces).optional(),
    address: requiredText('Please input the Address', 500).optional(),
    shipTo: postalAddress.optional().describe('the address field by field, instead of its text'),
    number: phoneNumber('Please input the Phone Number').optional(),
  })
  .superRefine(({ kind, lines, address, shipTo, number }, context) => {
    const say = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if ((kind === 'return' || kind === 'warranty') && !lines) say('lines', 'Name at least one line')
    if ((kind === 'question' || kind === 'address') && lines)
      say('lines', 'Lines are named of a cancellation, a return or a warranty case')
    if (kind === 'address' && !address && !shipTo) say('address', 'Please input the Address')
    if (address && shipTo) say('address', 'Say once where it goes: by shipTo, or by address alone')
    if (kind === 'address' && !number && !shipTo?.phone)
      say('number', 'Please input the Phone Number')
    if (kind !== 'address' && (address ?? shipTo ?? number) !== undefined)
      say('kind', 'Another address is of kind address')
  })

/** The body of POST /inquiries/{id}/messages. */
export const newInquiryMessage = z.object({ text })

/**
 * The body of POST /inquiries/{id}/decisions. accept: a cancellation and another address are done at once; of a return the
 * goods are awaited then. settle: a question is over; the goods of a return came: `lines` says how many of them, and how
 * many can be sold again, `amount` what goes back for them, their price when it is left out.
 */
export const newDecision = z.object({
  decision: z.enum(decisions, 'accept, decline or settle'),
  text: z
    .string()
    .trim()
    .max(maxInquiryText, { error: () => `At most ${figure(maxInquiryText)} characters` })
    .refine(isStorable, 'Some characters in this text cannot be stored')
    .default('')
    .describe('the buyer reads it; a decline says why'),
  lines: eachOnce(returnedPieces).optional(),
  amount: z
    .number('An amount, from 0')
    .min(0, 'An amount, from 0')
    .max(1_000_000_000, 'That is more than an order comes to')
    .optional()
    .describe('in major units of the order’s currency, at most what these pieces were sold for'),
})

const movedPieces = z.object({ position: z.int(), quantity: z.int() })

/** What a buyer asked about an order, with all that was written, oldest first. */
export const inquiry = z.object({
  _id: id,
  kind: z.enum(inquiryKinds),
  state: z.enum(inquiryStates),
  createdAt: instant,
  updatedAt: instant.describe('when something was written or decided last'),
  lines: z.array(movedPieces).describe('of which pieces; of a cancellation none means all'),
  address: z.string().nullable().describe('where the order is to go instead'),
  shipTo: answeredAddress.nullable().describe('the same field by field, where it was given so'),
  number: z.string().nullable().describe('the phone number there'),
  messages: z.array(
    z.object({
      at: instant,
      by: z.enum(['buyer', 'admin']),
      name: z.string().nullable().describe('who of the buyer’s side wrote; null of the shop’s'),
      text: z.string(),
    }),
  ),
  pictures: z
    .array(
      z.object({
        _id: id,
        at: instant,
        width: z.int(),
        height: z.int(),
        isOwn: z.boolean().describe('whether the caller showed it, and may take it back'),
      }),
    )
    .describe('what the buyer’s side shows, oldest first; GET /inquiry-pictures/{id} has one'),
})
export type Inquiry = z.output<typeof inquiry>

/** Pieces that left and came back, and what goes back for them. */
export const orderReturn = z.object({
  at: instant,
  amount: z.number().describe('in major units of the order’s currency'),
  reason: z.string(),
  lines: z.array(movedPieces.extend({ restocked: z.int().describe('that are sold again') })),
})
export type OrderReturn = z.output<typeof orderReturn>

/** What may be asked about an order now, and until when; null: no end is known. */
export const askable = z.object({ kind: z.enum(inquiryKinds), until: instant.nullable() })
export type Askable = z.output<typeof askable>

/** An inquiry in the list of admins. */
export const listedInquiry = inquiry
  .pick({ _id: true, kind: true, state: true, createdAt: true, updatedAt: true })
  .extend({
    orderId: id,
    orderNumber: z.string(),
    displayName: z.string().describe('who asks'),
    email: z.string(),
    text: z.string().describe('what was written last, at most 300 characters'),
    by: z.enum(['buyer', 'admin']).describe('who wrote that'),
  })
export type ListedInquiry = z.output<typeof listedInquiry>
