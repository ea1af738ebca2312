import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { isPrintable } from '../../../contract/text/printable.ts'
import { drawnOn, objectsOf } from './drawn-on.fixture.ts'
import { type FaceName, faceFiles } from './fonts/faces.ts'
import { faceOf, segmentsOf } from './fonts/segments.ts'
import { assemble } from './fonts/true-type.ts'
import { unpackFont } from './fonts/unpack.ts'
import { widthOf } from './fonts.ts'
import { closeSheet, left, linesOf, openSheet, writeText } from './sheet.ts'

/** Every code point that a file has a glyph for. */
const charactersOf = (file: string) => new Set(create(unpackFont(readFileSync(file))).characterSet)

const everyCharacter = Array.from({ length: 0x20000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
const printable = everyCharacter.filter(isPrintable)

const open = () => openSheet('Document', new Date(0), 'Seller')

async function draw(...texts: string[]) {
  const sheet = await open()
  for (const text of texts) writeText(sheet, text, left, 400, { size: 10 })
  return Buffer.from(closeSheet(sheet))
}

test('what documents can print is what their fonts have', () => {
  expect(printable.length).toBeGreaterThan(36_000)
  const byFace = Object.groupBy(printable, (one) => faceOf(segmentsOf(one)[0]!.script))
  for (const [name, { regular, bold }] of Object.entries(faceFiles))
    for (const file of new Set([regular, bold])) {
      const known = charactersOf(file)
      const own = byFace[name as FaceName] ?? []
      expect(own.length).toBeGreaterThan(80)
      expect(own.filter((character) => !known.has(character.codePointAt(0)!))).toEqual([])
    }
  const letters = /^(?=\p{L})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u
  const isPhonetic = (one: string) => /[\u1d00-\u1dff\ua640-\ua7ff]/.test(one)
  const known = charactersOf(faceFiles.text.regular)
  const lost = everyCharacter.filter(
    (one) =>
      letters.test(one) && !isPhonetic(one) && !isPrintable(one) && known.has(one.codePointAt(0)!),
  )
  expect(lost.join('')).toBe('')
})

const words = ['東京都', '한국', 'شركة', 'שָלוֹם', 'น้ำ', 'क्षेत्र', 'Łódź', ' ', 'W'.repeat(60), '(12)']

test('a line stays in its column, in any script', async () => {
  const sheet = await open()
  const letter = fc.oneof(fc.constantFrom(...printable), fc.constantFrom(...words))
  const text = fc.array(letter, { maxLength: 60 })
  fc.assert(
    fc.property(text, fc.integer({ min: 70, max: 500 }), fc.boolean(), (typed, width, bold) => {
      const { lines, type } = linesOf(sheet, typed.join(''), width, { size: 9, bold })
      for (const line of lines)
        expect(widthOf(sheet.pdf, line, type)).toBeLessThanOrEqual(width + 4)
    }),
    { numRuns: 200 },
  )
})

test.each([
  ['東京都千代田区 山田', '東京都千代田区 山田'],
  ['台灣積體電路 ㈱', '台灣積體電路 ㈱'],
  ['한국전자 주식회사', '한국전자 주식회사'],
  ['บริษัท น้ำ จำกัด', 'บริษัท น้ำ จำกัด'],
  ['हिन्दी क्षेत्र १२', 'हिन्दी क्षेत्र १२'],
  // what goes from right to left stands in a PDF as it does on paper, each letter saying what it is
  ['שלום כהן (12) Ltd', 'Ltd )12( ןהכ םולש'],
  ['סניף [א] בעיר', 'ריעב ]א[ ףינס'],
  ['شارع 123، دبي', 'يبد ،123 عراش'],
  ['Tel Aviv, תל אביב 7', 'Tel Aviv, 7 ביבא לת'],
  ['தமிழ் 東京', '??? 東京'],
])('%j can be copied as it was typed', async (typed, copied) => {
  expect(drawnOn(await draw(typed))).toContain(copied)
})

test('Arabic letters are joined, and vowels stand where their letter is', async () => {
  const glyphsOf = async (text: string) => {
    const pdf = await draw(text)
    const page = [...objectsOf(pdf).values()].find(({ stream }) => stream?.includes('/MCID 0'))
    return /\/MCID 0\n>> BDC([\s\S]*?)EMC/.exec(page!.stream!)![1]!
  }
  const codes = async (text: string) =>
    (await glyphsOf(text))
      .match(/<[0-9a-f]+>/g)!
      .join('')
      .replace(/\W/g, '')
      .match(/.{4}/g)!
  // one glyph four times, were it not joined
  expect(new Set(await codes('بببب')).size).toBe(3)
  expect(new Set(await codes('ב ב ב')).size).toBe(2)
  // a vowel is moved by an operator of its own
  expect((await glyphsOf('שָׁ')).match(/ Tm/g)!.length).toBeGreaterThan(1)
})

test.each([
  ['text', 'ÄgŁΩÅ'],
  ['thai', 'กข'],
  ['devanagari', 'कख'],
  ['hangul', '한국'],
  ['han', '東京'],
] as const)('of %s the outlines of %j are embedded as they are', async (name, text) => {
  const pdf = await draw(text)
  const whole = create(unpackFont(readFileSync(faceFiles[name].regular)))
  const objects = objectsOf(pdf)
  const described = [...objects.values()].find(({ dictionary }) =>
    dictionary.includes(`+${whole.postscriptName}\n/Flags`),
  )
  const [, kind, file] = /\/FontFile([23]) (\d+) 0 R/.exec(described!.dictionary)!
  const bytes = Buffer.from(objects.get(file!)!.stream!, 'latin1')
  const cut = create(kind === '2' ? bytes : assemble([['CFF ', bytes]], 0x4f54544f))
  for (const [at, letter] of Array.from(text).entries()) {
    const own = whole.glyphForCodePoint(letter.codePointAt(0)!).path.toSVG()
    expect(own.length).toBeGreaterThan(50)
    expect(cut.getGlyph(at + 1).path.toSVG()).toBe(own)
  }
})

test('a document has the same bytes whatever was drawn before', async () => {
  const texts = ['น้ำ ํ า', 'हिन्दी', 'שָלוֹם', 'بسم الله', 'علی كک', 'µ Δ ‐']
  const first = await draw(...texts)
  await draw('على کل', ...texts.toReversed(), 'ำ', 'ि', 'μ ∆ -')
  expect((await draw(...texts)).equals(first)).toBe(true)
})
