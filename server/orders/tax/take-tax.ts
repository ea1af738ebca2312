import type { TaxSum } from '../../../contract/tax/sum-taxes.ts'
import { taxOf } from '../../../contract/tax/tax-of.ts'
import type { Sql } from '../../database/database.ts'
import type { LineRow, Some } from '../lines/store.ts'
import { countStep, selectProgress, type TaxProgress } from './store.ts'

/** Pieces of an order with what they cost: goods and freight without tax, each tax of both, and all together. In minor units. */
export type Charged = {
  netMinor: number
  freightMinor: number
  taxes: TaxSum[]
  taxMinor: number
  grossMinor: number
}

type Line = Pick<LineRow, 'position' | 'unitPriceMinor' | 'taxPosition'>
type Step = 'invoiced' | 'cancelled'

/**
 * What pieces cost that are invoiced or cancelled, and writes that down. Their tax is what the rounded tax of all that is
 * gone rises by, so that the steps of an order come to its tax to the cent, whatever their number, and none is more than a
 * cent beside its own rounding. `freightMinor` is the freight of the order, where it goes with them. The caller holds the
 * order's lock.
 */
export async function takeTax(
  sql: Sql,
  orderId: string,
  step: Step,
  { some, lines, freightMinor = 0 }: { some: Some[]; lines: Line[]; freightMinor?: number },
): Promise<Charged> {
  const { bases, netMinor } = basesOf(some, lines)
  const taxes: TaxSum[] = []
  const progress = bases.size === 0 ? [] : await selectProgress(sql, orderId)
  if (freightMinor > 0)
    for (const { position, freightMinor: share } of progress)
      if (share > 0) bases.set(position, (bases.get(position) ?? 0) + share)
  for (const [position, baseMinor] of bases) {
    const before = progress.find((one) => one.position === position)
    if (!before) throw new Error(`a tax of order ${orderId} is not there`)
    const taxMinor = taxOfStep(before, baseMinor)
    await countStep(sql, orderId, step, { position, baseMinor, taxMinor })
    const { code, percent, why } = before
    taxes.push({ code, percent, why, baseMinor, taxMinor })
  }
  const taxMinor = taxes.reduce((sum, tax) => sum + tax.taxMinor, 0)
  const grossMinor = netMinor + freightMinor + taxMinor
  return { netMinor, freightMinor, taxes, taxMinor, grossMinor }
}

function taxOfStep({ percent, goneMinor }: TaxProgress, baseMinor: number): number {
  return taxOf(goneMinor + baseMinor, percent) - taxOf(goneMinor, percent)
}

/**
 * Counts what came back against the taxes of an order: pieces by their price, and the tax that goes back with them. The
 * caller holds the order's lock.
 */
export async function countBack(
  sql: Sql,
  orderId: string,
  { some, lines, taxes }: { some: Some[]; lines: Line[]; taxes: Back[] },
) {
  const { bases } = basesOf(some, lines)
  const progress = bases.size === 0 ? [] : await selectProgress(sql, orderId)
  for (const [position, baseMinor] of bases) {
    const before = progress.find((one) => one.position === position)
    if (!before) throw new Error(`a tax of order ${orderId} is not there`)
    const backMinor = taxes
      .filter(({ tax }) => tax?.code === before.code && tax.percent === before.percent)
      .reduce((sum, one) => sum + one.taxMinor, 0)
    // what came back before credit notes took its share of another whole
    const taxMinor = Math.min(backMinor, before.invoicedTaxMinor - before.returnedTaxMinor)
    await countStep(sql, orderId, 'returned', { position, baseMinor, taxMinor })
  }
}

type Back = { tax: Pick<TaxSum, 'code' | 'percent'> | null; taxMinor: number }

/** What pieces cost without tax, by the position of the tax that they bear, and all of them. */
function basesOf(some: Some[], lines: Line[]) {
  const byPosition = new Map(lines.map((line) => [line.position, line]))
  const bases = new Map<number, number>()
  let netMinor = 0
  for (const { position, quantity } of some) {
    const { unitPriceMinor, taxPosition } = byPosition.get(position)!
    const minor = quantity * unitPriceMinor
    netMinor += minor
    if (taxPosition !== null) bases.set(taxPosition, (bases.get(taxPosition) ?? 0) + minor)
  }
  return { bases, netMinor }
}

/** So much of a tax as a part is of a whole, rounded half up. */
export const shareOf = (taxMinor: number, partMinor: number, wholeMinor: number) =>
  wholeMinor === 0
    ? 0
    : Number(
        (BigInt(taxMinor) * BigInt(partMinor) * 2n + BigInt(wholeMinor)) /
          (BigInt(wholeMinor) * 2n),
      )
