import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findProof } from '../../scripts/asvs/find-proof.ts'
import { readRequirements } from '../../scripts/asvs/read-requirements.ts'
import { asvsPage } from '../../scripts/asvs/write-page.ts'
import { goal } from '../goal.ts'

const requirements = readRequirements()

describe('the ASVS table', () => {
  test('has every requirement of levels 1 and 2, once, in order', () => {
    expect(requirements.filter(({ level }) => level === '1')).toHaveLength(70)
    expect(requirements.filter(({ level }) => level === '2')).toHaveLength(183)
    const places = requirements.map(({ id }) =>
      id
        .slice(1)
        .split('.')
        .reduce((sum, part) => sum * 100 + Number(part), 0),
    )
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b))
  })

  test('proves what passes and says why for the rest', () => {
    for (const { id, status, why, proofs } of requirements)
      if (status === 'pass') expect(proofs.length, id).toBeGreaterThan(0)
      else expect(why, id).not.toBe('')
  })

  test('names tests and files that are there', () => {
    const proofs = requirements.flatMap((requirement) => requirement.proofs)
    expect(proofs.length).toBeGreaterThan(150)
    expect(proofs.filter((proof) => findProof(proof) === null)).toEqual([])
    expect(findProof('T99 nothing is called so')).toBeNull()
    expect(findProof('docs/nothing.md')).toBeNull()
  })

  test('is what docs/asvs.md says (npm run asvs)', () => {
    expect(readFileSync('docs/asvs.md', 'utf8')).toBe(asvsPage(requirements))
  })

  test('has at least 120 requirements proven by a test', () => {
    const tested = requirements.filter(({ proofs }) =>
      proofs.some((proof) => findProof(proof)?.endsWith('.test.ts')),
    )
    expect(tested.length).toBeGreaterThanOrEqual(120)
    const count = (of: string) => requirements.filter(({ status }) => status === of).length
    const [pass, open] = [count('pass'), count('open')]
    expect(pass / (pass + open)).toBeGreaterThanOrEqual(0.95)
    goal('G11', { requirements: requirements.length, pass, open, tested: tested.length })
  })
})

test('every promise of SECURITY.md names tests that are there', () => {
  const rows = readFileSync('SECURITY.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| T\d/.test(line))
  expect(rows.length).toBeGreaterThan(20)
  for (const row of rows) {
    const proofs = [...row.matchAll(/“([^”]+)”/g)].map((match) => match[1] ?? '')
    expect(proofs.length, row).toBeGreaterThan(0)
    expect(proofs.filter((proof) => !findProof(proof)?.endsWith('.test.ts'))).toEqual([])
  }
})
