import fc from 'fast-check'
import { expect, test } from 'vitest'
import { majorAmount } from './amount.ts'
import { formatMoney, minorPerMajor, toMajor, toMinor } from './money.ts'

const currencies = [
  ['usd', 100],
  ['eur', 100],
  ['jpy', 1],
  ['kwd', 1_000],
] as const

test.each(currencies)('%s has %i minor units', (currency, minor) => {
  expect(minorPerMajor(currency)).toBe(minor)
})

test.each(currencies)('no amount of %s is lost on the way to the wire and back', (currency) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (minor) => {
      expect(toMinor(toMajor(minor, currency), currency)).toBe(minor)
      expect(toMinor(JSON.parse(JSON.stringify(toMajor(minor, currency))), currency)).toBe(minor)
    }),
  )
})

test('what binary fractions make of an amount is put right', () => {
  expect(toMinor(1.005, 'usd')).toBe(101)
  expect(toMinor(8.165, 'usd')).toBe(817)
  expect(toMinor(0.1 + 0.2, 'usd')).toBe(30)
  expect(toMinor(4.35 * 3, 'usd')).toBe(1305)
})

test('an amount is written for people', () => {
  expect(formatMoney(123_456, 'usd')).toBe('$1,234.56')
  expect(formatMoney(500, 'jpy')).toBe('¥500')
})

test.each(Intl.supportedValuesOf('currency'))('%s is written as English has it', (currency) => {
  const asKnown = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (minor) => {
      expect(formatMoney(minor, currency)).toBe(
        asKnown.format(minor / 10 ** (asKnown.resolvedOptions().maximumFractionDigits ?? 2)),
      )
    }),
    { numRuns: 20 },
  )
})

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, '5', null, undefined, [], true])(
  '%o is no amount',
  (value) => {
    expect(majorAmount.safeParse(value).success).toBe(false)
  },
)
