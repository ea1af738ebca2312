import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BuildLine, verdicts } from './build.ts'
import { type BuildCheck, checkBuild } from './check-build.ts'
import { cpus, machine, others, without } from './machines.fixture.ts'
import { rules } from './rules/rules.ts'

/** What a rule says of a build: a verdict, or that it had too little to compare, or that it is not about it. */
const saidBy = (check: BuildCheck, rule: string) =>
  check.findings.find((one) => one.rule === rule)?.verdict ??
  (check.checked.includes(rule) ? 'fits' : check.notChecked.includes(rule) ? 'silent' : 'absent')

/** The gravest is the least. */
const gravityOf = (check: BuildCheck, rule: string) => {
  const said = saidBy(check, rule)
  return said === 'silent' || said === 'absent' ? verdicts.length : verdicts.indexOf(said)
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

  it('is as it was where a fact is missing, or not known any more', () => {
    fc.assert(
      fc.property(machine, fc.nat(), fc.nat(), (lines, which, what) => {
        const at = which % lines.length
        const keys = Object.keys(lines[at]!.part.specs)
        const key = keys[what % keys.length]!
        const before = checkBuild(lines)
        const after = checkBuild(lines.map((line, n) => (n === at ? without(line, key) : line)))
        for (const { name, isAdvice } of rules) {
          const [was, is] = [saidBy(before, name), saidBy(after, name)]
          const sentence = `${name} was ${was} and is ${is} without ${key}`
          if (was === is || is === 'unknown') continue
          if (isAdvice) expect(['silent', 'absent'], sentence).toContain(is)
          // of which rule a drive is, or whether a socket is wrong, is not known either: another rule says so
          else if (is === 'absent' || was === 'absent')
            expect(['unknown', 'blocker'], sentence).toContain(after.verdict)
          else expect(is, sentence).toBe('silent')
        }
      }),
      { numRuns: 3_000 },
    )
  })

  it('does not become less with more of what is there', () => {
    const parts = [...cpus, ...others]
    fc.assert(
      fc.property(machine, fc.boolean(), fc.constantFrom(...parts), (all, hasBoard, part) => {
        const lines = hasBoard ? all : all.filter((line) => line.part.category !== 'motherboard')
        const { category } = part.part
        if (!lines.some((line) => line.part.category === category)) return
        // a second processor ends the warning of an empty socket, and two of a pair have the memory and the lanes of two
        if (category === 'cpu' && lines.some(hasTwoSockets)) return
        if (category === 'cpu' && !hasBoard && part.part.name.includes('Xeon')) return
        const [before, after] = [
          checkBuild(lines),
          checkBuild([...lines, { ...part, quantity: 1 }]),
        ]
        for (const { rule, verdict } of before.findings) {
          // more disks than ports are the graver finding of the same ports
          if (rule === 'storage-shared' && saidBy(after, 'storage-sata') === 'blocker') continue
          const sentence = `${rule} was ${verdict} and is ${saidBy(after, rule)} with ${part.part.name}`
          expect(gravityOf(after, rule), sentence).toBeLessThanOrEqual(gravityOf(before, rule))
        }
      }),
      { numRuns: 3_000 },
    )
  })
})

const hasTwoSockets = ({ part }: BuildLine) =>
  part.category === 'motherboard' && part.specs.socketCount !== 1
