import type { TaxSum } from '../../../contract/tax/sum-taxes.ts'
import { type InvoiceFacts, invoiceSums, isSameTax, type SoldLine } from '../invoices/facts.ts'
import type { LineTaxes } from '../invoices/store.ts'
import { shareOf } from '../tax/take-tax.ts'
import type { Adjustment, CreditNoteFacts } from './facts.ts'

type Tax = Pick<TaxSum, 'code' | 'percent' | 'why'>
/** What lowers an invoice. */
export type Lowering = Pick<CreditNoteFacts, 'lines' | 'adjustments' | 'taxes'>
/** What is credited, or can be, of one tax of an invoice: of all of it in one where taxes were off. In minor units. */
export type Share = { tax: Tax | null; baseMinor: number; taxMinor: number }
/** What a credit note says: goods, what is said besides, and the taxes of both. */
export type Credit = Pick<CreditNoteFacts, 'lines' | 'adjustments'> & {
  taxes: TaxSum[]
  grossMinor: number
}

/**
 * What of an invoice no credit note has lowered yet, tax by tax. Freight that a card did not pay is asked for still, and
 * cannot go back to it.
 */
export function leftOf(facts: InvoiceFacts, credited: Lowering[]): Share[] {
  const { freight, ...paid } = facts
  const { goodsMinor, freightMinor, taxes } = invoiceSums(
    facts.paidMinor === undefined ? facts : paid,
  )
  const all: Share[] =
    taxes.length > 0
      ? taxes.map(({ baseMinor, taxMinor, ...tax }) => ({ tax, baseMinor, taxMinor }))
      : [{ tax: null, baseMinor: goodsMinor + freightMinor, taxMinor: 0 }]
  const before = credited.flatMap(sharesOf)
  return all.map((one) => {
    const gone = before.filter(({ tax }) => isOf(tax, one.tax))
    return {
      tax: one.tax,
      baseMinor: gone.reduce((left, { baseMinor }) => left - baseMinor, one.baseMinor),
      taxMinor: gone.reduce((left, { taxMinor }) => left - taxMinor, one.taxMinor),
    }
  })
}

/** The same of what lowered it: of a credit note, or of an invoice that deducts it. */
const sharesOf = (facts: Lowering): Share[] => {
  const { taxes = [], lines, adjustments } = facts
  if (taxes.length > 0)
    return taxes.map(({ baseMinor, taxMinor, ...tax }) => ({ tax, baseMinor, taxMinor }))
  const goods = lines.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0)
  const baseMinor = adjustments.reduce((sum, { minor }) => sum + minor, goods)
  return [{ tax: null, baseMinor, taxMinor: 0 }]
}

/**
 * What pieces of an invoice cost: their price, of which no more than is left where it was lowered before, and of the tax
 * that the invoice asked for their share, so that all pieces together are all of it.
 */
export function goodsShares(
  left: Share[],
  whole: Share[],
  lines: SoldLine[],
  taxes: LineTaxes,
): Share[] {
  return whole.flatMap((one, at) => {
    const own = lines.filter(({ position }) => isOf(taxes.get(position) ?? null, one.tax))
    const wanted = own.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0)
    const { baseMinor: leftBase, taxMinor: leftTax } = left[at]!
    const baseMinor = Math.min(wanted, leftBase)
    if (own.length === 0) return []
    const goneBase = one.baseMinor - leftBase + baseMinor
    const goneTax = shareOf(one.taxMinor, goneBase, one.baseMinor)
    const taxMinor = Math.max(0, Math.min(leftTax, goneTax - (one.taxMinor - leftTax)))
    return [{ tax: one.tax, baseMinor, taxMinor }]
  })
}

export const grossOf = (shares: Share[]) =>
  shares.reduce((sum, { baseMinor, taxMinor }) => sum + baseMinor + taxMinor, 0)

/** So much of each share that all come to this amount: by their sizes, the largest remainders first. */
export function scale(shares: Share[], amountMinor: number): Share[] {
  const weights = shares.map((share) => grossOf([share]))
  return partsOf(shares, splitBy(weights, amountMinor))
}

/** So much of each share, with the tax within. */
export const partsOf = (shares: Share[], parts: number[]): Share[] =>
  shares.map(({ tax, baseMinor, taxMinor }, at) => {
    const part = shareOf(taxMinor, parts[at]!, baseMinor + taxMinor)
    return { tax, baseMinor: parts[at]! - part, taxMinor: part }
  })

/** An amount split by weights into whole parts that come to it: the largest remainders are rounded up first. */
export function splitBy(weights: number[], amountMinor: number): number[] {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (all === 0n) return weights.map(() => 0)
  const parts = weights.map((weight, at) => {
    const product = BigInt(weight) * BigInt(amountMinor)
    return { at, minor: Number(product / all), rest: product % all }
  })
  const missing = amountMinor - parts.reduce((sum, { minor }) => sum + minor, 0)
  const largest = parts.toSorted((a, b) => (a.rest < b.rest ? 1 : a.rest > b.rest ? -1 : 0))
  for (const part of largest.slice(0, missing)) part.minor += 1
  return parts.map(({ minor }) => minor)
}

/** What a credit note of these shares says: its lines, and besides them what the shares are more or less than these. */
export function creditOf(
  shares: Share[],
  lines: SoldLine[],
  taxes: LineTaxes,
  says: string,
): Credit {
  const adjustments = shares.flatMap(({ tax, baseMinor }): Adjustment[] => {
    const own = lines.filter(({ position }) => isOf(taxes.get(position) ?? null, tax))
    const goods = own.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0)
    const kind = tax && { code: tax.code, percent: tax.percent }
    return baseMinor === goods ? [] : [{ says, minor: baseMinor - goods, tax: kind }]
  })
  return {
    lines,
    adjustments,
    grossMinor: grossOf(shares),
    taxes: shares.flatMap(({ tax, ...amounts }) =>
      tax && (amounts.baseMinor > 0 || amounts.taxMinor > 0) ? [{ ...tax, ...amounts }] : [],
    ),
  }
}

export const isOf = (one: Pick<Tax, 'code' | 'percent'> | null, other: Tax | null) =>
  one === null || other === null ? one === other : isSameTax(one, other)
