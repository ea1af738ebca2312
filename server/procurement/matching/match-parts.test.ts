import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MatchedRow } from '../../../contract/parts/matching.ts'
import { type Asked, type MatchingShop, openMatchingShop } from './matching.fixture.ts'

let matching: MatchingShop
beforeAll(async () => {
  matching = await openMatchingShop()
})
afterAll(() => matching?.shop.close())

const mpnsOf = ({ candidates }: MatchedRow) => candidates.map(({ part }) => part.mpn)

describe('what is only like a number is offered, with the reason', () => {
  test.each<[row: Asked | string, mpn: string, reason: RegExp]>([
    ['123456', '00123456', /leading zero/],
    ['123456.0', '00123456', /leading zero/],
    ['100000000910.00', '100000000910', /“\.0”/],
    ['1.00E+11', '100000000910', /scientific notation, and its last digits/],
    ['1,00E+11', '100000000910', /scientific/],
    ['1.20E+06', '12E5', /scientific/],
    ['10-Mar', 'MAR10', /date/],
    ['2026-03-10', 'MAR10', /date/],
    ['Item 4: WD 8004 FRYZ, boxed', 'WD8004FRYZ', /stands in the text/],
    [
      { number: '4711', description: 'Disk (ST8000DM004) 8TB' },
      'ST8000DM004',
      /in the description/,
    ],
    [{ description: 'wd40efpx' }, 'WD40EFPX', /in the description/],
    ['100-100000910', '100-100000910WOF', /goes on with “WOF”/],
    ['EPYC-770001', 'AMD-EPYC-770001', /begins with “AMD”/],
    ['BX8071512400BOX', 'BX8071512400', /without “BOX”/],
    ['8071512400', 'BX8071512400', /begins with “BX”/],
    ['XXBX8071512400', 'BX8071512400', /without “XX”/],
    ['100-100001015WOF', '100-100001015BOX', /“BOX” in place of “WOF”/],
    ['CM8071512400', 'BX8071512400', /different|in place of “CM”/],
    ['WD8O04FRYZ', 'WD8004FRYZ', /One sign/],
    ['WD8004FRZY', 'WD8004FRYZ', /One sign/],
    ['WD804FRYZ', 'WD8004FRYZ', /One sign/],
    ['ST8O00MD004', 'ST8000DM004', /Two signs/],
    ['МТА18ADF2G72AZ-3G2E1', 'MTA18ADF2G72AZ-3G2E1', /look like/],
    ['7800X3D', '100-100000910WOF', /name has “7800x3d”/],
    [{ manufacturer: 'Intel', description: 'Core i7-14700 boxed' }, 'BX8071514700', /“intel”/],
    [
      { number: 'ZZZ-1', manufacturer: 'AMD', description: 'Ryzen 7 7800X3D CPU' },
      '100-100000910WOF',
      /“ryzen”/,
    ],
    [
      { number: 'Samsung 990 PRO', description: 'by name only' },
      'MZ-V9P2T0BW',
      /“samsung”, “990” and “pro”, as the number’s cell says/,
    ],
    [
      { number: 'Kingston 990 PRO', description: 'Samsung 990 PRO 2TB' },
      'MZ-V9P2T0BW',
      /, as the description says/,
    ],
    ['Samsung 990 PRO 2TB stick', 'MZ-V9P2T0BW', /name has “samsung”, “990”, “pro” and “2tb”/],
    ['Samsung990 PRO 2 TB stick', 'MZ-V9P2T0BW', /name has/],
    ['WD Red Plus 4TB', 'WD40EFPX', /“plus”/],
    ['WDC WD40EFPX-68C6CN0', 'WD40EFPX', /stands in the text/],
    ['WD40EFPX68C6CN0', 'WD40EFPX', /without “68C6CN0”/],
  ])('%o → %s', async (given, mpn, reason) => {
    const [row] = await matching.match([typeof given === 'string' ? { number: given } : given])
    expect(row).toMatchObject({ match: 'likely', part: null })
    expect(row?.candidates[0]).toMatchObject({
      part: { mpn },
      reason: expect.stringMatching(reason),
    })
    expect(row?.reason).toBe(row?.candidates[0]?.reason)
  })

  test('any one slip is found, wherever it is', async () => {
    const mpn = 'MTFDDAK960TGA'
    await matching.addPart(mpn, 'Slip')
    const whole = [...mpn]
    const slips = whole.flatMap((_, at) => [
      whole.toSpliced(at, 1),
      whole.toSpliced(at, 1, 'Q'),
      whole.toSpliced(at, 0, 'Q'),
      ...(at > 0 && whole[at] !== whole[at - 1]
        ? [whole.toSpliced(at - 1, 2, whole[at]!, whole[at - 1]!)]
        : []),
    ])
    const rows = await matching.match(slips.map((slip) => ({ number: slip.join('') })))
    for (const [at, row] of rows.entries()) expect(mpnsOf(row), slips[at]?.join('')).toContain(mpn)
  })
})

test.each([
  ['', /^No part number stands here$/],
  [null, /^No part number stands here$/],
  ['-- / --', /neither letters nor digits/],
  ['########', /too narrow/],
  ['#N/A', /could not work/],
  ['05-Jan', /looks like a date/],
  ['2031-05-06', /looks like a date/],
  ['9.99E+14', /shortened this number/],
  ['Q1', /too short/],
  ['QQQQ-99999-QQQQ', /has this number or one like it/],
])('%o is none, and says why', async (number, reason) => {
  expect(await matching.match([{ number }])).toEqual([
    {
      match: 'none',
      by: null,
      reason: expect.stringMatching(reason),
      part: null,
      candidates: [],
      also: [],
    },
  ])
})

test('a part that has left the shop is none, and its row says so', async () => {
  await matching.addPart('GONE-4711-X', 'Gone')
  await matching.addPart('GONE-4711-Y', 'Its sister')
  const [before] = await matching.match([{ number: 'gone4711x' }])
  await matching.shop.sql`update part set deleted_at = now() where mpn = 'GONE-4711-X'`
  for (const number of ['gone4711x', before?.part?.partNumber ?? ''])
    expect(await matching.match([{ number }])).toMatchObject([
      { match: 'none', reason: expect.stringMatching(/has left the shop/), candidates: [] },
    ])
  await matching.addPart('GONE-4711-X', 'Back again')
  expect(await matching.match([{ number: 'gone4711x' }])).toMatchObject([
    { part: { name: 'Back again' } },
  ])
})

test('candidates are the same each time, at most five, the nearest first', async () => {
  const mpns = [
    'QED-5501-A',
    'QED-5501-AB',
    'QED-5501-B',
    'QED-5501-C',
    'QED-5501-D',
    'QED-5501-EFG',
  ]
  for (const mpn of mpns.toReversed()) await matching.addPart(mpn, 'One of many')
  const [row] = await matching.match([{ number: 'qed5501' }])
  expect(mpnsOf(row!)).toEqual([
    'QED-5501-A',
    'QED-5501-B',
    'QED-5501-C',
    'QED-5501-D',
    'QED-5501-AB',
  ])
  const many = await matching.match(Array.from({ length: 20 }, () => ({ number: 'qed5501' })))
  for (const again of many) expect(again).toEqual(row)
})

test('rows are answered in their order, whatever they are, 500 at once', async () => {
  const given = Array.from({ length: 500 }, (_, at) =>
    at % 3 === 0 ? { number: matching.numbers[at % 70]?.mpn ?? '' } : { number: `NOT-${at}-KNOWN` },
  )
  const rows = await matching.match(given)
  expect(rows.map(({ part }) => part?.mpn)).toEqual(
    given.map(({ number }, at) => (at % 3 === 0 ? number : undefined)),
  )
  const response = await matching.ask([...given, { number: 'one more' }])
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ errors: [{ path: 'rows' }] })
  expect((await matching.ask([])).status).toBe(400)
  expect((await matching.ask([{ number: 12 }])).status).toBe(400)
})

test('T62 no text of a row is more than text', async () => {
  const hostile = [
    "'; drop table part;--",
    "a':* | 'b",
    '\\',
    '%_%',
    '\ud800',
    'a\u0000b',
    '~'.repeat(9_000),
  ]
  const rows = await matching.match(
    hostile.flatMap((text) => [{ number: text }, { description: text }]),
  )
  expect(rows.every(({ match: kind }) => kind !== 'exact')).toBe(true)
})

test('other numbers of a row are looked for exactly, and answered beside it', async () => {
  const [one, two] = [matching.numbers[0]!, matching.numbers[1]!]
  const others = [two.mpn.toLowerCase(), `${two.mpn.slice(0, -1)}?`, 'none such']
  const [row] = await matching.match([{ number: one.mpn, others }])
  expect(row).toMatchObject({ match: 'exact', part: { mpn: one.mpn } })
  expect(row!.also.map(({ number, part }) => [number, part.mpn])).toEqual([[others[0], two.mpn]])
})
