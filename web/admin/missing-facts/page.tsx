import { useSearchParams } from 'react-router'
import type { MissingFacts } from '../../../contract/builds/person-facts.ts'
import { useCategoryName } from '../../app/categories.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer } from '../../app/queries.tsx'
import { ListFault } from '../../trade/faults/list-fault.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Facts } from '../../ui/tables/facts.tsx'
import { counted, figure } from '../../ui/words/amounts.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { PageHead } from '../page-head.tsx'
import { FactsFile } from './facts-file.tsx'
import { FillIn } from './fill-in.tsx'

export const meta = privatePage('Missing Facts')

export type MissingFact = MissingFacts['facts'][number]

const Generations = lazyPart(() => import('./generations.tsx'))

/** What rules of builds want to know of parts and nobody has recorded, where it is said, and the table that they read besides. */
export default function MissingFactsPage() {
  const [params] = useSearchParams()
  const { data, error, refetch } = useAnswer('GET /admin/missing-facts', {})
  const chosen = data?.facts.find(
    ({ category, key }) => category === params.get('category') && key === params.get('key'),
  )
  return (
    <div className="space-y-5">
      <PageHead
        title="Missing Facts"
        says="What is not known of parts, so that checks of builds end in “not known”. Say it with the page that publishes it: it stands from then on, whatever an import says."
      />
      {error && (
        <ListFault error={error} onRetry={() => void refetch()} all="/dashboard/missing-facts" />
      )}
      {!data && !error && <ListSkeleton rows={8} />}
      {data && data.unread > 0 && (
        <p className="text-soft">
          Not read yet: {counted(data.unread, 'part')}. They are counted within minutes.
        </p>
      )}
      {data && data.facts.length === 0 && data.unread === 0 && (
        <Empty title="Every fact is known">
          What rules want to know of parts and find nowhere will be counted here.
        </Empty>
      )}
      {chosen && <FillIn key={`${chosen.category} ${chosen.key}`} fact={chosen} />}
      {data && data.facts.length > 0 && <MissingList facts={data.facts} chosen={chosen} />}
      <FactsFile />
      <Generations />
    </div>
  )
}

type ListProps = { facts: MissingFact[]; chosen: MissingFact | undefined }

function MissingList({ facts, chosen }: ListProps) {
  const nameOf = useCategoryName()
  return (
    <section className="panel" aria-label="Facts that are not known">
      <h2 className="flex items-baseline gap-2 border-b px-4 py-3 font-semibold">
        Not known <span className="text-sm font-normal text-soft">{figure(facts.length)}</span>
      </h2>
      <ol className="divide-y">
        {facts.map((fact) => (
          <li
            key={`${fact.category} ${fact.key}`}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2"
          >
            <div className="min-w-0 grow">
              <p className="font-medium break-words">
                {fact.label} <span className="font-normal text-soft">{nameOf(fact.category)}</span>
              </p>
              <p className="text-xs text-soft">
                <Facts>
                  <span>{`of ${counted(fact.parts, 'part')}`}</span>
                  <span>{`${counted(fact.units, 'piece')} in stock`}</span>
                  {fact.requested > 0 && (
                    <strong className="font-semibold text-ink">
                      {`asked for by buyers: ${figure(fact.requested)}`}
                    </strong>
                  )}
                  {fact.asked > 0 && <span>{`${counted(fact.asked, 'check')} in 30 days`}</span>}
                  {fact.doubted > 0 && (
                    <span>{`${figure(fact.doubted)} recorded and not believed`}</span>
                  )}
                </Facts>
              </p>
            </div>
            {fact !== chosen && (
              <ButtonLink
                size="small"
                to={`/dashboard/missing-facts?category=${fact.category}&key=${fact.key}`}
                aria-label={`Fill in ${fact.label} of ${nameOf(fact.category)}`}
              >
                Fill in
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
