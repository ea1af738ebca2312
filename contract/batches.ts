import { z } from 'zod'
import { id, instant, optionalText } from './text/text.ts'

/** Of so many orders or parts a batch is at most. */
export const maxBatch = 5_000

export const orderBatchActions = ['ship', 'release', 'cancel', 'refund'] as const
export type OrderBatchAction = (typeof orderBatchActions)[number]
export const batchActions = [...orderBatchActions] as const
export type BatchAction = (typeof batchActions)[number]

/** The body of POST /order-batches. An order that is named twice is done once. */
export const newOrderBatch = z.object({
  action: z.enum(orderBatchActions),
  ids: z
    .array(id)
    .min(1, 'Choose at least one order')
    .max(maxBatch, `At most ${maxBatch} orders at once`),
  reason: optionalText(500).describe('of a refund, on the timeline of each order'),
})

export const addedBatch = z.object({
  insertedId: id,
  total: z.int().describe('how many it is of'),
  beginsIn: z.int().describe('seconds until it begins; until then nothing of it is done'),
})

/** waiting: nothing is done yet. running: by the server, whoever looks. done: all were tried. withdrawn: the rest stays undone. */
export const batchStates = ['waiting', 'running', 'done', 'withdrawn'] as const

/** Work over many orders, and how far it has come. */
export const batch = z.object({
  _id: id,
  action: z.enum(batchActions),
  state: z.enum(batchStates),
  createdAt: instant,
  beginsIn: z.int().describe('seconds until it begins'),
  endedAt: instant.nullable(),
  total: z.int(),
  done: z.int(),
  refused: z.int(),
})
export type Batch = z.output<typeof batch>

/** The same with what could not be done of it, in the order in which it was named: the first 500. */
export const batchReport = batch.extend({
  problems: z.array(
    z.object({
      id: id.describe('of the order'),
      name: z.string().nullable().describe('its number; null when there is none like that'),
      problem: z.string().describe('why it was not done, in words'),
    }),
  ),
})
export type BatchReport = z.output<typeof batchReport>
export const maxProblems = 500
