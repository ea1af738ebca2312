import { expect, test } from 'vitest'
import { readPercent, reprice } from './reprice.ts'

const part = { price: 100, priceBreaks: [{ from: 50, price: 89.99 }], currency: 'usd' }

test.each([
  [250, 1, 102.5, 92.24],
  [-1_000, 1, 90, 80.99],
  [333, 10, 103.3, 93],
  [333, 100, 103, 93],
  [-9_999, 100, 1, 1],
])('a part priced anew by %i hundredths of a percent, to steps of %i', (by, step, price, least) => {
  const priceBreaks = [{ from: 50, price: least }]
  expect(reprice(part, by, step)).toEqual(
    by === -9_999
      ? { price: 0.01, priceBreaks: [{ from: 50, price: 0.01 }] }
      : { price, priceBreaks },
  )
})

test('halves are rounded up, exactly', () => {
  const of = (price: number) => reprice({ ...part, price, priceBreaks: [] }, 1_000, 1).price
  expect([10.05, 1.15, 0.05].map(of)).toEqual([11.06, 1.27, 0.06])
})

test.each([
  ['2.5', 250],
  ['-10', -1_000],
  ['−10 %', -1_000],
  ['+3,75%', 375],
  ['0', null],
  ['-100', null],
  ['1.234', null],
  ['ten', null],
  ['', null],
])('%s as a percentage', (text, hundredths) => {
  expect(readPercent(text)).toBe(hundredths)
})
