import { type Call, json, list } from '../call.ts'
import {
  allReviewsQuery,
  moderatedReview,
  moderation,
  newReview,
  ownReview,
  review,
  reviewSummary,
} from '../reviews.ts'
import { byId, deleted, inserted, modified, numberedPages, pages } from './shapes.ts'

/** Reviews: one a buyer. */
export const reviewCalls = {
  listReviews: {
    method: 'GET',
    path: '/reviews',
    who: 'anyone',
    says: 'List the reviews that everybody may see: those of verified buyers first, of each the newest first.',
    query: pages,
    answer: list(review),
  },
  addReview: {
    method: 'POST',
    path: '/review',
    who: 'buyer',
    says: 'Write the caller’s review, or another in the place of the one that is there. The name comes from the account.',
    body: newReview,
    answer: inserted,
    once: 'effect',
  },
  getOwnReview: {
    method: 'GET',
    path: '/review',
    who: 'buyer',
    says: 'Read the caller’s review and who sees it; null while there is none.',
    answer: json(ownReview),
  },
  withdrawReview: {
    method: 'DELETE',
    path: '/review/{id}',
    who: 'buyer',
    says: 'Take the caller’s own review back: its words and stars are gone.',
    params: byId,
    answer: deleted,
  },
  getReviewSummary: {
    method: 'GET',
    path: '/review-summary',
    who: 'anyone',
    says: 'Read how many reviews there are, and what they come to; beside it those of verified buyers.',
    answer: json(reviewSummary),
  },
  listAllReviews: {
    method: 'GET',
    path: '/all-reviews',
    who: 'admin',
    says: 'List all reviews, held and hidden ones too, newest first unless asked otherwise.',
    query: numberedPages.extend(allReviewsQuery.shape),
    elsewhere: { hidden: 'Who sees a review is asked for with “state”.' },
    answer: list(moderatedReview),
  },
  moderateReview: {
    method: 'PATCH',
    path: '/review/{id}',
    who: 'admin',
    says: 'Show a review that is held or hidden, or hide one. modifiedCount is 0 when it was so.',
    params: byId,
    body: moderation,
    answer: modified,
    refuses: ['review_changed', 'review_replaced'],
  },
} as const satisfies Record<string, Call>
