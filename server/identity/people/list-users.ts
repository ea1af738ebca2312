import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import {
  countUpTo,
  pageOf,
  readCursor,
  startOfPage,
  totalOf,
  wrongCursor,
} from '../../database/paging.ts'
import type { Shop, User } from '../../shop.ts'
import { countUsers, selectUsers } from '../listing/store.ts'

/** Everybody with an account; `q` finds part of a name or e-mail. */
export async function listUsers(
  shop: Shop,
  _caller: User,
  { q, role, sort, limit, page, cursor }: Input<Calls['listUsers']>,
): Promise<Output<Calls['listUsers']>> {
  const { sql } = shop.database
  const before = readCursor(cursor)?.id ?? null
  const numbered = sort !== 'newest' || page !== undefined
  if (before && numbered) throw wrongCursor()
  const filter = { q, role, before }
  const [rows, total] = await Promise.all([
    selectUsers(sql, filter, { sort, from: startOfPage(page, limit), limit: limit + 1 }),
    before ? undefined : countUsers(sql, filter, countUpTo + 1).then(totalOf),
  ])
  const { items, next } = pageOf(rows, limit, (row) => ({ id: row.id }))
  return {
    items: items.map(({ id, createdAt, ...user }) => ({
      ...user,
      _id: id,
      createdAt: createdAt.toISOString(),
    })),
    next: numbered ? null : next,
    total,
  }
}
