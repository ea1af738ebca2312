/** What other rooms of the server may use of this one. */
export { findReviewsById } from './list-all-reviews.ts'
