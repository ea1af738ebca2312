import { expect, test } from 'vitest'
import { writeCii } from '../cii.ts'
import { writeUbl } from '../ubl.ts'
import { invoiceOf } from './damage.fixture.ts'
import { failedRules, rulesOf } from './find-failed.ts'
import { generalDamages } from './general-damages.fixture.ts'
import { peppolDamages } from './peppol-damages.fixture.ts'

const table = [...generalDamages, ...peppolDamages]

test.each(table)('$id is named where it is broken', ({ id, invoice, damage }) => {
  const xml = writeUbl(invoice)
  expect(failedRules(xml)).toEqual([])
  const damaged = damage(xml)
  expect(damaged).not.toBe(xml)
  expect(failedRules(damaged).map((one) => one.id)).toContain(id)
})

test('each rule has its damage, and its sentence', () => {
  const ids = rulesOf.ubl.map(({ id }) => id)
  expect(ids.filter((id) => !table.some((row) => row.id === id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
  for (const { says } of rulesOf.ubl) expect(says).toMatch(/^\S.+ .+[^.]$/)
})

test('a CII is asked by the same rules, without those of Peppol', () => {
  const xml = writeCii(invoiceOf('S'))
  expect(failedRules(xml)).toEqual([])
  const failed = failedRules(xml.replace('<ram:GrandTotalAmount>', '<ram:GrandTotalAmount>1'))
  expect(failed).toEqual([
    { id: 'BR-CO-15', says: expect.any(String), holds: expect.any(Function) },
    { id: 'BR-CO-16', says: expect.any(String), holds: expect.any(Function) },
  ])
  const noDay = xml.replace('format="102"', 'format="203"')
  expect(failedRules(noDay).map(({ id }) => id)).toEqual(['BR-03'])
})
