import { expect, test } from 'vitest'
import type { CodePage } from './code-pages.ts'
import { decodeText } from './decode-text.ts'
import { priceLists, writtenIn } from './written-in.fixture.ts'

/** What is understood of bytes: their text, or that it is not sure. */
const understood = (bytes: Uint8Array) => {
  const { text, doubt } = decodeText(bytes)
  return doubt === null ? text : 'asked'
}
const inEach = priceLists.flatMap(([is, pages, head, names]) =>
  pages.map((page): [string, CodePage, string, string[]] => [is, page, head, names.split(';')]),
)

test.each(inEach)('a list of prices in %s is read in %s', (_, page, head, names) => {
  const rows = names.map((name, at) => `KX-${at + 1};${name};12,50;4\r\n`)
  const text = `${head}\r\n${rows.join('')}`
  const { text: read, encoding, doubt } = decodeText(writtenIn(page, text)!)
  expect({ read, doubt }).toEqual({ read: text, doubt: null })
  // what both have in the same places is the commoner one's
  expect([page, 'Windows-1250', 'Windows-1252', 'Windows-1254']).toContain(encoding)
})

test.each(inEach)(
  'one name in %s below an English header is found in %s, or asked',
  (_, page, __, names) => {
    const words = names.join(' ').split(' ')
    for (const word of words.filter((one) => one.length >= 5 && /[^\0-\x7f]/.test(one))) {
      const text = `mpn,name,price\nKX-1,${word},5\n`
      expect([text, 'asked']).toContain(understood(writtenIn(page, text)!))
    }
  },
)

test('the pages of DOS have their letters where DOS has them', () => {
  const read = (encoding: 'IBM850' | 'IBM852', bytes: string) =>
    decodeText(new Uint8Array(Buffer.from(bytes, 'latin1')), encoding).text
  expect(read('IBM850', 'L\x81fter gr\x94\xe1er Geh\x84use \x9a \x99 \x8e m\xfd')).toBe(
    'Lüfter größer Gehäuse Ü Ö Ä m²',
  )
  expect(read('IBM852', '\x97ruba \x98cienny \x88\xa2d\xab \xbe\xa2\x88ty p\xa9k \xe4')).toBe(
    'Śruba ścienny łódź żółty pęk ń',
  )
})

test.each([
  [
    'Greek of DOS',
    '\x8a\xe1\x9b\xe0\x9a\xa6\xaa;\x8f\xa6\xa9\xe6\xab\x9e\xab\x98;\x83\xa0\xa1\xa6\x9e',
  ],
  [
    'Russian of ISO-8859-5',
    '\xb2\xd5\xdd\xe2\xd8\xdb\xef\xe2\xde\xe0;\xba\xde\xdb\xd8\xe7\xd5\xe1\xe2\xd2\xde',
  ],
  ['nobody’s', '\x80\xb2\xc3\x9d;\xd8\x81\xb0\xff;\xfe\xb3\xc2\x8f'],
])('what is %s is not taken for another in silence', (_, bytes) => {
  expect(understood(new Uint8Array(Buffer.from(`mpn;name\nKX-1;${bytes}\n`, 'latin1')))).toBe(
    'asked',
  )
})

test('words far behind the first foreign sign, and ones said often, tell the page', () => {
  const many = 'KX-1;Kühler;5\r\n'.repeat(900)
  const text = `Nr;Name;x\r\n${many}KX-2;Wąż do świecy;5\r\nKX-3;Łańcuch;5\r\n`
  expect(understood(writtenIn('Windows-1250', text)!)).toBe(text)
})

test('a long text is guessed as fast as a short one', () => {
  const ending = (at: number) =>
    [...at.toString(26)].map((sign) => 'абвгдежзиклмнопрстуфхцчшэюя'[Number.parseInt(sign, 26)])
  const words = Array.from({ length: 12_000 }, (_, at) => `подшипник${ending(at).join('')}`)
  const bytes = writtenIn('Windows-1251', words.join(' '))!
  const before = process.cpuUsage()
  expect(understood(bytes)).toBe(words.join(' '))
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(800)
})
