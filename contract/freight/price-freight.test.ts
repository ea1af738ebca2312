import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type TaxSum, withFreight } from '../tax/sum-taxes.ts'
import { taxOf } from '../tax/tax-of.ts'
import {
  type FreightBand,
  type FreightSale,
  type FreightSetup,
  priceFreight,
} from './price-freight.ts'
import { weightInWords } from './weight-words.ts'

const method: FreightSetup['methods'][number] = {
  id: 'pallet',
  name: 'Pallet',
  kind: 'table',
  carrier: '',
  incoterms: [],
  note: '',
  isOn: true,
}
const later: typeof method = { ...method, id: 'later', name: 'Later', kind: 'later', isOn: false }
const step = (upToGrams: number | null, priceMinor: number, more: Partial<FreightBand> = {}) => ({
  methodId: 'pallet',
  upToGrams,
  priceMinor,
  perKgMinor: 0,
  freeFromMinor: null,
  ...more,
})
const bands = [step(10_000, 2_000), step(100_000, 5_000, { perKgMinor: 25 })]
const zone = { id: 'de', name: 'Germany' }

const offers = (sale: Partial<FreightSale>, setup: object = {}) =>
  priceFreight(
    { methods: [method, later], zone, bands, ...setup },
    {
      hasPlace: true,
      goodsMinor: 100_000,
      currency: 'eur',
      accounts: null,
      lines: [{ name: 'CPU', grams: 1_000, quantity: 1 }],
      ...sale,
    },
  )
const weighing = (grams: number) => offers({ lines: [{ name: 'CPU', grams, quantity: 1 }] })[0]

test('business: 6.5 a step of weight holds up to its end, and the next begins a gram above', () => {
  expect(weighing(9_999)?.priceMinor).toBe(2_000)
  expect(weighing(10_000)?.priceMinor).toBe(2_000)
  // eleven kilograms are begun
  expect(weighing(10_001)?.priceMinor).toBe(5_000 + 11 * 25)
  expect(weighing(10_001)?.why).toBe('10.001 kg to Germany')
  const heavier = weighing(100_001)
  expect(heavier).toMatchObject({ isOffered: false, priceMinor: null })
  expect(heavier?.why).toBe('It takes no 100.001 kg to Germany')
})

describe('what nothing else can price', () => {
  const unknown = [
    { name: 'CPU', grams: null, quantity: 1 },
    { name: 'GPU', grams: null, quantity: 1 },
  ]
  test.each([
    ['an unknown weight', { lines: unknown }, {}, 'What CPU and 1 more weighs is not known'],
    ['no zone', {}, { zone: null }, 'It does not go there'],
    ['no rates', {}, { bands: [] }, 'It does not go there'],
    ['no place', { hasPlace: false }, {}, 'Freight goes by where it is sent: say that first'],
  ])('%s: it goes by freight that is said later, though that is off', (_, sale, setup, why) => {
    expect(offers(sale, setup)).toMatchObject([
      { id: 'pallet', isOffered: false, why },
      { id: 'later', isOffered: true, priceMinor: null },
    ])
  })

  test('what is fetched takes the place of freight that is off, but not of a weight that is missing', () => {
    const pickup = { ...method, id: 'pickup', kind: 'pickup' as const }
    const setup = { methods: [method, pickup, later] }
    const ids = (sale: object, more: object = {}) =>
      offers(sale, { ...setup, ...more }).map(({ id }) => id)
    expect(ids({ lines: unknown })).toEqual(['pallet', 'pickup', 'later'])
    expect(ids({}, { zone: null })).toEqual(['pallet', 'pickup'])
  })

  test('is not offered beside what has a price while the seller has it off', () => {
    expect(offers({}).map(({ id }) => id)).toEqual(['pallet'])
    const both = offers({}, { methods: [method, { ...later, isOn: true }] })
    expect(both.map(({ id }) => id)).toEqual(['pallet', 'later'])
  })
})

test('goods go free from an amount on, and not below', () => {
  const setup = { bands: [step(null, 2_000, { freeFromMinor: 50_000 })] }
  expect(offers({ goodsMinor: 49_999 }, setup)[0]?.priceMinor).toBe(2_000)
  expect(offers({ goodsMinor: 50_000 }, setup)[0]).toMatchObject({
    priceMinor: 0,
    why: 'Free for goods from €500.00 on',
  })
})

test('the carrier asks the account of a company that has one with it, whatever it weighs', () => {
  const setup = { methods: [{ ...method, kind: 'buyer_account', carrier: 'Freight Line' }] }
  const mine = { id: '1', carrier: 'freight line', number: '44' }
  const other = { id: '2', carrier: 'Parcel', number: '55' }
  expect(offers({ accounts: [mine, other] }, setup)).toMatchObject([
    { isOffered: true, priceMinor: 0, accounts: [mine] },
  ])
  expect(offers({ accounts: [other] }, setup)[0]?.isOffered).toBe(false)
  expect(offers({ accounts: null }, setup)[0]?.isOffered).toBe(false)
})

test('weights are written in grams below a kilogram, without zeros at the end above', () => {
  const written = [999, 1_000, 12_340, 1_234_005].map(weightInWords)
  expect(written).toEqual(['999 g', '1 kg', '12.34 kg', '1,234.005 kg'])
})

test('freight bears the taxes of the goods: its shares come to it, and each is within a cent of its part', () => {
  const tax = fc.record({
    baseMinor: fc.integer({ min: 1, max: 1_000_000_000 }),
    percent: fc.constantFrom(0, 7, 8.625, 19),
  })
  const taxes = fc.array(tax, { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(taxes, fc.integer({ min: 0, max: 5_000_000 }), (of, freightMinor) => {
      const sums = of.map(
        ({ baseMinor, percent }): TaxSum => ({
          code: 'S',
          why: '',
          baseMinor,
          percent,
          taxMinor: taxOf(baseMinor, percent),
        }),
      )
      const goods = of.reduce((sum, { baseMinor }) => sum + baseMinor, 0)
      const shared = withFreight(sums, freightMinor)
      expect(shared.reduce((sum, one) => sum + one.freightMinor, 0)).toBe(freightMinor)
      shared.forEach((one, at) => {
        const before = of[at]!.baseMinor
        expect(one.baseMinor).toBe(before + one.freightMinor)
        expect(one.taxMinor).toBe(taxOf(one.baseMinor, one.percent))
        expect(Math.abs(one.freightMinor - (before / goods) * freightMinor)).toBeLessThan(1)
      })
    }),
  )
})
