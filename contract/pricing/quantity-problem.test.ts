import { expect, test } from 'vitest'
import { largestOrder } from './price.ts'
import { quantityProblem } from './quantity-problem.ts'

const cpu = {
  noOrders: null,
  priceMinor: 14_900,
  minQuantity: 20,
  orderMultiple: 1,
  maxQuantity: null,
  breaks: [],
  quantity: 6_900,
}
const saidOf = (part: typeof cpu, quantity: number) =>
  quantityProblem(part, quantity, 'usd')?.words ?? null

test('found: B8 every text names the same largest quantity, also where one payment takes less than is there', () => {
  expect(largestOrder(cpu, cpu.quantity)).toBe(6_711)
  expect(saidOf(cpu, 6_711)).toBeNull()
  expect(saidOf(cpu, 19)).toBe('Quantity must be between 20-6711')
  expect(saidOf(cpu, 6_901)).toBe('Quantity must be between 20-6711')
  expect(saidOf(cpu, 6_712)).toBe(
    'One payment takes at most $999,999.99. Order at most 6,711 of this part at once.',
  )
})

test('the range ends with the stock where one payment takes all of it', () => {
  const few = { ...cpu, quantity: 500 }
  expect(saidOf(few, 19)).toBe('Quantity must be between 20-500')
  expect(saidOf(few, 501)).toBe('Quantity must be between 20-500')
})

test('no range is said of a part that nobody can order, whatever is wanted of it', () => {
  for (const quantity of [1, 20, 50]) {
    expect(saidOf({ ...cpu, quantity: 0 }, quantity)).toBe('None of this part is in stock')
    expect(saidOf({ ...cpu, quantity: 12 }, quantity)).toBe(
      'Fewer than one order takes (20) are in stock: 12',
    )
  }
})
