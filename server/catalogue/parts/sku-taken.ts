import { Refusal } from '../../../contract/refusals.ts'
import { type Sql, violates } from '../../database/database.ts'
import { selectSkuLike } from './store.ts'

/**
 * Refuses a part number that another part in the shop has, and says how it is written there: "nit 5" is there as NIT-5.
 * Before anything is written: a transaction that has failed looks nothing up.
 */
export async function requireFreeSku(sql: Sql, sku: string, id: string) {
  const there = await selectSkuLike(sql, sku, id)
  if (there !== undefined) throw new Refusal('sku_taken', { sku: there })
}

/** The refusal where another took the number in the same moment; else the fault as it is. */
export const skuTaken = (fault: unknown, sku: string): unknown =>
  violates(fault, 'part_sku') ? new Refusal('sku_taken', { sku }) : fault
