import { expect, test } from 'vitest'
import { personFacts } from '../builds/person-facts.ts'
import { knownCategories } from './known-categories.ts'
import { describeSpec, describeSpecs, specificationOf } from './specifications.ts'

test('a known key has its label, and its value the unit', () => {
  expect(describeSpec('tdpWatts', 65)).toMatchObject({ label: 'Power limit', text: '65 W' })
  expect(describeSpec('capacityGb', 1_920).text).toBe('1.92 TB')
  expect(describeSpec('capacityGb', 32).text).toBe('32 GB')
  expect(describeSpec('speedMts', 6_000).text).toBe('6,000 MT/s')
  expect(describeSpec('slots', 1).text).toBe('1 slot')
  expect(describeSpec('slots', 2.5).text).toBe('2.5 slots')
  expect(describeSpec('pcieVersion', 5).text).toBe('5.0')
  expect(describeSpec('ecc', false).text).toBe('No')
  expect(describeSpec('wifi', false).text).toBe('None')
  expect(describeSpec('displayOutputs', ['DP', 'DP', 'HDMI']).text).toBe('2 × DP, HDMI')
  expect(describeSpec('displayOutputs', []).text).toBe('None')
})

test.each([
  ['radiatorLengthMm', 'Radiator length', 'mm', '360 mm'],
  ['fanNoise', 'Fan noise', null, '360'],
  ['RGB', 'RGB', null, '360'],
  ['usbPorts', 'USB ports', null, '360'],
  ['pcieSlotsMm', 'PCIe slots', 'mm', '360 mm'],
  ['argbHeaders', 'ARGB headers', null, '360'],
  ['weightKg', 'Weight', 'kg', '360 kg'],
  ['mm', 'Mm', null, '360'],
  ['constructor', 'Constructor', null, '360'],
  ['two_words', 'Two words', null, '360'],
])('the unknown key %s is read from its words', (key, label, unit, text) => {
  expect(describeSpec(key, 360)).toMatchObject({ key, label, unit, group: 'Other', text })
})

test('every fact that a person can look up has a label of its own', () => {
  for (const category of knownCategories)
    for (const key of Object.keys(personFacts[category]))
      expect(specificationOf(key).group, key).not.toBe('Other')
})

test('a table has the groups together, unknown keys last', () => {
  const rows = describeSpecs({ zebra: 1, tdpWatts: 65, socket: 'AM5', apple: 2, manufacturer: 'A' })
  expect(rows.map(({ key }) => key)).toEqual([
    ...['manufacturer', 'socket', 'tdpWatts', 'apple', 'zebra'],
  ])
})

test('what a category says of a specification goes before what the trade says, and its order before all others', () => {
  const own = [
    { key: 'efficiency', label: 'Efficiency', unit: '%', group: 'Power', kind: 'range' },
    { key: 'tdpWatts', label: 'Draw', unit: 'kW', group: 'Power', kind: 'range' },
  ] as const
  const rows = describeSpecs({ manufacturer: 'A', tdpWatts: 2, efficiency: 94, depthMm: 140 }, own)
  expect(rows.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    ...['Efficiency: 94 %', 'Draw: 2 kW', 'Manufacturer: A', 'Depth: 140 mm'],
  ])
})
