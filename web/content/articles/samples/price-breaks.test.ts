import { describe, expect, test } from 'vitest'
import { type PriceBreak, unitPrice } from './price-breaks.ts'

const breaks: PriceBreak[] = [
  { from: 10, cents: 9_900 },
  { from: 100, cents: 9_400 },
  { from: 500, cents: 8_800 },
]

describe('the unit price', () => {
  test.each([
    [10, 9_900],
    [99, 9_900],
    [100, 9_400],
    [499, 9_400],
    [500, 8_800],
    [20_000, 8_800],
  ])('of %i pieces is %i cents', (quantity, cents) => {
    expect(unitPrice(breaks, quantity)).toBe(cents)
  })

  test('does not exist below the minimum quantity', () => {
    expect(() => unitPrice(breaks, 9)).toThrow(RangeError)
  })

  test('leaves the price breaks as they were', () => {
    const frozen = Object.freeze(breaks.toReversed())
    expect(unitPrice(frozen, 100)).toBe(9_400)
  })
})
