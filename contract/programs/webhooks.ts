import { z } from 'zod'
import { id, instant, since } from '../text/text.ts'
import { eventTypeNames } from './event-types.ts'
import { maxPosition } from './events.ts'

/** So many addresses the shop tells at most. */
export const webhooksUpTo = 20

/** How often a delivery is tried, by the minutes after the try before it: three days in all. */
export const retryMinutes = [1, 5, 30, 120, 300, 600, 840, 1_200, 1_440]

/** An address that answered nothing good for so many days is told nothing more. */
export const failingForDays = 5

/** Deliveries are listed, and may be sent again, for so many days. */
export const deliveriesForDays = 30

const address = z
  .string('Please input the address')
  .trim()
  .min(1, 'Please input the address')
  .max(500, 'At most 500 characters, please')

const types = z
  .array(z.enum(eventTypeNames, 'There is no such type'))
  .min(1, 'Choose at least one')
  .max(eventTypeNames.length)
  .refine((all) => new Set(all).size === all.length, 'Name each type once')

/** Where events are sent, and which. */
export const newWebhook = z.object({
  url: address.describe(
    'by https, of a public host, without a name or a password in it; the sandbox’s own stands beside these',
  ),
  types: types.describe('of which events, as GET /events has them'),
})

/** What is to be another; what is left out stays. */
export const webhookChange = z.object({
  url: newWebhook.shape.url.optional(),
  types: newWebhook.shape.types.optional(),
  on: z
    .boolean()
    .optional()
    .describe(
      'false tells nothing more; true goes on where it stopped, so that nothing is left out',
    ),
})

/** A secret by which receivers prove what comes, told this once. */
export const issuedWebhook = z.object({
  insertedId: id,
  secret: z
    .string()
    .describe(
      '`whsec_` and the key in base64, shown this once: HMAC-SHA256 of `id.timestamp.body` by it is the signature',
    ),
})

/** How long the secret of before signs beside the new one. */
export const webhookRotation = z.object({
  overlapHours: z
    .number('Say for how many hours both sign')
    .int('Whole hours, please')
    .min(0, 'At least 0 hours, please')
    .max(168, 'At most 168 hours, please')
    .default(24)
    .describe('for how long the secret of before signs beside the new one'),
})

/** An address that is told of events. */
export const webhook = z.object({
  _id: id,
  url: z.string(),
  types: z.array(z.enum(eventTypeNames)),
  state: z
    .enum(['on', 'failing', 'off'])
    .describe('`failing`: the last try failed; `off`: nothing is sent'),
  failingSince: instant.nullable().describe('since when every try failed'),
  offAt: instant.nullable(),
  createdAt: instant,
  waiting: z.int().describe('how many deliveries are still to be made'),
})
export type Webhook = z.output<typeof webhook>

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const

export const deliveriesQuery = z.object({
  state: z.enum(deliveryStates, 'There is no such state').optional(),
  before: z.coerce
    .number('This must be a position')
    .int()
    .min(0)
    .max(maxPosition)
    .optional()
    .describe('of events before this position: `next` of the answer before'),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

/** An event on its way to an address. */
export const delivery = z.object({
  _id: id,
  eventId: id.describe('sent as `webhook-id`, the same at every try'),
  position: z.int().describe('of the event'),
  type: z.enum(eventTypeNames),
  state: z.enum(deliveryStates).describe('`failed`: it is not tried any more'),
  attempts: z.int(),
  triedAt: instant.nullable(),
  nextAt: instant.nullable().describe('when it is tried again; null when it is not'),
  status: z.int().nullable().describe('what the address answered last; null without an answer'),
  fault: z.string().nullable().describe('why there was no answer'),
})
export type Delivery = z.output<typeof delivery>

export const deliveries = z.object({
  webhook,
  deliveries: z.array(delivery).describe('those of the newest events first'),
  next: z.int().nullable().describe('what to ask `before`; null when these are the last'),
})

/** What is to be sent again: one delivery, or all of events since a time, those that were delivered too. */
export const resending = z
  .object({ deliveryId: id.optional(), since: since.optional() })
  .refine((given) => (given.deliveryId === undefined) !== (given.since === undefined), {
    path: ['deliveryId'],
    message: 'Name either a delivery or a time',
  })
