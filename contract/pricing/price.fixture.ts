import fc from 'fast-check'
import type { MinorBreak, PricedPart } from './price.ts'

/** Parts of every shape, small enough that every quantity can be tried. */
export const pricedParts: fc.Arbitrary<PricedPart> = fc
  .record({
    priceMinor: fc.integer({ min: 1, max: 5_000 }),
    minQuantity: fc.integer({ min: 1, max: 40 }),
    orderMultiple: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 25 })),
    maxQuantity: fc.option(fc.integer({ min: 1, max: 250 })),
    steps: fc.array(
      fc.record({
        up: fc.integer({ min: 1, max: 60 }),
        keeps: fc.double({ min: 0.3, max: 1, noNaN: true }),
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ steps, ...part }) => {
    const breaks: MinorBreak[] = []
    for (const { up, keeps } of steps) {
      const before = breaks.at(-1) ?? { from: 1, priceMinor: part.priceMinor }
      const priceMinor = Math.max(1, Math.floor(before.priceMinor * keeps))
      breaks.push({ from: before.from + up, priceMinor })
    }
    return { ...part, breaks }
  })

/** Whether an order of so many is taken: said by counting, not by the formula. */
export const isLegal = (part: PricedPart, quantity: number) =>
  quantity >= part.minQuantity && quantity % part.orderMultiple === 0

export function legalByCounting(part: PricedPart, wanted: number): number {
  let quantity = wanted
  while (!isLegal(part, quantity)) quantity += 1
  return quantity
}

/** Walks every price break: the cheapest that the quantity has reached, since prices never rise. */
export const unitByWalking = (part: PricedPart, quantity: number) =>
  Math.min(
    part.priceMinor,
    ...part.breaks.filter(({ from }) => quantity >= from).map(({ priceMinor }) => priceMinor),
  )

/** Every legal quantity up to so many, with its total. */
export function everyOrder(part: PricedPart, available: number) {
  const most = Math.min(available, part.maxQuantity ?? available)
  return Array.from({ length: Math.max(0, most) }, (_, at) => at + 1)
    .filter((quantity) => isLegal(part, quantity))
    .map((quantity) => ({ quantity, total: quantity * unitByWalking(part, quantity) }))
}
