import type { Output } from '../../../../contract/call.ts'
import type { Calls } from '../../../../contract/calls.ts'
import type { Shop } from '../../../shop.ts'
import { selectSynonyms } from './store.ts'

/** All synonyms, in the order of their phrases. */
export async function listSynonyms(shop: Shop): Promise<Output<Calls['listSynonyms']>> {
  const rows = await selectSynonyms(shop.database.sql)
  return {
    synonyms: rows.map(({ id, phrase, means, createdAt }) => ({
      id,
      phrase,
      means,
      createdAt: createdAt.toISOString(),
    })),
  }
}
