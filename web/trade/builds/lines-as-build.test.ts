import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxMachines } from '../../../contract/builds/limits.ts'
import { knownCategories } from '../../../contract/parts/known-categories.ts'
import { boardsOf, linesAsBuild, type OrderedLine } from './lines-as-build.ts'
import { readBuild } from './link.ts'

const line = (over: Partial<OrderedLine>): OrderedLine => ({
  partId: '0198c0de-0000-7000-8000-0000000000ab',
  name: 'Part',
  category: 'cpu',
  quantity: 1,
  ...over,
})
const lines: fc.Arbitrary<OrderedLine[]> = fc.uniqueArray(
  fc.record({
    partId: fc.uuid({ version: 7 }),
    name: fc.constantFrom('Reed', 'Crane', 'Pebble'),
    category: fc.constantFrom(...knownCategories),
    quantity: fc.integer({ min: 1, max: 60_000 }),
  }),
  { minLength: 1, maxLength: 60, selector: ({ partId }) => partId },
)

test('a build of lines never has more than was ordered, one board in each machine, and all else is told', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: maxMachines }), (all, count) => {
      const [board] = boardsOf(all)
      const wanted = board?.quantity ?? count
      const { address, machines, left } = linesAsBuild(all, wanted, board)
      const query = new URL(address, 'https://shop.example').searchParams
      const { build } = readBuild(query.get('b') ?? '1')
      for (const { partId, quantity } of build.lines) {
        const ordered = all.find((one) => one.partId === partId)!
        expect(quantity * machines).toBeLessThanOrEqual(ordered.quantity)
        if (ordered.category === 'motherboard') expect(quantity).toBe(1)
      }
      const whole = build.lines.filter(({ partId, quantity }) => {
        const ordered = all.find((one) => one.partId === partId)!
        return quantity * machines === ordered.quantity
      })
      expect(left.length + whole.length).toBe(all.length)
    }),
  )
})

test('what is over, too few or of another machine is told by its name', () => {
  const board = line({ name: 'Crane', category: 'motherboard', quantity: 10 })
  const others = [
    line({ name: 'Reed', category: 'ram', quantity: 24 }),
    line({ name: 'Lantern', category: 'gpu', quantity: 4 }),
    line({ name: 'Heron', category: 'motherboard', quantity: 2 }),
  ]
  expect(linesAsBuild([board, ...others], board.quantity, board).left).toEqual([
    'Reed: 4 of 24 are over',
    'Lantern: 4 are too few for 10 machines',
    'Heron: the board of another machine',
  ])
})
