import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { phoneNumber } from './phone.ts'

const schema = phoneNumber('Please input the Phone Number')
const faultOf = (value: unknown) => schema.safeParse(value).error?.issues[0]?.message

describe('a phone number', () => {
  test('without a country is kept as its digits, however people part them', () => {
    const digits = fc.stringMatching(/^[1-9]\d{4,14}$/)
    const gaps = ['', ' ', '-', '.', '/', '\t', '\u00a0', '\u2011', '\u2013', '\u200e', '·']
    fc.assert(
      fc.property(digits, fc.constantFrom(...gaps), (number, between) => {
        expect(schema.parse([...number].join(between))).toBe(number)
      }),
    )
  })

  test('of no plan that is known is kept as it was typed', () => {
    expect(schema.parse('+1 555 0100')).toBe('+15550100')
    expect(schema.parse('+999 (0) 12 345 678')).toBe('+99912345678')
  })

  test.each([
    ['+44 (0)113 496 0000', '+441134960000'],
    ['\u202a+44\u00a0113\u2011496\u20110000\u202c', '+441134960000'],
    ['\u2068+44 113 496 0000\u2069', '+441134960000'],
    ['\u200b0113\u2009496\u202f0000\ufeff', '01134960000'],
    ['＋４４（０）１１３−４９６−００００', '+441134960000'],
    ['٠١١٣٤٩٦٠٠٠٠', '01134960000'],
    ['tel:+44-113-496-0000', '+441134960000'],
    ['Tel.: 0113 496 0000', '01134960000'],
    ['+49 (0) 30 / 12 34 56', '+4930123456'],
    ['+39 (0)6 1234 5678', '+390612345678'],
    ['0044 (0)113 496 0000', '+441134960000'],
    ['0031 20 123 4567', '+31201234567'],
    ['44 (0)113 496 0000', '+441134960000'],
    ['+44 0113 496 0000', '+441134960000'],
    ['(0113) 496–0000', '01134960000'],
    ['+7 8 495 123·45·67', '+74951234567'],
    ['079’123’45’67', '0791234567'],
    [31_201_234_567, '31201234567'],
    ['+44 [0]1632 960001', '+441632960001'],
    ['+44 ( 0 ) 1632 960001', '+441632960001'],
    ['0044 (0)1632 960001', '+441632960001'],
    ['44 (0)1632 960001', '+441632960001'],
    ['+370 (8) 5 123 4567', '+37051234567'],
    ['+52 (01) 55 1234 5678', '+525512345678'],
    ['+44 (20) 0000 0000', '+442000000000'],
    ['+1 0 212 555 0123', '+12125550123'],
    ['+81 ３ー１２３４ー５６７８', '+81312345678'],
    ['०३०९०१८२०', '030901820'],
    ['๐๒ ๑๒๓ ๔๕๖๗', '021234567'],
    ['M: +44 7911 123456', '+447911123456'],
    ['Mob.: 0170 1234567', '01701234567'],
    ['fax +49 30 901820', '+4930901820'],
    ['☎ +49 30 901820', '+4930901820'],
    ['0113 496 0000;', '01134960000'],
    ['0113・496・0000', '01134960000'],
    ['030/901820', '030901820'],
    ['06221/4567', '062214567'],
  ])('%o is kept as it is dialled: %s', (typed, kept) => {
    expect(schema.parse(typed)).toBe(kept)
    expect(schema.parse(kept)).toBe(kept)
  })

  test.each(['', '  ', null, undefined, true, [], {}, '\u200e'])('%o is not filled in', (value) => {
    expect(faultOf(value)).toBe('Please input the Phone Number')
  })

  test.each([
    ...['+44 113 496 0000 ext. 12', '0113 496 0000 x12', '0113 496 0000 #12', '01134960000,,12'],
    ...['tel:+44-113-496-0000;ext=12', '0113 496 0000 (ext 12)', '+7 495 123 45 67 доб. 12'],
    ...['0113 496 0000 ext. 12 (front desk)', '0113 496 0000 ,,,12#', '+49 30 90 18 20 / 21'],
    ...['030 901820/21', '+49 30 901820-21/22'],
  ])('%o has an extension, which belongs in a note', (value) => {
    expect(faultOf(value)).toMatch(/^Please write the extension into a note/)
  })

  test.each(['555', '1234', '1'.repeat(16), '()', 'call me', -12_345, 12_345.5, Number.NaN, 1e21])(
    '%o has too few or too many digits',
    (value) => {
      expect(faultOf(value)).toBe('A phone number has 5 to 15 digits')
    },
  )

  test.each([
    ['1-800-FLOWERS', 'A phone number has digits, and no “F” among them'],
    ['++441134960000', 'A phone number has digits, and no “+” among them'],
    ['0113;4960000', 'A phone number has digits, and no “;” among them'],
    ['-4930901820', 'A phone number begins with a digit or a +'],
    ['+0113 496 0000', 'After the + of a phone number comes its country code, such as +44'],
    ['1x'.repeat(500_000), 'A phone number has 5 to 15 digits'],
  ])('%.20s is refused with its reason', (value, words) => {
    expect(faultOf(value)).toBe(words)
  })
})
