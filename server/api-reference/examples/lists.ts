import { ids, partFacts } from './things.ts'

const shareToken = 'Zk3v9cQm7TtB1xYw5LhR8sNdF2gJ6pKa'

const listedLine = {
  partsId: ids.part,
  partsName: partFacts.name,
  mpn: partFacts.mpn,
  quantity: 48,
  ownNumber: 'CPU-0042',
  note: 'For the second rack',
  part: partFacts,
}

const savedList = {
  _id: ids.list,
  name: 'Rack, 12 nodes',
  shareToken,
  currency: 'usd',
  createdAt: '2026-01-12T09:30:00.000Z',
  updatedAt: '2026-01-13T08:00:00.000Z',
  lines: [listedLine],
}

const toSave = { partsId: ids.part, quantity: 48, ownNumber: 'CPU-0042' }

/** Saved lists, and what was bought. */
export const listExamples = {
  listLists: {
    answer: {
      _id: ids.list,
      name: savedList.name,
      lineCount: 1,
      isShared: true,
      createdAt: savedList.createdAt,
      updatedAt: savedList.updatedAt,
    },
  },
  addList: {
    body: { name: savedList.name, lines: [toSave] },
    answer: { insertedId: ids.list },
  },
  getList: { answer: savedList },
  changeList: {
    body: { name: savedList.name, lines: [toSave], updatedAt: savedList.updatedAt },
    answer: savedList,
  },
  addToList: { body: { lines: [toSave] }, answer: savedList },
  deleteList: { answer: { deletedCount: 1 } },
  shareList: { answer: { shareToken } },
  unshareList: { answer: { modifiedCount: 1 } },
  getSharedList: {
    answer: {
      name: savedList.name,
      owner: 'Purchasing',
      ownId: null,
      currency: 'usd',
      updatedAt: savedList.updatedAt,
      lines: [listedLine],
    },
  },
  copySharedList: { body: { name: 'Rack, copied' }, answer: { insertedId: ids.list } },
  listPurchases: {
    answer: {
      partsId: ids.part,
      partsName: partFacts.name,
      mpn: partFacts.mpn,
      ownNumbers: ['CPU-0042'],
      firstAt: '2025-09-01T09:30:00.000Z',
      lastAt: '2026-01-12T09:30:00.000Z',
      times: 4,
      pieces: 168,
      usualQuantity: 48,
      lastPrice: 540,
      lastCurrency: 'usd',
      usualDays: 45,
      nextDay: '2026-02-26',
      isDue: false,
      todayQuantity: 48,
      todayPrice: 525,
      part: partFacts,
    },
  },
  listPurchasesOfPart: {
    answer: {
      orderId: ids.order,
      orderNumber: 'PW-10482',
      at: '2026-01-12T09:30:00.000Z',
      quantity: 48,
      unitPrice: 540,
      currency: 'usd',
    },
  },
}
