import { afterEach, expect, test } from 'vitest'
import { firstSeries, numberBy } from '../../../contract/words/series.ts'
import { orderNumbers } from './order-numbers.ts'

afterEach(() => numberBy(firstSeries))

test.each([
  ['ORDER-', ['ORDER-100002', 'order 100002', '#ORDER-100002', 'Order no. ORDER-100002']],
  ['NO-', ['NO-100002', 'no. 100002', 'Order no. NO-100002']],
  ['AUFTRAG-', ['AUFTRAG-100002', 'Auftrag Nr. AUFTRAG-100002']],
  ['SO-', ['SO-100002', 'so 100 002', 'Purchase order no. SO-100002']],
])(
  'an order is found by its number that begins with %s, whatever it is called by',
  (order, written) => {
    numberBy({ ...firstSeries, order })
    for (const text of written) expect(orderNumbers(text), text).toEqual([100_002])
    expect(orderNumbers('PW-100002')).toBeNull()
  },
)
