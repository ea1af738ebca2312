import { maxLists } from '../../contract/lists.ts'
import type { Line } from '../../contract/orders/lines.ts'
import { Refusal } from '../../contract/refusals.ts'
import { ownerOf } from '../companies/index.ts'
import type { Sql } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import type { User } from '../shop.ts'
import { requireCompany } from './find-list.ts'
import { countForAdding, insertList, replaceLines } from './store.ts'

/** Saves a new list of the caller in the open transaction; answers its id. Refuses with too_many_lists. */
export async function saveList(
  sql: Sql,
  caller: User,
  { name, lines, forCompany }: { name: string; lines: readonly Line[]; forCompany: boolean },
): Promise<string> {
  if (forCompany) requireCompany(caller)
  const count = await countForAdding(sql, caller.id)
  if (count >= maxLists) throw new Refusal('too_many_lists', { count })
  const id = newId()
  await insertList(sql, { id, owner: ownerOf(caller), forCompany, name })
  await replaceLines(sql, id, lines)
  return id
}
