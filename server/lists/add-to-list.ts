import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { maxLines } from '../../contract/parts/same-part.ts'
import { Refusal } from '../../contract/refusals.ts'
import { ownerOf } from '../companies/index.ts'
import { saveNumbersOfLines } from '../procurement/index.ts'
import type { Shop, User } from '../shop.ts'
import { findList, findListToChange } from './find-list.ts'
import { listToApi } from './list-to-api.ts'
import { mergeLines } from './merge-lines.ts'
import { replaceLines, selectLines, touchList } from './store.ts'

/** Adds lines to a list, whatever it has come to be since the caller read it. */
export async function addToList(
  shop: Shop,
  caller: User,
  { id, lines }: Input<Calls['addToList']>,
): Promise<Output<Calls['addToList']>> {
  return await shop.database.transaction(async (sql) => {
    const list = await findListToChange(sql, caller, id)
    const merged = await mergeLines(sql, lines, await selectLines(sql, id))
    if (merged.length > maxLines)
      throw new Refusal('list_full', { max: maxLines, count: merged.length })
    await replaceLines(sql, id, merged)
    await saveNumbersOfLines(sql, ownerOf(caller), lines)
    await touchList(sql, id, list)
    return await listToApi(shop, sql, caller, await findList(sql, caller, id))
  })
}
