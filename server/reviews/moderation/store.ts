import type { Input } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { containing, type Sql } from '../../database/database.ts'
import type { ReviewRow, ReviewState } from '../store.ts'

type Wanted = Input<Calls['listAllReviews']>
export type ReviewFilter = Pick<Wanted, 'q' | 'rating' | 'state'> & { before: string | null }

export type ModeratedRow = ReviewRow & {
  email: string
  state: Exclude<ReviewState, 'withdrawn'>
  version: number
  hiddenAt: Date | null
  hiddenBy: string | null
  hiddenReason: string
}

function matches(sql: Sql, { q, rating, state, before }: ReviewFilter) {
  const pattern = containing(q)
  // what its writer took back has no stars, and nothing to look at
  return sql`
    r.rating is not null
    ${q ? sql`and (lower(r.review) like ${pattern} or lower(r.name) like ${pattern} or r.user_id in (select id from users where email like ${pattern}))` : sql``}
    ${rating ? sql`and r.rating = ${rating}` : sql``}
    ${state ? sql`and r.state = ${state}` : sql``}
    ${before ? sql`and r.id < ${before}` : sql``}`
}

const orderings: Record<Wanted['sort'], string> = {
  newest: 'r.id desc',
  oldest: 'r.id',
  rating: 'r.rating, r.id desc',
  '-rating': 'r.rating desc, r.id desc',
}

const columns = (sql: Sql) => sql`
  r.id, r.name, r.rating, r.review, r.is_verified as verified,
  r.created_at as "createdAt", r.changed_at as "changedAt", u.email, r.state, r.version,
  r.hidden_at as "hiddenAt", h.name as "hiddenBy", r.hidden_reason as "hiddenReason"`

export async function selectReviewsById(sql: Sql, ids: string[]): Promise<ModeratedRow[]> {
  if (ids.length === 0) return []
  return await sql<ModeratedRow[]>`
    select ${columns(sql)}
    from review r
    join users u on u.id = r.user_id
    left join users h on h.id = r.hidden_by
    where r.id = any(${ids}::uuid[]) and r.rating is not null`
}

export async function selectAllReviews(
  sql: Sql,
  filter: ReviewFilter,
  { sort, from, limit }: { sort: Wanted['sort']; from: number; limit: number },
): Promise<ModeratedRow[]> {
  return await sql<ModeratedRow[]>`
    select ${columns(sql)}
    from review r
    join users u on u.id = r.user_id
    left join users h on h.id = r.hidden_by
    where ${matches(sql, filter)}
    order by ${sql.unsafe(orderings[sort])}
    offset ${from}
    limit ${limit}`
}

/** How many match, counted up to `most`. */
export async function countAllReviews(
  sql: Sql,
  filter: ReviewFilter,
  most: number,
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from (
      select 1
      from review r
      where ${matches(sql, filter)}
      limit ${most}
    ) found`
  return row?.count ?? 0
}

export type Decided = Pick<ModeratedRow, 'state' | 'version'>

/** A review that an admin decides about, locked: its writer waits until the decision is there. */
export async function lockReview(sql: Sql, id: string): Promise<Decided | undefined> {
  const [row] = await sql<Decided[]>`
    select state, version
    from review
    where id = ${id} and state <> 'withdrawn'
    for update`
  return row
}

/** Hides a review, or shows it when `by` is null. */
export async function updateState(
  sql: Sql,
  id: string,
  by: { actorId: string; reason: string } | null,
) {
  await sql`
    update review
    set state = ${by ? 'hidden' : 'shown'},
        hidden_at = ${by ? sql`now()` : null},
        hidden_by = ${by?.actorId ?? null},
        hidden_reason = ${by?.reason ?? ''}
    where id = ${id}`
}
