import { z } from 'zod'
import { id, instant, notLookedAt, optionalText, requiredText } from './text.ts'

const ratingMessage = 'Please choose your desired rating'

/** The body of POST /review. */
export const newReview = z.object({
  rating: z.int(ratingMessage).min(1, ratingMessage).max(5, ratingMessage),
  review: requiredText('Please input the review', 2_000),
  name: notLookedAt('it is the account’s'),
})

export const review = z.object({
  _id: id,
  name: z.string(),
  rating: z.int().min(1).max(5),
  review: z.string(),
  createdAt: instant,
})

/** A review as admins see it: who wrote it, and since when, by whom and why it is hidden. */
export const moderatedReview = review.extend({
  email: z.string(),
  hiddenAt: instant.nullable(),
  hiddenBy: z.string().nullable().describe('the admin’s name'),
  hiddenReason: z.string().nullable(),
})

/** The body of PATCH /review/{id}. Hidden reviews are seen by admins alone and count nowhere. */
export const moderation = z.object({ hidden: z.boolean(), reason: optionalText(500) })

export const reviewSort = z.enum(['newest', 'oldest', 'rating', '-rating'])

/** What narrows the reviews that an admin looks through. `q` finds part of the text, the name or the e-mail. */
export const allReviewsQuery = z.object({
  q: optionalText(100),
  rating: z.coerce.number().int().min(1).max(5).optional(),
  hidden: z.enum(['true', 'false']).optional(),
  sort: reviewSort.default('newest'),
})

/** What all visible reviews come to. `average` has two decimals and is null while there are none. */
export const reviewSummary = z.object({
  count: z.int(),
  average: z.number().nullable(),
  byRating: z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() }),
})
