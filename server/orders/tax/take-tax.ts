import { type TaxSum, taxOf } from '../../../contract/tax/sum-taxes.ts'
import type { Sql } from '../../database/database.ts'
import type { LineRow, Some } from '../lines/store.ts'
import { countBases } from './store.ts'

/** Pieces of an order with what they cost: without tax, each tax of them, and both together. In minor units. */
export type Charged = { netMinor: number; taxes: TaxSum[]; taxMinor: number; grossMinor: number }

type Line = Pick<LineRow, 'position' | 'unitPriceMinor' | 'taxPosition'>

/**
 * What pieces cost that are invoiced or cancelled (gone), or came back (returned), and writes that down. Of each tax it is
 * what the rounded tax of all that is gone rises by, so that the steps of an order come to its tax to the cent, whatever
 * their number, and none is more than a cent beside its own rounding. The caller holds the order's lock.
 */
export async function takeTax(
  sql: Sql,
  orderId: string,
  as: 'gone' | 'returned',
  { some, lines }: { some: Some[]; lines: Line[] },
): Promise<Charged> {
  const byPosition = new Map(lines.map((line) => [line.position, line]))
  const bases = new Map<number, number>()
  let netMinor = 0
  for (const { position, quantity } of some) {
    const { unitPriceMinor, taxPosition } = byPosition.get(position)!
    const minor = quantity * unitPriceMinor
    netMinor += minor
    if (taxPosition !== null) bases.set(taxPosition, (bases.get(taxPosition) ?? 0) + minor)
  }
  if (bases.size === 0) return { netMinor, taxes: [], taxMinor: 0, grossMinor: netMinor }
  const parts = [...bases].map(([position, baseMinor]) => ({ position, baseMinor }))
  const counted = await countBases(sql, orderId, as, parts)
  if (counted.length !== parts.length) throw new Error(`taxes of order ${orderId} are not there`)
  const taxes = counted.map(({ code, percent, why, baseMinor, doneMinor }) => ({
    ...{ code, percent, why, baseMinor },
    taxMinor: taxOf(doneMinor, percent) - taxOf(doneMinor - baseMinor, percent),
  }))
  const taxMinor = taxes.reduce((sum, tax) => sum + tax.taxMinor, 0)
  return { netMinor, taxes, taxMinor, grossMinor: netMinor + taxMinor }
}
