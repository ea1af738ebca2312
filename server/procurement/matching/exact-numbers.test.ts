import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { numberKey } from '../../../contract/parts/number-key.ts'
import { type MatchingShop, openMatchingShop } from './matching.fixture.ts'

let matching: MatchingShop
beforeAll(async () => {
  matching = await openMatchingShop()
})
afterAll(() => matching?.shop.close())

const cased = fc.constantFrom('upper', 'lower', 'mixed')
const gap = fc.constantFrom('', '', '', ' ', '-', '_', '.', '/', '\u00a0', '\u2013', '\u200b')
/** A number as people and their programs spell it: other case, other gaps, an apostrophe, full-width signs. */
const spelt = (mpn: string) =>
  fc
    .tuple(
      cased,
      fc.array(gap, { minLength: mpn.length, maxLength: mpn.length }),
      fc.boolean(),
      fc.boolean(),
    )
    .map(([way, gaps, apostrophe, wide]) => {
      const signs = [...mpn.replace(/[^A-Za-z0-9]/g, '')].map((sign, at) => {
        const one =
          way === 'upper' || (way === 'mixed' && at % 2) ? sign.toUpperCase() : sign.toLowerCase()
        return (wide ? String.fromCharCode(one.charCodeAt(0) + 0xfee0) : one) + gaps[at]
      })
      return ` ${apostrophe ? "'" : ''}${signs.join('')}\t`
    })

test('every spelling of a number is exact, the manufacturer’s and ours', async () => {
  const spellings = fc.constantFrom(...matching.numbers).chain(({ mpn, partNumber }) =>
    fc.record({
      mpn: fc.constant(mpn),
      by: fc.constant('mpn'),
      number: spelt(mpn),
      our: spelt(partNumber),
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(spellings, { minLength: 40, maxLength: 40 }), async (given) => {
      const rows = await matching.match(
        given.flatMap(({ number, our }) => [{ number }, { number: our }]),
      )
      const told = rows.map(({ match: kind, by, part, reason, candidates }) => ({
        kind,
        by,
        mpn: part?.mpn,
        reason,
        candidates,
      }))
      const exact = { kind: 'exact', reason: null, candidates: [] }
      expect(told).toEqual(
        given.flatMap(({ mpn }) => [
          { ...exact, by: 'mpn', mpn },
          { ...exact, by: 'partNumber', mpn },
        ]),
      )
    }),
    { numRuns: 20 },
  )
})

test('noise is never exact, and never without a reason', async () => {
  const known = new Set(
    matching.numbers.flatMap(({ mpn, partNumber }) => [numberKey(mpn), numberKey(partNumber)]),
  )
  const noise = fc.oneof(
    fc.string({ maxLength: 60, unit: 'binary' }),
    fc.stringMatching(/^[A-Z0-9-]{8,20}$/),
    // a number with a letter of another script is another number
    fc.constantFrom(...matching.numbers).map(({ mpn }) => `${mpn}Ж`),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(noise, { minLength: 30, maxLength: 30 }), async (texts) => {
      const rows = await matching.match(texts.map((number) => ({ number })))
      expect(rows).toHaveLength(texts.length)
      for (const [at, { match: kind, part, reason, candidates }] of rows.entries()) {
        const text = texts[at] ?? ''
        if (/Ж/.test(text) || !known.has(numberKey(text)))
          expect([kind, part], text).not.toContain('exact')
        if (kind === 'exact') continue
        expect([part, reason]).toEqual([null, expect.stringMatching(/^[A-Z].{8,}/)])
        expect(kind).toBe(candidates.length > 0 ? 'likely' : 'none')
        expect(candidates.length).toBeLessThanOrEqual(5)
      }
    }),
    { numRuns: 20 },
  )
})
