import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { email } from '../people/identity.ts'
import { day, isSeen, optionalText, pathId, requiredText } from './text.ts'

const nil = '00000000-0000-0000-0000-000000000000'

describe('an e-mail', () => {
  test('has one spelling', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z0-9]{1,20}$/), (name) => {
        const spelt = email.parse(` ${name}@Example.Test\n`)
        expect(spelt).toBe(`${name}@example.test`.toLowerCase())
        expect(email.parse(spelt)).toBe(spelt)
      }),
    )
  })

  test.each([
    ...['', '@', 'a@', '@b.test', 'a b@c.test', 'a@b', 'a@b..test', 'a@@b.test', 'ａ@b.test'],
    ...['a@b.test\r\nBcc: c@d.test', 'a@b.test,c@d.test', 'a@b.test\u0000', '\u212a@b.test'],
    ...[`${'a'.repeat(250)}@b.test`, null, undefined, 5, ['a@b.test'], {}],
  ])('%o is none', (value) => {
    expect(email.safeParse(value).error?.issues[0]?.message).toBe('Please input a valid email')
  })
})

test('what cannot be an id becomes the one that nothing has', () => {
  const id = '018f3c3c-0000-7000-8000-000000000000'
  expect(pathId.parse(id)).toBe(id)
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(pathId.parse(value)).toBe(nil)
    }),
  )
})

describe('a text', () => {
  const text = requiredText('Please input it', 10)

  test('is trimmed, never empty, never longer than it may be, and can be stored', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (typed) => {
        const result = text.safeParse(typed)
        const trimmed = typed.trim()
        const storable = !trimmed.includes('\u0000') && trimmed.isWellFormed()
        const isFitting = [...trimmed].length <= 10 && storable && isSeen(trimmed)
        expect(result.success).toBe(isFitting)
        if (result.success) expect(result.data).toBe(trimmed)
      }),
    )
  })

  test.each(['', ' ', '\u200b', '\u3164', '\u00ad\u200d', '\u2800', '\ufffe', '\u202e'])(
    '%j shows nothing',
    (value) => {
      expect(isSeen(value)).toBe(false)
    },
  )

  test.each(['a', '日', '7', '—', '€', '👍', 'ก', '\u202e!'])('%j shows something', (value) => {
    expect(isSeen(value)).toBe(true)
  })

  test('that may be left out is empty then', () => {
    const optional = optionalText(10)
    for (const value of [undefined, null, '', '  ']) expect(optional.parse(value)).toBe('')
    for (const value of [5, [], {}, 'x'.repeat(11), 'a\u0000', '\udfff'])
      expect(optional.safeParse(value).success).toBe(false)
  })
})

test('a day is one that calendar and database have', () => {
  for (const text of ['2026-01-31', '2024-02-29', '0001-01-01'])
    expect(day.safeParse(text).success).toBe(true)
  for (const text of ['2026-99-99', '2026-02-29', '0000-01-01', '2026-1-1', ''])
    expect(day.safeParse(text).success).toBe(false)
})
