import { expect, it } from 'vitest'
import { planFleet } from './fleet.ts'

const part = { partId: 'a', perMachine: 1, available: 0, minimum: 1, multiple: 1, maximum: null }
const wanted = (machines: number, sparePercent: number) =>
  planFleet(machines, [{ ...part, sparePercent }]).lines[0]?.wanted

it('spares are rounded up, but where they come to a whole number', () => {
  expect(wanted(3_000, 1.1)).toBe(3_033)
  expect(wanted(3_001, 1.1)).toBe(3_035)
  expect(wanted(1, 0.001)).toBe(2)
  for (let machines = 1; machines <= 10_000; machines += 7)
    for (const tenths of [1, 11, 22, 55])
      expect(wanted(machines, tenths / 10)).toBe(machines + Math.ceil((machines * tenths) / 1_000))
})
