import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planFleet } from './fleet.ts'

describe('a fleet', () => {
  const fleetPart = fc.record({
    partId: fc.constantFrom<string>('a', 'b', 'c', 'd'),
    perMachine: fc.integer({ min: 1, max: 8 }),
    available: fc.integer({ min: 0, max: 400 }),
    minimum: fc.integer({ min: 1, max: 60 }),
    multiple: fc.integer({ min: 1, max: 25 }),
    maximum: fc.option(fc.integer({ min: 1, max: 300 })),
  })

  it('is as many machines as trying each number finds, and every line can be ordered', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.array(fleetPart, { minLength: 1, maxLength: 6 }),
        (machines, given) => {
          // a part has one stock and one price list, however often it is named
          const firsts = new Map(given.map((part) => [part.partId, part]))
          const parts = given.map((part) => ({
            ...firsts.get(part.partId)!,
            perMachine: part.perMachine,
          }))
          const plan = planFleet(machines, parts)
          const needs = new Map<string, number>()
          for (const { partId, perMachine } of parts)
            needs.set(partId, (needs.get(partId) ?? 0) + perMachine)
          const lacking = (count: number) =>
            [...needs].filter(([id, each]) => {
              const { minimum, multiple, available, maximum } = firsts.get(id)!
              const legal = Math.ceil(Math.max(count * each, minimum) / multiple) * multiple
              return legal > Math.min(available, maximum ?? Number.POSITIVE_INFINITY)
            })
          let most = 0
          for (let count = 1; count <= machines; count += 1)
            if (lacking(count).length === 0) most = count
          expect(plan.buildable).toBe(most)
          expect(plan.limiting.sort()).toEqual(
            most === machines
              ? []
              : lacking(most + 1)
                  .map(([id]) => id)
                  .sort(),
          )
          for (const { partId, wanted, quantity: ordered } of plan.lines) {
            const { minimum, multiple } = firsts.get(partId)!
            expect(wanted).toBe(machines * needs.get(partId)!)
            expect(ordered % multiple).toBe(0)
            expect(ordered).toBeGreaterThanOrEqual(Math.max(wanted, minimum))
          }
        },
      ),
      { numRuns: 1_000 },
    )
  })

  it('wants spares, rounded up before steps', () => {
    const part = {
      partId: 'a',
      perMachine: 1,
      available: 120,
      minimum: 1,
      multiple: 10,
      maximum: null,
    }
    expect(planFleet(101, [{ ...part, sparePercent: 5 }])).toEqual({
      buildable: 101,
      limiting: [],
      lines: [{ partId: 'a', wanted: 107, quantity: 110, leftOver: 3 }],
    })
  })
})
