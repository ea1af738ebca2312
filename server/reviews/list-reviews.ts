import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { pageOf, readCursor } from '../database/paging.ts'
import type { Anyone, Shop } from '../shop.ts'
import { selectReviews } from './store.ts'

export async function listReviews(
  shop: Shop,
  _caller: Anyone,
  { limit, cursor }: Input<Calls['listReviews']>,
): Promise<Output<Calls['listReviews']>> {
  const end = readCursor(cursor)
  const before = end && { id: end.id, verified: end.first === true }
  const rows = await selectReviews(shop.database.sql, { before, limit: limit + 1 })
  const { items, next } = pageOf(rows, limit, ({ id, verified }) =>
    verified ? { id, first: true } : { id },
  )
  return {
    next,
    items: items.map(({ id, createdAt, changedAt, ...review }) => ({
      ...review,
      _id: id,
      createdAt: createdAt.toISOString(),
      changedAt: changedAt?.toISOString() ?? null,
    })),
  }
}
