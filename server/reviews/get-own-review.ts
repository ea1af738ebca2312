import type { Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import type { Shop, User } from '../shop.ts'
import { selectOwn } from './own/store.ts'

/** The caller's review, and whether others see it. Why an admin hid it is for admins alone. */
export async function getOwnReview(
  shop: Shop,
  caller: User,
): Promise<Output<Calls['getOwnReview']>> {
  const row = await selectOwn(shop.database.sql, caller.id)
  if (!row || row.state === 'withdrawn' || row.state === 'replaced') return { review: null }
  const { id, rating, review, verified, createdAt, changedAt, state } = row
  return {
    review: {
      _id: id,
      rating,
      review,
      verified,
      state,
      createdAt: createdAt.toISOString(),
      changedAt: changedAt?.toISOString() ?? null,
    },
  }
}
