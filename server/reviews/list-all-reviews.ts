import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import type { Sql } from '../database/database.ts'
import {
  countUpTo,
  pageOf,
  readCursor,
  startOfPage,
  totalOf,
  wrongCursor,
} from '../database/paging.ts'
import type { Shop, User } from '../shop.ts'
import {
  countAllReviews,
  type ModeratedRow,
  selectAllReviews,
  selectReviewsById,
} from './moderation/store.ts'

/** All reviews as admins look through them, held and hidden ones too. */
export async function listAllReviews(
  shop: Shop,
  _caller: User,
  { q, rating, state, sort, limit, page, cursor }: Input<Calls['listAllReviews']>,
): Promise<Output<Calls['listAllReviews']>> {
  const { sql } = shop.database
  const before = readCursor(cursor)?.id ?? null
  const numbered = sort !== 'newest' || page !== undefined
  if (before && numbered) throw wrongCursor()
  const filter = { q, rating, state, before }
  const [rows, total] = await Promise.all([
    selectAllReviews(sql, filter, { sort, from: startOfPage(page, limit), limit: limit + 1 }),
    before ? undefined : countAllReviews(sql, filter, countUpTo + 1).then(totalOf),
  ])
  const { items, next } = pageOf(rows, limit, (row) => ({ id: row.id }))
  return { items: items.map(toApi), next: numbered ? null : next, total }
}

/** These reviews as admins see them; those that were withdrawn are left out. */
export const findReviewsById = async (sql: Sql, ids: string[]) =>
  (await selectReviewsById(sql, ids)).map(toApi)

const toApi = ({ id, createdAt, changedAt, hiddenAt, hiddenReason, ...review }: ModeratedRow) => ({
  ...review,
  _id: id,
  createdAt: createdAt.toISOString(),
  changedAt: changedAt?.toISOString() ?? null,
  hiddenAt: hiddenAt?.toISOString() ?? null,
  hiddenReason: hiddenAt ? hiddenReason : null,
})
