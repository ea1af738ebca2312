import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { newId } from '../database/new-id.ts'
import type { Shop, User } from '../shop.ts'
import { insertReview, lockOwn, type OwnRow, updateReview, type Words } from './own/store.ts'
import type { ReviewState } from './store.ts'

/**
 * Writes the one review of a buyer, under the account's display name, else its e-mail: the first time a new one, then
 * another in its place. What says the same again changes nothing.
 */
export async function addReview(
  shop: Shop,
  caller: User,
  { rating, review }: Input<Calls['addReview']>,
): Promise<Output<Calls['addReview']>> {
  const words = { name: caller.name || caller.email, rating, review }
  return await shop.database.transaction(async (sql) => {
    const mine = await lockOwn(sql, caller.id)
    if (mine && isSame(mine, words)) return { insertedId: mine.id }
    const written = { ...words, id: mine?.id ?? newId(), state: stateOf(shop, mine) }
    if (mine) await updateReview(sql, written)
    else await insertReview(sql, { ...written, userId: caller.id })
    return { insertedId: written.id }
  })
}

/** A withdrawn one has no stars, so nothing is the same as it. */
const isSame = (mine: OwnRow, words: Words) =>
  mine.name === words.name && mine.rating === words.rating && mine.review === words.review

/**
 * New words wait for an admin where all do, and where the words before them waited or were hidden: neither a change nor
 * withdrawing and writing anew goes round an admin.
 */
function stateOf({ config }: Shop, mine: OwnRow | undefined): ReviewState {
  const waits = config.moderatesReviews || mine?.state === 'held' || mine?.hiddenAt
  return waits ? 'held' : 'shown'
}
