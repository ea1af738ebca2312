import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import { writeAudit } from '../audit.ts'
import type { Member, Shop } from '../shop.ts'
import { hasReview, updateHidden } from './moderation/store.ts'

/** Hides a review from everybody but admins, or shows it again; audited. Nothing of the review itself is changed. */
export async function moderateReview(
  shop: Shop,
  caller: Member,
  { id, hidden, reason }: Input<Calls['moderateReview']>,
): Promise<Output<Calls['moderateReview']>> {
  return await shop.database.transaction(async (sql) => {
    if (!(await hasReview(sql, id))) throw new Refusal('not_found')
    const modifiedCount = await updateHidden(
      sql,
      id,
      hidden ? { actorId: caller.id, reason } : null,
    )
    if (modifiedCount > 0)
      await writeAudit(sql, caller.id, hidden ? 'review-hidden' : 'review-shown', id, { reason })
    return { modifiedCount }
  })
}
