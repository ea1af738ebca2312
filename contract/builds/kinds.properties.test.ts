import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toBuild } from './build.ts'
import { kit } from './builds.fixture.ts'
import { checkBuild, checkPart } from './check-build.ts'
import { verdictsWith } from './kind-verdicts.ts'
import { kindOf } from './kinds.ts'
import { boards, cpus, machine, others, quantity, without } from './machines.fixture.ts'

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
