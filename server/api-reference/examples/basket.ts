import { ids, part, partFacts } from './things.ts'

const basketLine = {
  partsId: ids.part,
  mpn: part.mpn,
  partsName: part.name,
  quantity: 48,
  ownNumber: 'CPU-0042',
  note: 'For the second rack',
  addedAt: '2026-01-12T09:30:00.000Z',
  seenUnitPrice: 525,
  seenAvailable: 480,
  part: partFacts,
}

/** The basket of a buyer. */
export const basketExamples = {
  getBasket: { answer: { lines: [basketLine] } },
  getBasketCount: { answer: { count: 3 } },
  addToBasket: {
    body: { lines: [{ partsId: ids.part, quantity: 48, ownNumber: 'CPU-0042' }] },
    answer: { lines: [basketLine] },
  },
  changeBasketLine: { body: { quantity: 48 }, answer: basketLine },
  removeFromBasket: { answer: { deletedCount: 1 } },
  emptyBasket: { answer: { deletedCount: 3 } },
}
