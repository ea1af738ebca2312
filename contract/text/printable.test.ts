import { expect, test } from 'vitest'
import { printed, unprintable } from './printable.ts'

test.each([
  ['Müller & Søn €5 – “ok”', 'Müller & Søn €5 – “ok”'],
  ['Zoe\u0308', 'Zoë'],
  ['12 Street\r\nTown\u0007', '12 Street, Town'],
  ['a\u202eb\u200bc', 'abc'],
  ['Łódź, Příbram', 'Łódź, Příbram'],
  ['Ελλάδα, Москва', 'Ελλάδα, Москва'],
  ['Nguyễn Văn', 'Nguyễn Văn'],
  ['≤ 10 Ω ± 5 µm', '≤ 10 Ω ± 5 µm'],
  ['ﬁne №５', 'ﬁne №5'],
  ['山田 Ltd, ｶﾅ（株）', '山田 Ltd, カナ(株)'],
  ['தமிழ் Ltd', '??? Ltd'],
  ['می\u200cخواهم a\u200cb', 'می\u200cخواهم ab'],
  ['שָׁלוֹם دبيّ दिल्ली น้ำ 한국', 'שָׁלוֹם دبيّ दिल्ली น้ำ 한국'],
  ['😀 Łódź', '? Łódź'],
])('%j is printed as %j', (text, drawn) => {
  expect(printed(text)).toBe(drawn)
})

test.each([
  ['12 Long Street\nΑθήνα, Łódź?', []],
  ['1-1 東京 Tower, שלום, दिल्ली, دبي, น้ำ, 서울', []],
  ['1-1 தமிழ் Tower, தமிழ், 😀', ['தமிழ்', '😀']],
  ['Zoe\u0308\u0301', []],
])('of %j documents cannot print %j', (text, missing) => {
  expect(unprintable(text)).toEqual(missing)
})
