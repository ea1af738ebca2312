import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unitPrice } from './price-breaks.ts'

const breaks = [500, 10, 100].map((from) => ({
  from,
  cents: 10_000 - 2 * from,
}))
const quantity = fc.integer({ min: 10, max: 1_000_000 })

test('a larger quantity never has a higher unit price', () => {
  fc.assert(
    fc.property(quantity, quantity, (a, b) => {
      const [few, many] = a < b ? [a, b] : [b, a]
      expect(unitPrice(breaks, many)).toBeLessThanOrEqual(
        unitPrice(breaks, few),
      )
    }),
  )
})
