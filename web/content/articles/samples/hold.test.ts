import { expect, test } from 'vitest'
import { holdEnds, isHeld } from './hold.ts'

const placed = new Date('2026-03-27T09:00:00Z')

test('a hold lasts 72 hours, also when the clocks change', () => {
  expect(holdEnds(placed)).toEqual(new Date('2026-03-30T09:00:00Z'))
})

test('stock is held up to the last millisecond and not beyond', () => {
  const last = new Date('2026-03-30T08:59:59.999Z')
  expect(isHeld(placed, last)).toBe(true)
  expect(isHeld(placed, holdEnds(placed))).toBe(false)
})
