import { addedBatch, batch, batchReport, newOrderBatch } from '../batches.ts'
import { type Call, json, list } from '../call.ts'
import { byId, modified, pages } from './shapes.ts'

/** Work over many orders: done by the server, each by itself, whether or not its page stays open. */
export const batchCalls = {
  addOrderBatch: {
    method: 'POST',
    path: '/order-batches',
    who: 'admin',
    says: 'Ship, release, cancel or refund many orders, each by itself: one that cannot be keeps no other from it. It begins after SHIPPING_UNDO_SECONDS; until then all of it can be withdrawn.',
    body: newOrderBatch,
    bodyKilobytes: 256,
    answer: json(addedBatch),
    refuses: ['seller_missing'],
    once: 'effect',
  },
  listBatches: {
    method: 'GET',
    path: '/batches',
    who: 'admin',
    says: 'The caller’s own batches of the last seven days, newest first.',
    query: pages.pick({ limit: true }),
    answer: list(batch),
  },
  getBatch: {
    method: 'GET',
    path: '/batches/{id}',
    who: 'admin',
    says: 'How far a batch has come, and what could not be done of it.',
    params: byId,
    answer: json(batchReport),
  },
  beginBatch: {
    method: 'POST',
    path: '/batches/{id}/begin',
    who: 'admin',
    says: 'Begin a batch now, without the seconds in which all of it could be withdrawn.',
    params: byId,
    answer: modified,
    refuses: ['batch_over'],
    once: 'natural',
  },
  withdrawBatch: {
    method: 'DELETE',
    path: '/batches/{id}',
    who: 'admin',
    says: 'Withdraw a batch: what is not done of it stays undone. Before it has begun that is all of it.',
    params: byId,
    answer: modified,
    refuses: ['batch_over'],
  },
} as const satisfies Record<string, Call>
