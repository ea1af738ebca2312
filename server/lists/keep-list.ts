import { maxLists } from '../../contract/lists.ts'
import type { Line } from '../../contract/orders/lines.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { Sql } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import type { User } from '../shop.ts'
import { countForAdding, insertList, replaceLines } from './store.ts'

/** Saves a new list of the caller in the open transaction; answers its id. Refuses with too_many_lists. */
export async function keepList(
  sql: Sql,
  caller: User,
  { name, lines }: { name: string; lines: readonly Line[] },
): Promise<string> {
  const count = await countForAdding(sql, caller.id)
  if (count >= maxLists) throw new Refusal('too_many_lists', { count })
  const id = newId()
  await insertList(sql, { id, ownerId: caller.id, name })
  await replaceLines(sql, id, lines)
  return id
}
