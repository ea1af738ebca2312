import type { Sql } from '../database/database.ts'

export type ReviewState = 'shown' | 'held' | 'hidden' | 'withdrawn' | 'replaced'

export type ReviewRow = {
  id: string
  name: string
  rating: number
  review: string
  verified: boolean
  createdAt: Date
  changedAt: Date | null
}

/**
 * Shown reviews, those of verified buyers first, of each the newest first. `before` is the last row of the page before,
 * and whether it was a verified one.
 */
export async function selectReviews(
  sql: Sql,
  { before, limit }: { before: { id: string; verified: boolean } | null; limit: number },
): Promise<ReviewRow[]> {
  return await sql<ReviewRow[]>`
    select id, name, rating, review, is_verified as verified, created_at as "createdAt",
      changed_at as "changedAt"
    from review
    where state = 'shown'
      ${before ? sql`and (is_verified, id) < (${before.verified}, ${before.id})` : sql``}
    order by is_verified desc, id desc
    limit ${limit}`
}

/** How many shown reviews gave each rating, of verified buyers and of others. */
export async function countRatings(sql: Sql) {
  return await sql<{ verified: boolean; rating: number; count: number }[]>`
    select is_verified as verified, rating, count(*)::int as count
    from review
    where state = 'shown'
    group by is_verified, rating`
}
