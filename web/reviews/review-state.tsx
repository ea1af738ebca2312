import type { z } from 'zod'
import type { ownReview } from '../../contract/reviews.ts'
import { Note } from '../ui/note.tsx'
import { When } from '../ui/words/when.tsx'
import { VerifiedBuyer } from './verified-buyer.tsx'

export type OwnReview = NonNullable<z.output<typeof ownReview>['review']>

const states = {
  shown: ['good', 'Everybody sees your review.'],
  held: [
    'info',
    'Your review waits until the shop has looked at it. Until then only you and the shop see it.',
  ],
  hidden: [
    'warn',
    'The shop has hidden your review: only you and the shop see it. When you change it, the shop looks at it again.',
  ],
} as const

/** Who sees the buyer's review, since when it is there, and whether it says that they are a verified buyer. */
export function ReviewState({ review }: { review: OwnReview }) {
  const [kind, words] = states[review.state]
  return (
    <Note kind={kind} className="mt-4">
      <p>{words}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          Written <When at={review.createdAt} as="date" />
          {review.changedAt && (
            <>
              , changed <When at={review.changedAt} as="date" />
            </>
          )}
          .
        </span>
        {review.verified ? (
          <VerifiedBuyer />
        ) : (
          <span>Once an order of yours is shipped, it says that you are a verified buyer.</span>
        )}
      </p>
    </Note>
  )
}
