import type { PartFacts } from '../contract/orders/lines.ts'
import { numberKey } from '../contract/parts/number-key.ts'
import type { Answer, Found } from './find-parts.ts'

/** A part as the shop would answer it, of which only what is given matters. */
export const testPart = (at: number, more: Partial<PartFacts> = {}): PartFacts => ({
  _id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
  mpn: `SKU-${at}`,
  partNumber: `P-${100_000 + at}`,
  name: `Part ${at}`,
  category: 'cpu',
  minQuantity: 1,
  orderMultiple: 1,
  maxQuantity: null,
  pack: null,
  quantity: 1_000_000,
  price: 10,
  priceBreaks: [],
  currency: 'usd',
  img: '',
  lifecycle: 'active',
  lifecycleText: null,
  noOrders: null,
  ...more,
})

export const foundNothing: Found = {
  partsIn: () => [],
  answerFor: () => ({ part: null, reason: 'Not in the shop', candidates: [] }),
}

const hash = (text: string) =>
  [...text].reduce((sum, one) => (sum * 31 + one.charCodeAt(0)) % 900_000, 7)

/** Finds one part for every number, the same for the same. */
export const foundParts: Found = {
  partsIn: () => [],
  answerFor: ({ number }, chosen): Answer => ({
    part: testPart(chosen ? Number(chosen.slice(2)) - 100_000 : hash(numberKey(number))),
    reason: 'Exact',
    candidates: [],
  }),
}
