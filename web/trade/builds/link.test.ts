import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxBuildLines, maxMachines, maxPerMachine } from '../../../contract/builds/limits.ts'
import { knownCategories } from '../../../contract/parts/known-categories.ts'
import { builderAddress, readBuild, textOf, type WantedBuild } from './link.ts'

const build: fc.Arbitrary<WantedBuild> = fc.record({
  machines: fc.integer({ min: 1, max: maxMachines }),
  spares: fc.dictionary(
    fc.constantFrom(...knownCategories, 'cases', 'power-supplies', 'c5'),
    fc.integer({ min: 1, max: 100 }),
    {
      noNullPrototype: true,
    },
  ),
  lines: fc.uniqueArray(
    fc.record({
      partId: fc.uuid({ version: [4, 7] }),
      quantity: fc.integer({ min: 1, max: maxPerMachine }),
    }),
    { maxLength: maxBuildLines, selector: ({ partId }) => partId },
  ),
})

test('a build comes back from its address as it was, and an address holds the largest', () => {
  fc.assert(
    fc.property(build, (one) => {
      expect(readBuild(textOf(one))).toEqual({ build: one, isWhole: true })
      const address = builderAddress(one)
      expect(new URL(address, 'https://shop.example').search.slice(3)).toBe(
        address === '/builder' ? '' : textOf(one),
      )
      expect(address.length).toBeLessThanOrEqual(2_000)
    }),
  )
})

test('what is no build is told as such, and nothing of it is made up', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { build: read, isWhole } = readBuild(text)
      if (isWhole) expect(readBuild(textOf(read)).build).toEqual(read)
      expect(read.lines.length).toBeLessThanOrEqual(maxBuildLines)
    }),
  )
  const id = '0198c0de-0000-7000-8000-0000000000ab'
  const whole = textOf({ machines: 12, spares: {}, lines: [{ partId: id, quantity: 2 }] })
  for (const cut of [
    whole.slice(0, -4),
    `${whole}.`,
    whole.replace('*2', '*0'),
    whole.replace('12.', '0.'),
  ])
    expect(readBuild(cut).isWhole, cut).toBe(false)
  const twice = `${whole}.${whole.split('.')[1]}`
  expect(readBuild(twice)).toEqual({
    build: { machines: 12, spares: {}, lines: [{ partId: id, quantity: 4 }] },
    isWhole: true,
  })
})
