import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { newId } from '../new-id.ts'
import type { Member, Shop } from '../shop.ts'
import { insertReview } from './store.ts'

/** Adds a review under the account's display name, else its e-mail. */
export async function addReview(
  shop: Shop,
  caller: Member,
  { rating, review }: Input<Calls['addReview']>,
): Promise<Output<Calls['addReview']>> {
  const id = newId()
  await insertReview(shop.database.sql, {
    id,
    userId: caller.id,
    name: caller.name || caller.email,
    rating,
    review,
  })
  return { insertedId: id }
}
