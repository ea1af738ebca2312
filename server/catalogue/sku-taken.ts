import { Refusal } from '../../contract/refusals.ts'
import type { Shop } from '../shop.ts'
import { selectSkuLike } from './store.ts'

/** Says which number a part number runs into, as that one is written: "nit 5" is there as NIT-5. */
export async function skuTaken({ database }: Shop, sku: string): Promise<Refusal> {
  return new Refusal('sku_taken', { sku: (await selectSkuLike(database.sql, sku)) ?? sku })
}
