import { useAnswer } from '../app/queries.tsx'
import { FaultNote } from '../trade/faults/fault-note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Stars } from '../ui/stars.tsx'
import { When } from '../ui/words/when.tsx'
import { VerifiedBuyer } from './verified-buyer.tsx'

/** How many are shown beside the form. */
const latestReviews = { limit: 5 } as const

/** What others wrote, in the order of the home page. */
export function LatestReviews() {
  const { data, error, refetch } = useAnswer('GET /reviews', latestReviews)
  return (
    <section aria-labelledby="latest-title">
      <h2 id="latest-title" className="text-lg font-semibold">
        Customer reviews
      </h2>
      <p className="text-sm text-soft">
        As on the home page: verified buyers first, of each the newest.
      </p>
      {error && <FaultNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="mt-4 h-72" />}
      {data && (
        <ul className="mt-4 divide-y border-y">
          {data.items.map(({ _id, name, rating, review, verified, createdAt }) => (
            <li key={_id} className="py-4">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                <Stars rating={rating} />
                <span className="min-w-0 font-medium">{name}</span>
                {verified && <VerifiedBuyer />}
                <span className="text-soft">
                  <When at={createdAt} as="date" />
                </span>
              </div>
              <p className="mt-1.5 whitespace-pre-line">{review}</p>
            </li>
          ))}
          {data.items.length === 0 && <li className="py-4 text-soft">Nobody reads one yet.</li>}
        </ul>
      )}
    </section>
  )
}
