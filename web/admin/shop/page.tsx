import { useSearchParams } from 'react-router'
import { groupNames } from '../../../contract/shop-record/group-names.ts'
import type { RecordGroup, RecordShown } from '../../../contract/shop-record/record.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer } from '../../app/queries.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { PageHead } from '../page-head.tsx'
import { GroupForm } from './group-form.tsx'
import { isOfTexts, type OfTexts } from './groups.ts'
import { History } from './history.tsx'
import { lazyForm } from './lazy-form.tsx'
import { RecordMenu } from './record-menu.tsx'

/** The groups that are more than a few texts. */
const forms: Record<Exclude<RecordGroup, OfTexts>, ReturnType<typeof lazyForm>> = {
  articles: lazyForm(() => import('./articles-form.tsx')),
  colours: lazyForm(() => import('./colours-form.tsx')),
  look: lazyForm(() => import('./look-form.tsx')),
  mails: lazyForm(() => import('./mails-form.tsx')),
  policies: lazyForm(() => import('./policies-form.tsx')),
}

export const meta = privatePage('Shop')

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
      <div className="gap-x-8 max-xl:space-y-5 xl:grid xl:grid-cols-[11rem_minmax(0,1fr)]">
        <RecordMenu at={at} />
        <div className="min-w-0">
          {error && !data && <FaultNote error={error} onRetry={() => void refetch()} />}
          {!data && !error && <ListSkeleton rows={5} />}
          {data &&
            (isGroup(at) ? <Part group={at} shown={data} /> : <History version={data.version} />)}
        </div>
      </div>
    </div>
  )
}

/** The form of a group, which begins anew with each version of the record. */
function Part({ group, shown }: { group: RecordGroup; shown: RecordShown }) {
  const key = `${group} ${shown.version}`
  if (isOfTexts(group)) return <GroupForm key={key} group={group} shown={shown} />
  const Form = forms[group]
  return <Form key={key} shown={shown} />
}
