import { expect, test } from 'vitest'
import { chipsetTable, runsOn } from './chipsets.ts'
import { generations } from './generations.ts'
import { sources } from './sources.ts'

test('each “no” names where its maker publishes it, and nothing is said twice', () => {
  const keys = new Set(generations.map(({ key }) => key))
  const published = new Set<string>(Object.values(sources))
  for (const { chipsets, runs, refuses = [] } of chipsetTable) {
    const no = refuses.flatMap(({ generations: refused }) => refused)
    const all = [...Object.keys(runs), ...no]
    expect(new Set(all).size, chipsets.join()).toBe(all.length)
    for (const key of all) expect(keys.has(key), key).toBe(true)
    for (const { source, generations: refused } of refuses) {
      expect(published.has(source)).toBe(true)
      expect(refused.length).toBeGreaterThan(0)
    }
    for (const chipset of chipsets)
      for (const key of no) expect(runsOn(chipset, key)).toMatchObject({ verdict: 'no' })
  }
})

test('no chipset stands in two entries, and what nobody publishes is not known', () => {
  const all = chipsetTable.flatMap(({ chipsets }) => chipsets)
  expect(new Set(all).size).toBe(all.length)
  expect(runsOn('Intel B460', 'core-11')).toEqual({ verdict: 'no', source: sources.intel400 })
  expect(runsOn('Intel Z170', 'xeon-e3-v5')).toEqual({ verdict: 'no', source: sources.intelXeonE })
  expect(runsOn('Intel C226', 'core-4')).toBeNull()
})
