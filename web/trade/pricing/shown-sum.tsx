import type { OrderDetail } from '../../../contract/orders/orders.ts'
import { formatMoney, toMinor } from '../../../contract/pricing/money.ts'
import { besideTax } from '../../../contract/tax/beside-words.ts'
import type { PriceTaxes } from '../../../contract/tax/price-taxes.ts'
import { taxOf } from '../../../contract/tax/tax-of.ts'
import { useShownTaxes } from '../../app/price-taxes.ts'
import { type PricedAs, percentFor } from './price.tsx'
import { useTaxWords } from './tax-words.ts'

/** What a line comes to without tax, in minor units. */
export type SummedLine = Omit<PricedAs, 'currency'> & { netMinor: number }

export type ShownSum = {
  minor: number
  /** What is said beside it, a space before; nothing in a shop that charges none. */
  beside: string
  /** Why it is without tax, in a shop that shows prices with it, as far as the page does not say so of all prices: a sentence each. */
  why: string[]
}

/**
 * What lines come to, as whoever reads is shown it. Their tax is that of an order: one a percent, rounded once on the sum of its
 * lines. Where one of them is shown without, the sum is without. `isTaxed`: whether any tax is added to it, of an order as it
 * was placed.
 */
export function useShownSum(lines: readonly SummedLine[], isTaxed?: boolean): ShownSum {
  const shown = useShownTaxes()
  const words = useTaxWords(isTaxed)
  const taxes = isTaxed === false ? undefined : shown
  if (taxes) return sumWith(taxes, lines)
  return { minor: netOf(lines), beside: words.without, why: [] }
}

const netOf = (lines: readonly SummedLine[]) =>
  lines.reduce((sum, { netMinor }) => sum + netMinor, 0)

function sumWith(taxes: PriceTaxes, lines: readonly SummedLine[]): ShownSum {
  const bases = new Map<number, number>()
  const why = new Set<string>()
  let isNet = false
  for (const line of lines) {
    const percent = percentFor(taxes, { ...line, currency: '' })
    if (typeof percent === 'string') {
      isNet = true
      if (!taxes.says.includes(percent)) why.add(percent)
    } else bases.set(percent, (bases.get(percent) ?? 0) + line.netMinor)
  }
  const net = netOf(lines)
  if (isNet) return { minor: net, beside: besideTax.without, why: [...why] }
  const tax = [...bases].reduce((sum, [percent, minor]) => sum + taxOf(minor, percent), 0)
  return { minor: net + tax, beside: besideTax.with, why: [] }
}

type Props = { lines: readonly SummedLine[]; currency: string; isTaxed?: boolean }

/** The same, with what is said beside it. */
export function ShownSum({ lines, currency, isTaxed }: Props) {
  const { minor, beside } = useShownSum(lines, isTaxed)
  return (
    <>
      <span className="figures whitespace-nowrap">{formatMoney(minor, currency)}</span>
      <span className="text-xs font-normal text-soft">{beside}</span>
    </>
  )
}

type Sold = { currency: string; tax?: number | undefined; lines: OrderDetail['lines'] }

/** What the goods of an order came to, with the tax that it bears where prices are shown so. */
export const SoldSum = ({ order: { currency, tax, lines } }: { order: Sold }) => (
  <ShownSum
    lines={lines.map(({ price, taxPercent }) => ({
      taxPercent,
      netMinor: toMinor(price, currency),
    }))}
    currency={currency}
    isTaxed={tax !== undefined}
  />
)
