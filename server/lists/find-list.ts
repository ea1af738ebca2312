import { Refusal } from '../../contract/refusals.ts'
import type { Sql } from '../database/database.ts'
import type { User } from '../shop.ts'
import { type ListRow, lockList, selectList } from './store.ts'

/** An own list; one of somebody else answers exactly as none. */
export const findList = async (sql: Sql, caller: User, id: string): Promise<ListRow> =>
  own(caller, await selectList(sql, id))

/** The same, locked until the transaction ends. */
export const findListToChange = async (sql: Sql, caller: User, id: string): Promise<ListRow> =>
  own(caller, await lockList(sql, id))

function own(caller: User, list: ListRow | null): ListRow {
  if (list?.ownerId !== caller.id) throw new Refusal('not_found')
  return list
}
