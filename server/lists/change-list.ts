import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import { ownerOf } from '../companies/index.ts'
import { saveNumbersOfLines } from '../procurement/index.ts'
import type { Shop, User } from '../shop.ts'
import { findListToChange, requireCompany } from './find-list.ts'
import { listToApi } from './list-to-api.ts'
import { mergeLines } from './merge-lines.ts'
import { replaceLines, selectLines, selectList, touchList } from './store.ts'

/** Gives a list a name and lines, if nobody changed it since the caller read it: nothing is overwritten unseen. */
export async function changeList(
  shop: Shop,
  caller: User,
  { id, name, lines, updatedAt, forCompany: wanted }: Input<Calls['changeList']>,
): Promise<Output<Calls['changeList']>> {
  return await shop.database.transaction(async (sql) => {
    const list = await findListToChange(sql, caller, id)
    const forCompany = wanted ?? list.forCompany
    if (forCompany !== list.forCompany) await findListToChange(sql, caller, id, 'dispose')
    if (forCompany && !list.forCompany) requireCompany(caller)
    if (list.updatedAt.getTime() !== new Date(updatedAt).getTime())
      throw new Refusal('list_changed')
    const merged = await mergeLines(sql, lines)
    // a number that stood there before may have been forgotten since
    const before = new Map((await selectLines(sql, id)).map((line) => [line.partsId, line]))
    const changed = merged.filter(
      ({ partsId, ownNumber }) => ownNumber !== before.get(partsId)?.ownNumber,
    )
    await saveNumbersOfLines(sql, ownerOf(caller), changed)
    await replaceLines(sql, id, merged)
    await touchList(sql, id, { name, forCompany })
    // whoever takes it from the company may not see it from here on, and gets what they wrote
    return await listToApi(shop, sql, caller, (await selectList(sql, id)) ?? list)
  })
}
