import { type TaxCode, taxCodes } from './codes.ts'
import type { LineTax } from './decide-tax.ts'

/** What lines of one code and percent come to together: the tax is rounded once, on their sum. */
export type TaxSum = {
  code: TaxCode
  percent: number
  why: string
  baseMinor: number
  taxMinor: number
}

/** What a tax is called beside its amount: "Tax 19%", "Reverse charge 0%". */
export const taxLabel = ({ code, percent }: Pick<TaxSum, 'code' | 'percent'>) =>
  `${taxCodes[code].name} ${percent}%`

/** Tax of a sum in minor units, rounded half up: EN 16931, BR-CO-17. Exact for every amount that a safe integer holds. */
export function taxOf(baseMinor: number, percent: number): number {
  const thousandths = BigInt(Math.round(percent * 1_000))
  return Number((BigInt(baseMinor) * thousandths + 50_000n) / 100_000n)
}

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
