import { z } from 'zod'
import { id, instant, requiredText } from './text.ts'

const ratingMessage = 'Please choose your desired rating'

/** The body of POST /review. The name comes from the account. */
export const newReview = z.object({
  rating: z.int(ratingMessage).min(1, ratingMessage).max(5, ratingMessage),
  review: requiredText('Please input the review', 2_000),
})

export const review = z.object({
  _id: id,
  name: z.string(),
  rating: z.int().min(1).max(5),
  review: z.string(),
  createdAt: instant,
})
