import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { ownerOf } from '../companies/index.ts'
import type { Shop, User } from '../shop.ts'
import { ofCompany } from './list-to-api.ts'
import { countLists, selectHeads } from './store.ts'

/** The caller's lists and those of their company, a page of them. */
export async function listLists(
  shop: Shop,
  caller: User,
  { q, sort, limit, page = 1 }: Input<Calls['listLists']>,
): Promise<Output<Calls['listLists']>> {
  const { sql } = shop.database
  const filter = { owner: ownerOf(caller), q }
  const [rows, total] = await Promise.all([
    selectHeads(sql, filter, { sort, from: (page - 1) * limit, limit }),
    countLists(sql, filter),
  ])
  const items = rows.map(
    ({ id, createdAt, updatedAt, forCompany, ownerId, ownerName, ...head }) => ({
      ...head,
      ...ofCompany(caller, { forCompany, ownerId, ownerName }),
      _id: id,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    }),
  )
  return { items, next: null, total }
}
