import type { CountedMiss } from '../../../contract/parts/reading-misses.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer } from '../../app/queries.tsx'
import { ListFault } from '../../trade/faults/list-fault.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Facts } from '../../ui/tables/facts.tsx'
import { counted, figure } from '../../ui/words/amounts.tsx'
import { Day } from '../../ui/words/when.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { PageHead } from '../page-head.tsx'

export const meta = privatePage('Not Understood')

/** Which headers and numbers of buyers' lists were not understood: what to learn, and what to sell. */
export default function NotUnderstoodPage() {
  const { data, error, refetch } = useAnswer('GET /reading-misses', {})
  const isEmpty = data && data.headers.length + data.numbers.length === 0
  return (
    <div className="space-y-5">
      <PageHead
        title="Not Understood"
        says="What parts lists had that nothing was known of. Lists and buyers are not kept, words and numbers alone are counted; what no list had for 90 days is forgotten."
      />
      {error && (
        <ListFault error={error} onRetry={() => void refetch()} all="/dashboard/not-understood" />
      )}
      {!data && !error && <ListSkeleton rows={8} />}
      {isEmpty && (
        <Empty title="Every list was understood">
          Numbers that the shop does not have, and headers of columns that nothing is known of, will
          be counted here.
        </Empty>
      )}
      {data && !isEmpty && (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <Misses
            title="Part numbers"
            none="Every number was found."
            misses={data.numbers}
            areParts
          />
          <Misses title="Headers of columns" none="Every header was known." misses={data.headers} />
        </div>
      )}
    </div>
  )
}

type Props = { title: string; none: string; misses: CountedMiss[]; areParts?: boolean }

function Misses({ title, none, misses, areParts = false }: Props) {
  return (
    <section className="panel" aria-label={title}>
      <h2 className="flex items-baseline gap-2 border-b px-4 py-3 font-semibold">
        {title} <span className="text-sm font-normal text-soft">{figure(misses.length)}</span>
      </h2>
      {misses.length === 0 && <p className="px-4 py-3 text-soft">{none}</p>}
      <ol className="divide-y">
        {misses.map((miss) => (
          <li key={miss.text} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
            <div className="min-w-0 grow">
              <p className="font-medium break-words">{miss.text}</p>
              <p className="text-xs text-soft">
                <Facts>
                  <span>{`in ${counted(miss.lists, 'list')}`}</span>
                  <span>
                    last <Day day={miss.lastOn} />
                  </span>
                  <span>
                    first <Day day={miss.firstOn} />
                  </span>
                </Facts>
              </p>
            </div>
            {areParts && (
              <ButtonLink
                size="small"
                to={`/parts?q=${encodeURIComponent(miss.text)}`}
                aria-label={`Search for ${miss.text}`}
              >
                Search
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
