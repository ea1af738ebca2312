import { type Call, json, list } from '../call.ts'
import {
  allReviewsQuery,
  moderatedReview,
  moderation,
  newReview,
  review,
  reviewSummary,
} from '../reviews.ts'
import { byId, inserted, modified, numberedPages, pages } from './shapes.ts'

/** Reviews. */
export const reviewCalls = {
  listReviews: {
    method: 'GET',
    path: '/reviews',
    who: 'anyone',
    says: 'Reviews, newest first.',
    query: pages,
    answer: list(review),
  },
  addReview: {
    method: 'POST',
    path: '/review',
    who: 'buyer',
    says: 'Add a review. The name comes from the account.',
    body: newReview,
    answer: inserted,
    once: 'effect',
  },
  getReviewSummary: {
    method: 'GET',
    path: '/review-summary',
    who: 'anyone',
    says: 'How many reviews there are, and what they come to.',
    answer: json(reviewSummary),
  },
  listAllReviews: {
    method: 'GET',
    path: '/all-reviews',
    who: 'admin',
    says: 'All reviews, hidden ones too, newest first unless asked otherwise.',
    query: numberedPages.extend(allReviewsQuery.shape),
    answer: list(moderatedReview),
  },
  moderateReview: {
    method: 'PATCH',
    path: '/review/{id}',
    who: 'admin',
    says: 'Hide a review from everybody but admins, or show it again. modifiedCount is 0 when it was so.',
    params: byId,
    body: moderation,
    answer: modified,
  },
} as const satisfies Record<string, Call>
