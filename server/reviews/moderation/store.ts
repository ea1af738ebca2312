import type { Input } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { containing, type Sql } from '../../database.ts'
import type { ReviewRow } from '../store.ts'

type Wanted = Input<Calls['listAllReviews']>
export type ReviewFilter = Pick<Wanted, 'q' | 'rating' | 'hidden'> & { before: string | null }

export type ModeratedRow = ReviewRow & {
  email: string
  hiddenAt: Date | null
  hiddenBy: string | null
  hiddenReason: string
}

function matches(sql: Sql, { q, rating, hidden, before }: ReviewFilter) {
  const pattern = containing(q)
  return sql`
    true
    ${q ? sql`and (lower(r.review) like ${pattern} or lower(r.name) like ${pattern} or r.user_id in (select id from users where email like ${pattern}))` : sql``}
    ${rating ? sql`and r.rating = ${rating}` : sql``}
    ${hidden ? sql`and (r.hidden_at is not null) = ${hidden === 'true'}` : sql``}
    ${before ? sql`and r.id < ${before}` : sql``}`
}

const orderings: Record<Wanted['sort'], string> = {
  newest: 'r.id desc',
  oldest: 'r.id',
  rating: 'r.rating, r.id desc',
  '-rating': 'r.rating desc, r.id desc',
}

export async function selectAllReviews(
  sql: Sql,
  filter: ReviewFilter,
  { sort, from, limit }: { sort: Wanted['sort']; from: number; limit: number },
): Promise<ModeratedRow[]> {
  return await sql<ModeratedRow[]>`
    select r.id, r.name, r.rating, r.review, r.created_at as "createdAt", u.email,
      r.hidden_at as "hiddenAt", h.name as "hiddenBy", r.hidden_reason as "hiddenReason"
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

export async function hasReview(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql`
    select 1
    from review
    where id = ${id}`
  return rows.length > 0
}

/** Hides a visible review or shows a hidden one; answers how many changed. `by` is null to show it. */
export async function updateHidden(
  sql: Sql,
  id: string,
  by: { actorId: string; reason: string } | null,
): Promise<number> {
  const rows = await sql`
    update review
    set hidden_at = ${by ? sql`now()` : null},
        hidden_by = ${by?.actorId ?? null},
        hidden_reason = ${by?.reason ?? ''}
    where id = ${id} and (hidden_at is null) = ${by !== null}`
  return rows.count
}
