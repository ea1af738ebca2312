import { expect, test } from 'vitest'
import { drawable } from './receipt-text.ts'

test.each([
  ['Müller & Søn €5 – “ok”', 'Müller & Søn €5 – “ok”'],
  ['Zoe\u0308', 'Zoë'],
  ['Łukasz Dvořák', 'Lukasz Dvorák'],
  ['ﬁne №5', 'fine No5'],
  ['Nguyễn Văn', 'Nguyen Van'],
  ['山田 Ltd', '?? Ltd'],
  ['😀 shop', '? shop'],
  ['12 Street\r\nTown\u0007', '12 Street, Town'],
  ['a\u202eb\u200bc', 'abc'],
])('%j is drawn as %j', (text, drawn) => {
  expect(drawable(text)).toBe(drawn)
})
