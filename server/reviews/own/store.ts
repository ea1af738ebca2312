import type { Sql } from '../../database/database.ts'
import type { ReviewRow, ReviewState } from '../store.ts'

export type OwnRow = ReviewRow & { state: ReviewState; hiddenAt: Date | null }

/** What stands in the words of a review. */
export type Words = Pick<ReviewRow, 'name' | 'rating' | 'review'>

/**
 * The one review of a buyer, withdrawn ones too, whose words are empty; locked with its writer until the transaction
 * ends. The migration's verify_reviews locks the writer, too: a review that is just written misses no shipment.
 */
export async function lockOwn(sql: Sql, userId: string): Promise<OwnRow | undefined> {
  await sql`
    select 1
    from users
    where id = ${userId}
    for no key update`
  const [row] = await sql<OwnRow[]>`${ofWriter(sql, userId)} for update`
  return row
}

export async function selectOwn(sql: Sql, userId: string): Promise<OwnRow | undefined> {
  const [row] = await sql<OwnRow[]>`${ofWriter(sql, userId)}`
  return row
}

const ofWriter = (sql: Sql, userId: string) => sql`
  select id, name, rating, review, is_verified as verified, created_at as "createdAt",
    changed_at as "changedAt", state, hidden_at as "hiddenAt"
  from review
  where user_id = ${userId} and state <> 'replaced'`

export async function insertReview(
  sql: Sql,
  { id, userId, state, name, rating, review }: Words & Written & { userId: string },
) {
  await sql`
    insert into review (id, user_id, name, rating, review, state, is_verified)
    values (${id}, ${userId}, ${name}, ${rating}, ${review}, ${state}, is_verified_buyer(${userId}))`
}

type Written = { id: string; state: ReviewState }

export async function updateReview(sql: Sql, { id, state, name, rating, review }: Words & Written) {
  await sql`
    update review
    set name = ${name}, rating = ${rating}, review = ${review}, state = ${state},
        changed_at = now(), version = version + 1
    where id = ${id}`
}

/** Empties all that a buyer wrote, if `id` is their review; answers whether it is. */
export async function emptyReviews(sql: Sql, userId: string, id: string): Promise<boolean> {
  const rows = await sql`
    update review
    set name = '', rating = null, review = '', changed_at = now(), version = version + 1,
        state = case when state = 'replaced' then state else 'withdrawn' end
    where user_id = ${userId} and exists (
      select 1
      from review
      where id = ${id} and user_id = ${userId} and state not in ('replaced', 'withdrawn')
    )`
  return rows.count > 0
}
