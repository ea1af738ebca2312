import { z } from 'zod'
import { namedShipments, refuseNotShipped } from './orders/shipping.ts'
import { priceBreaks, stockChange, unitPrice } from './parts/parts.ts'
import { id, instant, optionalText } from './text/text.ts'
import { figure } from './words/numbers.ts'

/** Of so many orders or parts a batch is at most. */
export const maxBatch = 5_000

export const orderBatchActions = ['ship', 'release', 'cancel', 'refund'] as const
export type OrderBatchAction = (typeof orderBatchActions)[number]
export const batchActions = [...orderBatchActions, 'restock', 'price'] as const
export type BatchAction = (typeof batchActions)[number]

/** The body of POST /order-batches. An order that is named twice is done once. */
export const newOrderBatch = z
  .object({
    action: z.enum(orderBatchActions),
    ids: z
      .array(id)
      .min(1, 'Choose at least one order')
      .max(maxBatch, { error: () => `At most ${figure(maxBatch)} orders at once` }),
    reason: optionalText(500).describe('of a refund, on the timeline of each order'),
    shipments: namedShipments,
  })
  .superRefine(refuseNotShipped)
  .refine(({ action, shipments }) => action === 'ship' || shipments.length === 0, {
    path: ['shipments'],
    message: 'Freight is said of orders that are shipped',
  })

/** Of so many parts a batch is at most: their prices stand in its body. */
export const maxPartBatch = 1_000
const batchOf = <S extends z.ZodType>(one: S) =>
  z
    .array(one)
    .min(1, 'Choose at least one part')
    .max(maxPartBatch, { error: () => `At most ${figure(maxPartBatch)} parts at once` })
/** The body of POST /stock-batches: pieces that came in, or out, of each part. A part is named once. */
export const newStockBatch = z.object({
  parts: batchOf(z.object({ id, change: stockChange.shape.change })),
})

/** The body of POST /price-batches: what each part is to cost, if it is still as it was read. */
export const newPriceBatch = z.object({
  parts: batchOf(
    z.object({
      id,
      version: z.int().min(1).max(2_147_483_647).describe('that was read with the part'),
      price: unitPrice,
      priceBreaks,
    }),
  ),
})

export const addedBatch = z.object({
  insertedId: id,
  total: z.int().describe('how many it is of'),
  beginsIn: z.int().describe('seconds until it begins; until then nothing of it is done'),
})

/** waiting: nothing is done yet. running: by the server, whoever looks. done: all were tried. withdrawn: the rest stays undone. */
export const batchStates = ['waiting', 'running', 'done', 'withdrawn'] as const

/** Work over many orders or parts, and how far it has come. */
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
      id: id.describe('of the order or part'),
      name: z.string().nullable().describe('its number; null when there is none like that'),
      problem: z.string().describe('why it was not done, in words'),
    }),
  ),
})
export type BatchReport = z.output<typeof batchReport>
export const maxProblems = 500
