import type { Shop } from '../../shop.ts'
import { selectPartAddresses } from './store.ts'

const nil = '00000000-0000-0000-0000-000000000000'

/**
 * Ids of the parts in the shop and when they last changed, by id, `limit` behind `afterId` (null: from the first).
 * The page after is asked with the last id; fewer than `limit` are the last page.
 */
export async function listPartAddresses(
  shop: Shop,
  { afterId, limit }: { afterId: string | null; limit: number },
): Promise<{ id: string; updatedAt: Date }[]> {
  return await selectPartAddresses(shop.database.sql, afterId ?? nil, limit)
}
