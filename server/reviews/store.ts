import type { Sql } from '../database.ts'

export type ReviewRow = {
  id: string
  name: string
  rating: number
  review: string
  createdAt: Date
}

export async function insertReview(
  sql: Sql,
  review: { id: string; userId: string; name: string; rating: number; review: string },
) {
  await sql`
    insert into review (id, user_id, name, rating, review)
    values (${review.id}, ${review.userId}, ${review.name}, ${review.rating}, ${review.review})`
}

/** Visible reviews, newest first. */
export async function selectReviews(
  sql: Sql,
  { before, limit }: { before: string | null; limit: number },
): Promise<ReviewRow[]> {
  return await sql<ReviewRow[]>`
    select id, name, rating, review, created_at as "createdAt"
    from review
    where hidden_at is null
      ${before ? sql`and id < ${before}` : sql``}
    order by id desc
    limit ${limit}`
}

/** How many visible reviews gave each rating. */
export async function countRatings(sql: Sql) {
  return await sql<{ rating: number; count: number }[]>`
    select rating, count(*)::int as count
    from review
    where hidden_at is null
    group by rating`
}
