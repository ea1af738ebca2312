import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printed } from '../../../contract/text/printable.ts'
import { wrap } from './wrap.ts'

/** Points of a made-up font. */
const measure = (text: string) =>
  Array.from(text, (one) => (one === 'W' ? 9 : 5) as number).reduce((sum, one) => sum + one, 0)

test('whatever was typed stays within its column, and no letter is lost', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: fc.constantFrom('W', ' ', 'i', '\n', '山', '😀'), maxLength: 300 }),
  )
  fc.assert(
    fc.property(text, fc.integer({ min: 70, max: 700 }), (typed, width) => {
      const drawn = printed(typed)
      const lines = wrap(drawn, width, measure)
      for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width)
      expect(lines.join('').replaceAll(' ', '')).toBe(drawn.replaceAll(' ', ''))
    }),
    { numRuns: 500 },
  )
})

test('a text that would fill pages ends in dots', () => {
  const lines = wrap('word '.repeat(2_000), 70, measure)
  expect(lines).toHaveLength(40)
  expect(lines.at(-1)).toMatch(/…$/)
})
