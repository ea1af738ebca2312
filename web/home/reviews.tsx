import { memo } from 'react'
import type { z } from 'zod'
import type { review, reviewSummary } from '../../contract/reviews.ts'
import { VerifiedBuyer } from '../reviews/verified-buyer.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Stars } from '../ui/stars.tsx'
import { figure, fixed } from '../ui/words/amounts.tsx'
import { When } from '../ui/words/when.tsx'

type Props = {
  reviews: z.output<typeof review>[]
  summary: z.output<typeof reviewSummary>
}

/** What customers say: verified buyers first, of each the newest; and what all of them come to. */
export const Reviews = memo(function Reviews({ reviews, summary }: Props) {
  return (
    <section aria-labelledby="reviews" className="space-y-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="reviews" className="text-xl font-semibold">
            Customer reviews
          </h2>
          <Average summary={summary} />
        </div>
        <ButtonLink to="/dashboard/add-review">Add a Review</ButtonLink>
      </div>
      {reviews.length === 0 ? (
        <Empty title="No reviews yet">Whoever has an account can write the first one.</Empty>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {reviews.map((one) => (
            <li key={one._id} className="panel flex min-w-0 flex-col gap-3 p-5">
              <Stars rating={one.rating} />
              <p className="line-clamp-6 grow whitespace-pre-line">{one.review}</p>
              <div className="flex items-end justify-between gap-4 text-sm">
                <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="min-w-0 font-medium">{one.name}</span>
                  {one.verified && <VerifiedBuyer />}
                </div>
                <span className="shrink-0 text-soft">
                  <When at={one.createdAt} as="date" />
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
})

/** Leads with what verified buyers say, where there are any. */
function Average({ summary: { verified, ...all } }: Pick<Props, 'summary'>) {
  if (all.average === null) return null
  const shown = verified.average ?? all.average
  const isMixed = verified.average !== null && verified.count < all.count
  return (
    <>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-soft">
        <Stars rating={shown} />
        <span className="figures">
          {fixed(shown, 1)} on average of{' '}
          {verified.average === null
            ? counted(all.count, 'review')
            : counted(verified.count, 'verified buyer')}{' '}
          in this shop
          {isMixed && `, ${fixed(all.average, 1)} of all ${counted(all.count, 'review')} here`}
        </span>
      </p>
      {verified.average !== null && (
        <p className="mt-1 text-sm text-soft">
          Of a verified buyer at least one order was shipped from here.
        </p>
      )}
    </>
  )
}

const counted = (count: number, name: string) => `${figure(count)} ${name}${count === 1 ? '' : 's'}`
