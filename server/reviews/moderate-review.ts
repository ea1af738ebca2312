import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import { writeAudit } from '../database/audit.ts'
import type { Shop, User } from '../shop.ts'
import { lockReview, updateState } from './moderation/store.ts'

/**
 * Shows a review that is held or hidden, or hides one; audited. Nothing of the review itself is changed. Who says which
 * version was read decides about no other words.
 */
export async function moderateReview(
  shop: Shop,
  caller: User,
  { id, hidden, reason, version }: Input<Calls['moderateReview']>,
): Promise<Output<Calls['moderateReview']>> {
  return await shop.database.transaction(async (sql) => {
    const review = await lockReview(sql, id)
    if (!review) throw new Refusal('not_found')
    if (review.state === 'replaced') throw new Refusal('review_replaced')
    if (version !== undefined && version !== review.version) throw new Refusal('review_changed')
    if (review.state === (hidden ? 'hidden' : 'shown')) return { modifiedCount: 0 }
    await updateState(sql, id, hidden ? { actorId: caller.id, reason } : null)
    await writeAudit(sql, caller.id, hidden ? 'review-hidden' : 'review-shown', id, {
      before: { state: review.state },
      after: { state: hidden ? 'hidden' : 'shown' },
      ...(reason && { reason }),
    })
    return { modifiedCount: 1 }
  })
}
