import { privatePage } from '../app/private-page.ts'
import { useAnswer } from '../app/queries.tsx'
import { FaultNote } from '../trade/faults/fault-note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { LatestReviews } from './latest-reviews.tsx'
import { ReviewForm } from './review-form.tsx'
import { ReviewState } from './review-state.tsx'

export const meta = privatePage('Add a Review')

/** Rates the shop and says why, or shows the review that is there, to be changed or deleted. */
export default function AddReviewPage() {
  const { data, error, refetch } = useAnswer('GET /review', {})
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
      <div className="min-w-0">
        <h1 className="text-xl font-semibold">Add a Review</h1>
        {error && !data && <FaultNote error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton className="mt-4 h-96" />}
        {data?.review && <ReviewState review={data.review} />}
        {data && <ReviewForm review={data.review} />}
      </div>
      <LatestReviews />
    </div>
  )
}
