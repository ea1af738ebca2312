import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  everyOrder,
  isLegal,
  legalByCounting,
  pricedParts,
  unitByWalking,
} from './price.fixture.ts'
import {
  adviceFor,
  breakRows,
  largestPayable,
  leastOf,
  mostOf,
  type PricedPart,
  priceOf,
} from './price.ts'

const wanted = fc.integer({ min: 1, max: 320 })
const stock = fc.integer({ min: 0, max: 400 })
const tenThousand = { numRuns: 10_000 }

const part: PricedPart = {
  priceMinor: 10_000,
  minQuantity: 10,
  orderMultiple: 1,
  maxQuantity: null,
  breaks: [
    { from: 50, priceMinor: 9_500 },
    { from: 100, priceMinor: 9_000 },
  ],
}

describe('against a calculator that tries every quantity', () => {
  test('a price is that of the cheapest price break reached, at the legal quantity', () => {
    fc.assert(
      fc.property(pricedParts, wanted, (some, pieces) => {
        const { quantity, unitMinor, totalMinor, why } = priceOf(some, pieces)
        expect(quantity).toBe(legalByCounting(some, pieces))
        expect(unitMinor).toBe(unitByWalking(some, quantity))
        expect(totalMinor).toBe(quantity * unitMinor)
        expect(why.price === 'break').toBe(some.breaks.some(({ from }) => from <= quantity))
        expect(why.raisedBy.length > 0).toBe(quantity !== pieces)
      }),
      tenThousand,
    )
  })

  test('advice is the least total there is, else the first cheaper piece a quarter away, never illegal', () => {
    fc.assert(
      fc.property(pricedParts, wanted, stock, (some, pieces, available) => {
        const now = priceOf(some, pieces)
        const larger = everyOrder(some, available).filter(({ quantity }) => quantity > now.quantity)
        const least = Math.min(now.totalMinor, ...larger.map(({ total }) => total))
        const cheaper = larger.find(({ quantity }) => unitByWalking(some, quantity) < now.unitMinor)
        const advice = adviceFor(some, pieces, available)
        const isNear =
          cheaper !== undefined && 4 * (cheaper.quantity - now.quantity) <= now.quantity
        if (!advice) {
          expect([least < now.totalMinor, isNear]).toEqual([false, false])
          return
        }
        expect(isLegal(some, advice.quantity)).toBe(true)
        expect(advice.quantity).toBeLessThanOrEqual(
          Math.min(available, some.maxQuantity ?? available),
        )
        expect(advice.more).toBe(advice.quantity - now.quantity)
        expect(advice.unitMinor).toBeLessThan(now.unitMinor)
        expect(advice.totalMinor).toBe(advice.quantity * unitByWalking(some, advice.quantity))
        expect(advice.changeMinor).toBe(advice.totalMinor - now.totalMinor)
        if (least < now.totalMinor)
          expect([advice.kind, advice.totalMinor]).toEqual(['saves', least])
        else
          expect([advice.kind, advice.quantity, isNear]).toEqual(['break', cheaper?.quantity, true])
      }),
      tenThousand,
    )
  })

  test('the largest payable quantity is the largest whose total fits', () => {
    fc.assert(
      fc.property(
        pricedParts,
        stock,
        fc.integer({ min: 1, max: 600_000 }),
        (some, available, max) => {
          const fitting = everyOrder(some, available).filter(({ total }) => total <= max)
          expect(largestPayable(some, available, max)).toBe(fitting.at(-1)?.quantity ?? 0)
          const advice = adviceFor(some, 1, available, max)
          if (advice) expect(advice.totalMinor).toBeLessThanOrEqual(max)
        },
      ),
      tenThousand,
    )
  })

  test('the breaks that are shown say the price of every quantity, and begin where it can be ordered', () => {
    fc.assert(
      fc.property(pricedParts, (some) => {
        const rows = breakRows(some)
        for (const { quantity } of everyOrder(some, 320)) {
          const row = rows.findLast(({ from }) => from <= quantity)
          expect(row?.unitMinor).toBe(unitByWalking(some, quantity))
        }
        for (const { from } of rows) expect(isLegal(some, from)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })

  test('without breaks and with multiple 1 it is the specification: quantity times price, from the minimum', () => {
    fc.assert(
      fc.property(pricedParts, wanted, stock, (some, pieces, available) => {
        const plain = { ...some, breaks: [], orderMultiple: 1, maxQuantity: null }
        const price = priceOf(plain, pieces)
        expect(price.quantity).toBe(Math.max(pieces, some.minQuantity))
        expect(price.totalMinor).toBe(price.quantity * some.priceMinor)
        expect(price.why.price).toBe('list')
        expect(adviceFor(plain, pieces, available)).toBeNull()
        expect([leastOf(plain), mostOf(plain, available)]).toEqual([some.minQuantity, available])
      }),
      tenThousand,
    )
  })
})

test('a few more pieces that cost less in total are named with what they save', () => {
  expect(adviceFor(part, 96, 1_000)).toEqual({
    kind: 'saves',
    quantity: 100,
    more: 4,
    unitMinor: 9_000,
    totalMinor: 900_000,
    changeMinor: -12_000,
  })
})

test('the next price break is named with what is missing, unless the stock ends before it', () => {
  expect(adviceFor(part, 40, 1_000)).toMatchObject({ kind: 'break', quantity: 50, more: 10 })
  expect(adviceFor(part, 40, 49)).toBeNull()
  expect(adviceFor({ ...part, maxQuantity: 49 }, 40, 1_000)).toBeNull()
  expect(adviceFor(part, 100, 1_000)).toBeNull()
})

test('more than a quarter more pieces are advised only when they cost less in total', () => {
  expect(adviceFor(part, 39, 1_000)).toBeNull()
  const half = { ...part, breaks: [{ from: 50, priceMinor: 5_000 }] }
  expect(adviceFor(half, 25, 1_000)).toBeNull()
  expect(adviceFor(half, 26, 1_000)).toMatchObject({ kind: 'saves', quantity: 50, more: 24 })
})

test('it is said what raised the quantity', () => {
  const inTrays = { ...part, orderMultiple: 12 }
  expect(priceOf(inTrays, 3).why.raisedBy).toEqual(['minimum', 'multiple'])
  expect(priceOf(inTrays, 49)).toMatchObject({
    quantity: 60,
    why: { price: 'break', from: 50, raisedBy: ['multiple'] },
  })
  expect(priceOf(inTrays, 24).why.raisedBy).toEqual([])
})
