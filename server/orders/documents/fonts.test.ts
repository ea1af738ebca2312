import fc from 'fast-check'
import PdfDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { isPrintable } from '../../../contract/text/printable.ts'
import { operatorsOf } from './drawn-on.fixture.ts'
import { setFace, sumWidths, wideFonts, write } from './fonts.ts'
import { closeSheet, linesOf, openSheet } from './sheet.ts'

/** Every code point that a file has a glyph for, as pdfkit's reader of fonts says. */
function charactersOf(file: string): Set<number> {
  // its types leave out what it keeps to itself
  const pdf = new PdfDocument({ font: file }) as unknown as {
    _font: { font: { characterSet: number[] } }
  }
  return new Set(pdf._font.font.characterSet)
}

const everyCharacter = Array.from({ length: 0x20000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
const printable = everyCharacter.filter(isPrintable)

test('what documents can print is what their fonts have', () => {
  expect(printable.length).toBeGreaterThan(3_000)
  for (const file of Object.values(wideFonts)) {
    const known = charactersOf(file)
    expect(printable.filter((character) => !known.has(character.codePointAt(0)!))).toEqual([])
  }
  const letters = /^(?=\p{L})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u
  const isPhonetic = (one: string) => /[\u1d00-\u1dff\ua640-\ua7ff]/.test(one)
  const known = charactersOf(wideFonts.regular)
  const lost = everyCharacter.filter(
    (one) =>
      letters.test(one) && !isPhonetic(one) && !isPrintable(one) && known.has(one.codePointAt(0)!),
  )
  expect(lost.join('')).toBe('')
})

test('a line as wide as it was measured stays in its column, pairs and all', async () => {
  const sheet = await openSheet('Document', new Date(0), 'Seller')
  const text = fc.array(fc.constantFrom(...printable), { maxLength: 80 })
  fc.assert(
    fc.property(text, fc.integer({ min: 70, max: 500 }), fc.boolean(), (typed, width, bold) => {
      const { lines, type } = linesOf(sheet, typed.join(''), width, { size: 9, bold })
      setFace(sheet.pdf, type)
      for (const line of lines) {
        expect(sumWidths(sheet.pdf, type, line)).toBeLessThanOrEqual(width)
        expect(sheet.pdf.widthOfString(line)).toBeLessThanOrEqual(width + 4)
      }
    }),
    { numRuns: 300 },
  )
})

test('what either font draws of a row stands on the same line', async () => {
  const sheet = await openSheet('Document', new Date(0), 'Seller')
  for (const isWide of [false, true]) {
    setFace(sheet.pdf, { isWide }).fontSize(10)
    write(sheet.pdf, 'Row', 50, 100, { size: 10 })
  }
  const operators = operatorsOf(Buffer.from(await closeSheet(sheet)))
  const [plain, wide] = Array.from(operators.matchAll(/1 0 0 1 50 ([\d.]+) Tm/g), ([, y]) => y)
  expect(Number(plain)).toBeCloseTo(841.89 - 100 - 7.18, 1)
  expect(wide).toBe(plain)
})
