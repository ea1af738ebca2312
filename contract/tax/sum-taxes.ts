import { inPercent } from '../words/shares.ts'
import { type TaxCode, taxCodes } from './codes.ts'
import type { LineTax } from './decide-tax.ts'
import { taxOf } from './tax-of.ts'

/** What lines of one code and percent come to together: the tax is rounded once, on their sum. */
export type TaxSum = {
  code: TaxCode
  percent: number
  why: string
  baseMinor: number
  taxMinor: number
}

/** A tax of an order: of its base so much is freight. */
export type TaxWithFreight = TaxSum & { freightMinor: number }

/** What a tax is called beside its amount: "Tax 19%", "Reverse charge 0%". */
export const taxLabel = ({ code, percent }: Pick<TaxSum, 'code' | 'percent'>) =>
  `${taxCodes[code].name} ${inPercent(percent)}`

/** The taxes of lines, one a code and percent, as they first stand among them. `taxes[i]` is that of `lines[i]`. */
export function sumTaxes(lines: { netMinor: number }[], taxes: LineTax[]): TaxSum[] {
  const sums = new Map<string, TaxSum>()
  lines.forEach(({ netMinor }, at) => {
    const { code, percent, why } = taxes[at]!
    const key = `${code} ${percent}`
    const sum = sums.get(key) ?? { code, percent, why, baseMinor: 0, taxMinor: 0 }
    sums.set(key, { ...sum, baseMinor: sum.baseMinor + netMinor })
  })
  return [...sums.values()].map((sum) => ({ ...sum, taxMinor: taxOf(sum.baseMinor, sum.percent) }))
}

/**
 * The taxes of goods with their freight, which bears them pro rata: the shares are whole, come to the freight, and the largest remainders
 * are rounded up first. Each tax is rounded once, on the sum of both.
 */
export function withFreight(taxes: TaxSum[], freightMinor: number): TaxWithFreight[] {
  const goodsMinor = taxes.reduce((sum, { baseMinor }) => sum + BigInt(baseMinor), 0n)
  if (freightMinor === 0 || goodsMinor === 0n)
    return taxes.map((tax) => ({ ...tax, freightMinor: 0 }))
  const shares = taxes.map(({ baseMinor }) => {
    const product = BigInt(baseMinor) * BigInt(freightMinor)
    return { minor: Number(product / goodsMinor), rest: product % goodsMinor }
  })
  const missing = freightMinor - shares.reduce((sum, { minor }) => sum + minor, 0)
  const largest = shares.toSorted((a, b) => (a.rest < b.rest ? 1 : a.rest > b.rest ? -1 : 0))
  for (const share of largest.slice(0, missing)) share.minor += 1
  return taxes.map((tax, at) => {
    const share = shares[at]!.minor
    const baseMinor = tax.baseMinor + share
    return { ...tax, baseMinor, freightMinor: share, taxMinor: taxOf(baseMinor, tax.percent) }
  })
}

/** The taxes of freight alone that leaves with goods of these taxes: its share of each, rounded by itself. */
export const taxesOfFreight = (taxes: TaxSum[], freightMinor: number): TaxSum[] =>
  withFreight(taxes, freightMinor)
    .filter((tax) => tax.freightMinor > 0)
    .map(({ freightMinor: baseMinor, ...tax }) => ({
      ...tax,
      baseMinor,
      taxMinor: taxOf(baseMinor, tax.percent),
    }))
