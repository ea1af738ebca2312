import fc from 'fast-check'
import { expect, test } from 'vitest'
import { legalQuantity } from '../pricing/price.ts'

const count = fc.integer({ min: 1, max: 1_000_000 })

test('the legal quantity is the least multiple that is neither below the minimum nor the wish', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000 }),
      count,
      count,
      (wanted, minimum, multiple) => {
        const quantity = legalQuantity(wanted, minimum, multiple)
        expect(quantity % multiple).toBe(0)
        expect(quantity).toBeGreaterThanOrEqual(Math.max(wanted, minimum))
        expect(quantity - multiple).toBeLessThan(Math.max(wanted, minimum))
        expect(legalQuantity(quantity, minimum, multiple)).toBe(quantity)
      },
    ),
  )
})
