import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberFault, numberKey } from './number-key.ts'

test.each([
  ['rtx 4090-fe', 'RTX4090FE'],
  ['ＡＢ－１２', 'AB12'],
  ['Ünit-5', 'ÜNIT5'],
  ['U\u0308NIT 5', 'ÜNIT5'],
  ['nit-5', 'NIT5'],
  ['日本語', '日本語'],
  ['ｶﾞ-1', 'ガ1'],
  ['straẞe', 'STRASSE'],
  ['ΑΣ-ας', 'ΑΣΑΣ'],
  ['कि-1', 'कि1'],
  ['A\u200bB\u2011C\ufe0f', 'ABC'],
  ['Core™ 5', 'CORE5'],
  ['№5', 'NO5'],
  ['??', ''],
  ['−+©😀', ''],
  ['\u3164\u115f', ''],
  ['-\u0301', ''],
])('%s is compared as %s', (text, key) => {
  expect(numberKey(text)).toBe(key)
})

// the iota below is a mark that becomes a letter in capitals, and signs of trade marks are letters once they are written
// out: of neither a part number is made
const texts = fc
  .oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.string({ unit: 'grapheme' }))
  .filter((one) => !/[\u0345\u2120\u2122]/.test(one))

test('found: C2 every way to write a text has its key, and a key is its own', () => {
  const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const
  fc.assert(
    fc.property(texts, (text) => {
      const key = numberKey(text)
      const written = forms.map((form) => numberKey(text.normalize(form)))
      expect(new Set([...written, numberKey(key), numberKey(text.toLowerCase())])).toEqual(
        new Set([key]),
      )
      expect(/^[\p{L}\p{N}\p{Mn}\p{Mc}]*$/u.test(key)).toBe(true)
      expect(numberFault(text) === null).toBe(key !== '')
    }),
    { numRuns: 3_000 },
  )
})

test('a number that takes more than an index holds has a fault', () => {
  expect(numberFault('ﷺ'.repeat(5))).toBeNull()
  expect(numberFault('ﷺ'.repeat(80))).toContain('at most 200 letters and digits')
})
