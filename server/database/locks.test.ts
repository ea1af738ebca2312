import { expect, test } from 'vitest'
import { locks } from './locks.ts'

test('no two things wait for the same lock: an instance starts while an import runs', () => {
  const numbers = Object.values(locks)
  expect(numbers.length).toBeGreaterThan(3)
  expect(new Set(numbers).size).toBe(numbers.length)
})
