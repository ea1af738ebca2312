import { expect, test } from 'vitest'
import { printed, unprintable } from './printable.ts'

test.each([
  ['Müller & Søn €5 – “ok”', 'Müller & Søn €5 – “ok”', true],
  ['Zoe\u0308', 'Zoë', true],
  ['12 Street\r\nTown\u0007', '12 Street, Town', true],
  ['a\u202eb\u200bc', 'abc', true],
  ['Łódź, Příbram', 'Łódź, Příbram', false],
  ['Ελλάδα, Москва', 'Ελλάδα, Москва', false],
  ['Nguyễn Văn', 'Nguyễn Văn', false],
  ['≤ 10 Ω ± 5 µm', '≤ 10 Ω ± 5 µm', false],
  ['ﬁne №５', 'ﬁne №5', false],
  ['山田 Ltd', '?? Ltd', true],
  ['😀 Łódź', '? Łódź', false],
])('%j is printed as %j', (text, drawn, isPlain) => {
  expect(printed(text)).toEqual({ text: drawn, isPlain })
})

test.each([
  ['12 Long Street\nΑθήνα, Łódź?', []],
  ['1-1 東京 Tower, 東京, दिल्ली', ['東京', 'दिल्ली']],
  ['שלום', ['שלום']],
  ['Zoe\u0308\u0301', []],
])('of %j documents cannot print %j', (text, missing) => {
  expect(unprintable(text)).toEqual(missing)
})
