import type { Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import type { Sql } from '../database/database.ts'
import type { Shop, User } from '../shop.ts'
import { selectLastCheck } from './store.ts'

/** What the last check of the books came to. */
export const getBooks = async (shop: Shop, _caller: User): Promise<Output<Calls['getBooks']>> => ({
  last: await findLastCheck(shop.database.sql),
})

export const findLastCheck = (sql: Sql) => selectLastCheck(sql)
