import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import type { Shop, User } from '../shop.ts'
import { emptyReviews, lockOwn } from './own/store.ts'

/**
 * Takes the caller's review back, with what they wrote before there was one each. The row stays without its words: it
 * says whether an admin had hidden them. Another buyer's review answers as one that is not there.
 */
export async function withdrawReview(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['withdrawReview']>,
): Promise<Output<Calls['withdrawReview']>> {
  return await shop.database.transaction(async (sql) => {
    await lockOwn(sql, caller.id)
    if (!(await emptyReviews(sql, caller.id, id))) throw new Refusal('not_found')
    return { deletedCount: 1 }
  })
}
