import { rowsOnAPage, useAddress } from '../../app/address.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer } from '../../app/queries.tsx'
import { ListFault } from '../../trade/faults/list-fault.tsx'
import { useListPage } from '../../trade/tables/list-page.ts'
import { ListPages } from '../../trade/tables/list-pages.tsx'
import { ListTabs } from '../../trade/tables/list-tabs.tsx'
import { SearchField } from '../../trade/tables/search-field.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Stars } from '../../ui/stars.tsx'
import { ListKeys } from '../../ui/tables/list-keys.tsx'
import { figure, fixed } from '../../ui/words/amounts.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { oneOf } from '../one-of.ts'
import { PageHead } from '../page-head.tsx'
import { ReviewList } from './list.tsx'

export const meta = privatePage('Reviews')

const sorts = [
  ['newest', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['rating', 'Fewest stars first'],
  ['-rating', 'Most stars first'],
] as const
const stars = ['5', '4', '3', '2', '1'] as const
const states = ['shown', 'held', 'hidden', 'replaced'] as const

export default function ModerateReviewsPage() {
  const address = useAddress()
  const { get, q, page, set } = address
  const rating = oneOf(stars, get('rating'))
  const state = oneOf(states, get('state'))
  const sort =
    oneOf(
      sorts.map(([word]) => word),
      get('sort'),
    ) ?? 'newest'
  const answer = useAnswer('GET /all-reviews', {
    q,
    rating,
    state,
    sort,
    page,
    limit: rowsOnAPage,
  })
  const data = useListPage(answer.data, address)
  const { error, refetch, isPlaceholderData } = answer
  return (
    <div className="space-y-5">
      <PageHead title="Reviews" says={<Seen />}>
        <ListKeys />
      </PageHead>
      <div className="space-y-3">
        <div className="flex flex-wrap items-center gap-3">
          <SearchField
            label="Search reviews by text, name or e-mail"
            placeholder="Text, name or e-mail"
          />
          <Choice label="Stars" value={rating ?? ''} onChange={(next) => set({ rating: next })}>
            <option value="">All stars</option>
            {stars.map((one) => (
              <option key={one} value={one}>
                {one} {one === '1' ? 'star' : 'stars'}
              </option>
            ))}
          </Choice>
          <Choice
            label="Sort"
            value={sort}
            onChange={(next) => set({ sort: next === 'newest' ? null : next })}
          >
            {sorts.map(([word, name]) => (
              <option key={word} value={word}>
                {name}
              </option>
            ))}
          </Choice>
        </div>
        <ListTabs
          label="Reviews by who sees them"
          tabs={[
            { name: 'All', query: { state: null } },
            { name: 'Waiting', query: { state: 'held' } },
            { name: 'Visible', query: { state: 'shown' } },
            { name: 'Hidden', query: { state: 'hidden' } },
          ]}
        />
      </div>
      {error && <ListFault error={error} onRetry={() => void refetch()} all="/dashboard/reviews" />}
      {!data && !error && <ListSkeleton rows={10} />}
      {data && (
        <ReviewList
          reviews={data.items}
          busy={isPlaceholderData}
          empty={<NoReviews narrowed={Boolean(q || rating || state)} />}
        />
      )}
      {data && <ListPages page={page} total={data.total} />}
    </div>
  )
}

/** What the shown reviews come to on the public pages. */
function Seen() {
  const { data } = useAnswer('GET /review-summary', {})
  if (!data) return 'What buyers wrote. What waits or is hidden counts nowhere.'
  if (data.average === null) return 'Visitors see no reviews yet.'
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      Visitors see {figure(data.count)} {data.count === 1 ? 'review' : 'reviews'}
      <Stars rating={data.average} size={14} />
      {fixed(data.average, 1)} on average
      {data.verified.average !== null &&
        `, ${fixed(data.verified.average, 1)} of verified buyers (${figure(data.verified.count)})`}
    </span>
  )
}

type ChoiceProps = {
  label: string
  value: string
  onChange: (value: string) => void
  children: React.ReactNode
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      className="input w-auto"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {children}
    </select>
  )
}

function NoReviews({ narrowed }: { narrowed: boolean }) {
  if (!narrowed) return <Empty title="No reviews yet">They appear here when buyers add one.</Empty>
  return (
    <Empty
      title="No review matches"
      action={<ButtonLink to="/dashboard/reviews">Show all reviews</ButtonLink>}
    />
  )
}
