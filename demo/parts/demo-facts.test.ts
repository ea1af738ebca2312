import { expect, test } from 'vitest'
import { toBuild } from '../../contract/builds/build.ts'
import { checkParts } from '../../contract/builds/check-build.ts'
import { kindOf } from '../../contract/builds/kinds.ts'
import { missingKeys } from '../../contract/builds/missing.ts'
import { factFault } from '../../contract/builds/person-facts.ts'
import type { Specs } from '../../contract/parts/parts.ts'
import { demoBuilds } from '../demo-builds.ts'
import { readDemoFacts } from './demo-facts.ts'
import { demoParts } from './demo-parts.ts'

const parts = new Map(demoParts().map((part) => [part.mpn, part]))
const facts = readDemoFacts()
/** A part as the demo has it in the shop. */
const partOf = (mpn: string) => {
  const { category, name, specs } = parts.get(mpn)!
  return { category, name, mpn, specs: { ...specs, ...facts.get(mpn)?.facts } as Specs }
}

test('facts are of parts of the demo, can be looked up, and say nothing that the part says already', () => {
  for (const [mpn, { facts: said }] of facts) {
    const part = parts.get(mpn)
    expect(part, mpn).toBeDefined()
    for (const [key, value] of Object.entries(said)) {
      expect(factFault(part!.category, key, value), `${mpn} ${key}`).toBeNull()
      expect(part!.specs, mpn).not.toHaveProperty(key)
    }
  }
})

test('of processors, memory, drives and cards rules know all that they read, but what their makers do not say', () => {
  const lacking = [...parts.keys()]
    .map((mpn) => [mpn, partOf(mpn)] as const)
    .filter(([, { category }]) => category !== 'motherboard')
    .flatMap(([mpn, part]) => missingKeys(kindOf(part)).map((key) => `${mpn} ${key}`))
  expect(lacking).toEqual(['100-100000927BOX ecc', 'BX8071512400 ecc'])
})

test.each([
  ['Office fleet', 'fits', []],
  ['Render node', 'fits', []],
  ['Storage server', 'warning', ['cpu-chipset']],
] as const)('the build %s is known: %s', (name, verdict, rules) => {
  const { parts: lines } = demoBuilds.find((build) => build.name === name)!
  const build = toBuild(
    lines.map(([mpn, quantity]) => ({ partId: mpn, quantity, part: partOf(mpn) })),
  )
  const check = checkParts(build)
  expect(check.verdict).toBe(verdict)
  expect(check.findings.map(({ rule }) => rule)).toEqual(rules)
  expect(check.notChecked).toEqual([])
})

test('the office fleet can be built as it is wanted', () => {
  const { machines, parts: lines } = demoBuilds[0]!
  for (const [mpn, quantity] of lines)
    expect(parts.get(mpn)!.quantity, mpn).toBeGreaterThanOrEqual(quantity * machines)
})
