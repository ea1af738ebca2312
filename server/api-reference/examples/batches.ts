import { ids } from './things.ts'

const batch = {
  _id: ids.batch,
  action: 'ship',
  state: 'done',
  createdAt: '2026-01-12T09:30:00.000Z',
  beginsIn: 0,
  endedAt: '2026-01-12T09:30:14.000Z',
  total: 2,
  done: 1,
  refused: 1,
}

/** Work over many orders or parts. */
export const batchExamples = {
  addOrderBatch: {
    body: { action: 'ship', ids: [ids.order, ids.other] },
    answer: { insertedId: ids.batch, total: 2, beginsIn: 10 },
  },
  addStockBatch: {
    body: { parts: [{ id: ids.part, change: 240 }] },
    answer: { insertedId: ids.batch, total: 1, beginsIn: 10 },
  },
  addPriceBatch: {
    body: {
      parts: [{ id: ids.part, version: 4, price: 567, priceBreaks: [{ from: 48, price: 551.25 }] }],
    },
    answer: { insertedId: ids.batch, total: 1, beginsIn: 10 },
  },
  listBatches: { answer: batch },
  getBatch: {
    answer: {
      ...batch,
      problems: [
        {
          id: ids.other,
          name: 'PW-10483',
          problem: 'This order is shipped: it cannot be shipped now.',
        },
      ],
    },
  },
  beginBatch: { answer: { modifiedCount: 1 } },
  withdrawBatch: { answer: { modifiedCount: 1 } },
}
