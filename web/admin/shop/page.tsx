import { Link, useSearchParams } from 'react-router'
import { groupNames } from '../../../contract/shop-record/group-names.ts'
import type { RecordGroup } from '../../../contract/shop-record/record.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer } from '../../app/queries.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ListSkeleton } from '../list-skeleton.tsx'
import { PageHead } from '../page-head.tsx'
import { ArticlesForm } from './articles-form.tsx'
import { ColoursForm } from './colours-form.tsx'
import { GroupForm } from './group-form.tsx'
import { isOfTexts } from './groups.ts'
import { History } from './history.tsx'
import { LookForm } from './look-form.tsx'
import { MailsForm } from './mails-form.tsx'
import { PoliciesForm } from './policies-form.tsx'

export const meta = privatePage('Shop')

const tabs: [at: string, name: string][] = [...Object.entries(groupNames), ['history', 'History']]
const isGroup = (at: string): at is RecordGroup => at in groupNames

/** The shop's record, a group at a time, and its history. */
export default function ShopPage() {
  const at = useSearchParams()[0].get('part') ?? 'identity'
  const { data, error, refetch } = useAnswer('GET /shop-record', {})
  return (
    <div className="space-y-5">
      <PageHead
        title="Shop"
        says="What makes this shop yours. Every change is seen by everybody within a second, and can be taken back."
      />
      <nav aria-label="Parts of the record" className="border-b">
        <ul className="-mb-px flex flex-wrap gap-x-1">
          {tabs.map(([to, name]) => (
            <li key={to}>
              <Link
                to={`?part=${to}`}
                replace
                aria-current={to === at ? 'page' : undefined}
                className={classNames(
                  'block border-b-2 px-3 py-2 text-sm no-underline',
                  to === at
                    ? 'border-accent font-semibold'
                    : 'border-transparent text-soft hover:text-ink',
                )}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {error && !data && <FaultNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={5} />}
      {data && at === 'colours' && <ColoursForm key={data.version} shown={data} />}
      {data && at === 'look' && <LookForm key={data.version} shown={data} />}
      {data && at === 'articles' && <ArticlesForm key={data.version} shown={data} />}
      {data && at === 'mails' && <MailsForm key={data.version} shown={data} />}
      {data && at === 'policies' && <PoliciesForm key={data.version} shown={data} />}
      {data && isGroup(at) && isOfTexts(at) && (
        <GroupForm key={`${at} ${data.version}`} group={at} shown={data} />
      )}
      {data && !isGroup(at) && <History version={data.version} />}
    </div>
  )
}
