import { memo } from 'react'
import type { z } from 'zod'
import type { review, reviewSummary } from '../../contract/reviews.ts'
import { figure } from '../ui/amounts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Stars } from '../ui/stars.tsx'
import { When } from '../ui/when.tsx'

type Props = {
  reviews: z.output<typeof review>[]
  summary: z.output<typeof reviewSummary>
}

/** What customers say: the newest reviews, and what all of them come to. */
export const Reviews = memo(function Reviews({ reviews, summary }: Props) {
  return (
    <section aria-labelledby="reviews" className="space-y-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="reviews" className="text-xl font-semibold">
            Customer reviews
          </h2>
          {summary.average !== null && (
            <p className="mt-1 flex flex-wrap items-center gap-x-3 text-soft">
              <Stars rating={summary.average} />
              <span className="figures">
                {summary.average.toFixed(1)} on average of {figure(summary.count)}{' '}
                {summary.count === 1 ? 'review' : 'reviews'}
              </span>
            </p>
          )}
        </div>
        <ButtonLink to="/dashboard/add-review">Add a Review</ButtonLink>
      </div>
      {reviews.length === 0 ? (
        <Empty title="No reviews yet">Whoever has ordered here can write the first one.</Empty>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {reviews.map((one) => (
            <li key={one._id} className="panel flex min-w-0 flex-col gap-3 p-5">
              <Stars rating={one.rating} />
              <p className="line-clamp-6 grow whitespace-pre-line">{one.review}</p>
              <p className="flex items-baseline justify-between gap-4 text-sm">
                <span className="min-w-0 font-medium">{one.name}</span>
                <span className="shrink-0 text-soft">
                  <When at={one.createdAt} as="date" />
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
})
