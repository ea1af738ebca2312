import { z } from 'zod'
import { id, instant, notLookedAt, optionalText, requiredText } from './text/text.ts'

const ratingMessage = 'Please choose your desired rating'

/** The body of POST /review. */
export const newReview = z.object({
  rating: z.int(ratingMessage).min(1, ratingMessage).max(5, ratingMessage),
  review: requiredText('Please input the review', 2_000),
  name: notLookedAt('it is the account’s'),
})

const written = {
  _id: id,
  rating: z.int().min(1).max(5),
  review: z.string(),
  verified: z.boolean().describe('whether the writer has at least one shipped order'),
  createdAt: instant,
  changedAt: instant.nullable().describe('when the writer last changed it'),
}

export const review = z.object({ ...written, name: z.string() })

/**
 * Who sees a review. `shown`: everybody. `held`: its writer and admins, until an admin shows it. `hidden`: the same,
 * since an admin hid it.
 */
const reviewState = z.enum(['shown', 'held', 'hidden'])

/** The answer of GET /review: the caller's own, null while there is none. */
export const ownReview = z.object({
  review: z.object({ ...written, state: reviewState }).nullable(),
})

/** As reviewState. `replaced`: one of several of a buyer, from before there was one each; admins alone see it. */
const moderatedState = z.enum([...reviewState.options, 'replaced'])

/** A review as admins see it: who wrote it, who sees it, and since when, by whom and why it is hidden. */
export const moderatedReview = review.extend({
  email: z.string(),
  state: moderatedState,
  version: z.int().describe('rises when the writer changes it; see PATCH /review/{id}'),
  hiddenAt: instant
    .nullable()
    .describe('stays while the writer changes it, until it is shown again'),
  hiddenBy: z.string().nullable().describe('the admin’s name'),
  hiddenReason: z.string().nullable(),
})

const versionMessage = 'The version that was read with the review'

/**
 * The body of PATCH /review/{id}. What is not shown is seen by its writer and admins alone, and counts nowhere. With the
 * version that was read, a review that its writer changed since then is refused and stays as it is.
 */
export const moderation = z.object({
  hidden: z.boolean(),
  reason: optionalText(500),
  version: z
    .int(versionMessage)
    .min(1, versionMessage)
    .max(2_147_483_647, versionMessage)
    .optional(),
})

export const reviewSort = z.enum(['newest', 'oldest', 'rating', '-rating'])

/** What narrows the reviews that an admin looks through. `q` finds part of the text, the name or the e-mail. */
export const allReviewsQuery = z.object({
  q: optionalText(100),
  rating: z.coerce.number().int().min(1).max(5).optional(),
  state: moderatedState.optional(),
  sort: reviewSort.default('newest'),
})

const count = z.int()
const average = z.number().nullable().describe('two decimals; null while there are none')

/** What the shown reviews come to: all of them, and those of verified buyers, which the pages lead with. */
export const reviewSummary = z.object({
  count,
  average,
  byRating: z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() }),
  verified: z.object({ count, average }),
})
