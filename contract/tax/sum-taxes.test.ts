import { expect, test } from 'vitest'
import type { LineTax } from './decide-tax.ts'
import { sumTaxes } from './sum-taxes.ts'
import { taxOf } from './tax-of.ts'

const at = (percent: number, code: LineTax['code'] = 'S'): LineTax => ({ code, percent, why: '' })

test.each([
  [0, 19, 0],
  [1, 19, 0],
  [2, 25, 1],
  [1, 50, 1],
  [3, 50, 2],
  [10, 5, 1],
  [9, 5, 0],
  [4_999_99, 19, 95_000],
  [100_00, 8.625, 8_63],
  [100_00, 8.624, 8_62],
  [1_000, 0.05, 1],
  [999, 0.05, 0],
  // 0.29 × 100 is 28.999… as a float
  [100_000, 0.29, 290],
  [90_071_992_547_409, 100, 90_071_992_547_409],
  // beyond what a float multiplies exactly
  [9_007_199_254_740_991, 19, 1_711_367_858_400_788],
  [9_007_199_254_740_991, 8.625, 776_870_935_721_410],
])('business: 6.1 the tax of %i minor units at %d percent is %i', (base, percent, tax) => {
  expect(taxOf(base, percent)).toBe(tax)
})

test('business: 6.1 tax is rounded once on the sum of what bears the same', () => {
  const lines = Array.from({ length: 1_000 }, () => ({ netMinor: 3 }))
  const taxes = lines.map((_, nth) => at(nth % 2 ? 19 : 7))
  // line by line it would be 1 × 500 and 0 × 500
  expect(sumTaxes(lines, taxes)).toEqual([
    { ...at(7), baseMinor: 1_500, taxMinor: 105 },
    { ...at(19), baseMinor: 1_500, taxMinor: 285 },
  ])
})

test('business: 6.1 codes of one percent stay apart', () => {
  const lines = [{ netMinor: 100 }, { netMinor: 200 }, { netMinor: 300 }, { netMinor: 400 }]
  expect(sumTaxes(lines, [at(0, 'K'), at(0, 'AE'), at(0, 'K'), at(19)])).toMatchObject([
    { code: 'K', baseMinor: 400, taxMinor: 0 },
    { code: 'AE', baseMinor: 200, taxMinor: 0 },
    { code: 'S', baseMinor: 400, taxMinor: 76 },
  ])
})
