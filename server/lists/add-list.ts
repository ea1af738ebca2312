import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { ownerOf } from '../companies/index.ts'
import { saveNumbersOfLines } from '../procurement/index.ts'
import type { Shop, User } from '../shop.ts'
import { mergeLines } from './merge-lines.ts'
import { saveList } from './save-list.ts'

/** Saves a list, each part once. */
export async function addList(
  shop: Shop,
  caller: User,
  { name, lines, forCompany }: Input<Calls['addList']>,
): Promise<Output<Calls['addList']>> {
  return await shop.database.transaction(async (sql) => {
    const merged = await mergeLines(sql, lines)
    await saveNumbersOfLines(sql, ownerOf(caller), merged)
    return { insertedId: await saveList(sql, caller, { name, lines: merged, forCompany }) }
  })
}
