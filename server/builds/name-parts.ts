import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { mpnToApi } from '../../contract/parts/mpn.ts'
import { partNumberOf } from '../../contract/parts/number-key.ts'
import type { Anyone, Shop } from '../shop.ts'
import { selectPartNames } from './store.ts'

/** What parts are called, whether or not they are still in the shop: a link may be older than a part's end. */
export async function nameParts(
  { database }: Shop,
  _caller: Anyone,
  { ids }: Input<Calls['nameParts']>,
): Promise<Output<Calls['nameParts']>> {
  const rows = await selectPartNames(database.sql, ids)
  return {
    items: rows.map(({ id, name, mpn, number, category, isGone }) => ({
      _id: id,
      name,
      ...mpnToApi(mpn),
      partNumber: partNumberOf(number),
      category,
      isGone,
    })),
  }
}
