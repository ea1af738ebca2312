import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BuildLine, toBuild } from './build.ts'
import { board, card, cpu, dimm, disk, drive, kit, twin, xeon } from './builds.fixture.ts'
import { checkBuild, checkPart } from './check-build.ts'
import { planFleet } from './fleet.ts'
import { verdictsWith } from './kind-verdicts.ts'
import { kindOf } from './kinds.ts'

const cpus = [
  cpu(),
  cpu({ name: 'AMD Ryzen 5 9600X', coreFamily: 'Granite Ridge' }),
  cpu({ name: 'Intel Core i7 7700K', socket: 'LGA1151', memoryTypes: ['DDR4', 'DDR3'] }),
  xeon({}, 1),
]
const boards = [
  board(),
  board({
    chipset: 'AMD X870',
    maxMemoryGb: 64,
    memorySlots: 2,
    u2Ports: undefined,
    checkedOn: undefined,
  }),
  board({
    socket: 'LGA1151',
    chipset: 'Intel Z390',
    memoryType: 'DDR4',
    pcie: ['x16', 'x16', 'x4'],
  }),
  twin(),
]
const others = [
  kit(),
  kit({ speedMts: 6_400, name: 'Fast kit' }),
  dimm(),
  dimm({ mpn: '', ecc: true }),
  drive(),
  drive({ interface: 'SATA', name: 'Stick' }),
  drive({ formFactor: '2.5"', interface: 'U.2', name: 'Server drive' }),
  drive({ formFactor: 'Add-in card', name: 'Card drive' }),
  disk(),
  disk({ interface: 'SAS 12 Gb/s', name: 'Server disk' }),
  card(),
  card({ pcieVersion: 5, slots: 3, name: 'Large card' }),
]

const quantity = fc.integer({ min: 1, max: 5 })
/** A machine of one board and whatever else. */
const machine = fc
  .record({
    cpus: fc.subarray(cpus, { maxLength: 1 }),
    count: fc.constantFrom(1, 2),
    board: fc.constantFrom(...boards),
    others: fc.subarray(others),
    counts: fc.array(quantity, { minLength: others.length, maxLength: others.length }),
  })
  .map(({ cpus: some, count, board: one, others: rest, counts }) => [
    ...some.map((line) => ({ ...line, quantity: count })),
    one,
    ...rest.map((line, at) => ({ ...line, quantity: counts[at]! })),
  ])

/** A part without one of its facts; its id stays. */
const without = (line: BuildLine, key: string): BuildLine => {
  const { [key]: _, ...specs } = line.part.specs
  return { ...line, part: { ...line.part, specs } }
}

describe('what is found of a build', () => {
  it('does not depend on the order of its lines, nor on how they are split', () => {
    fc.assert(
      fc.property(machine, (lines) => {
        const split = lines.flatMap((line) =>
          Array.from({ length: line.quantity }, () => ({ ...line, quantity: 1 })),
        )
        const whole = checkBuild(lines)
        expect(checkBuild([...lines].reverse())).toEqual(whole)
        expect(checkBuild(split)).toEqual(whole)
      }),
      { numRuns: 300 },
    )
  })

  it('never becomes fitting because a fact is missing', () => {
    fc.assert(
      fc.property(machine, fc.nat(), fc.nat(), (lines, which, what) => {
        const at = which % lines.length
        const keys = Object.keys(lines[at]!.part.specs)
        const key = keys[what % keys.length]!
        const before = checkBuild(lines)
        const after = checkBuild(lines.map((line, n) => (n === at ? without(line, key) : line)))
        for (const { rule } of before.findings) {
          const isOpen =
            after.findings.some((one) => one.rule === rule) || !after.checked.includes(rule)
          expect(isOpen, `${rule} fits without ${key}`).toBe(true)
        }
        const fitted = before.checked.filter(
          (rule) => !before.findings.some((one) => one.rule === rule),
        )
        for (const rule of fitted) {
          const verdict = after.findings.find((one) => one.rule === rule)?.verdict
          expect([undefined, 'unknown'], `${rule} without ${key}`).toContain(verdict)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  it('does not become less with more of what is there', () => {
    fc.assert(
      fc.property(machine, fc.nat(), (lines, which) => {
        const at = which % lines.length
        const { category } = lines[at]!.part
        // a second processor ends the warning of an empty socket, and a second board is another machine
        if (category === 'cpu' || category === 'motherboard') return
        const more = lines.map((line, n) =>
          n === at ? { ...line, quantity: line.quantity + 1 } : line,
        )
        const rules = checkBuild(more).findings.map(({ rule }) => rule)
        // more disks than ports are the graver finding of the same ports
        for (const { rule } of checkBuild(lines).findings)
          if (rule !== 'storage-shared' || !rules.includes('storage-sata'))
            expect(rules).toContain(rule)
      }),
      { numRuns: 1_000 },
    )
  })
})

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

describe('kinds of parts', () => {
  const parts = [...cpus, ...others, ...boards]
  /** A machine, and parts that may come into it, some with facts that are not recorded. */
  const asked = fc.record({
    lines: machine.map((all) => all.filter((_, at) => at % 2 === 0)),
    candidates: fc.array(
      fc
        .record({
          line: fc.constantFrom(...parts),
          missing: fc.nat(30),
        })
        .map(({ line, missing }) => {
          const key = Object.keys(line.part.specs)[missing]
          return key === undefined ? line : without(line, key)
        }),
      { minLength: 5, maxLength: 20 },
    ),
    count: quantity,
  })

  it('are judged as each of their parts is', () => {
    fc.assert(
      fc.property(asked, ({ lines, candidates, count }) => {
        const verdictOf = verdictsWith(toBuild(lines), count)
        const ownVerdictOf = verdictsWith(toBuild(lines), count, 'part')
        for (const { part } of candidates) {
          const line = { partId: 'candidate', quantity: count, part }
          const all = [...lines, line]
          expect(verdictOf(kindOf(part))).toBe(checkBuild(all).verdict)
          expect(ownVerdictOf(kindOf(part))).toBe(checkPart(toBuild(all), 'candidate').verdict)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('are equal where nothing that rules read differs, whatever a part is called', () => {
    const { part } = kit()
    const other = { ...part, name: 'Other kit (2x16GB)', mpn: 'OTHER' }
    expect(kindOf(other)).toEqual(kindOf(part))
    expect(kindOf({ ...other, specs: { ...part.specs, color: 'black' } })).toEqual(kindOf(part))
    expect(kindOf(kit({ type: 'DDR4' }).part)).not.toEqual(kindOf(part))
  })
})
