import { rowsOnAPage, useAddress } from '../../app/address.ts'
import { call } from '../../app/api.ts'
import { ownFile } from '../../app/own-file.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer } from '../../app/queries.tsx'
import { ListFault } from '../../trade/faults/list-fault.tsx'
import { Downloads } from '../../trade/files/downloads.tsx'
import { useListPage } from '../../trade/tables/list-page.ts'
import { ListPages } from '../../trade/tables/list-pages.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { ListKeys } from '../../ui/tables/list-keys.tsx'
import { ListCount } from '../list-count.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { PageHead } from '../page-head.tsx'
import { EntryRow } from './entry.tsx'
import { AuditFilters, useAuditFilter } from './filters.tsx'

export const meta = privatePage('Audit')

/** Who changed what, from what to what, and by which way. */
export default function AuditPage() {
  const address = useAddress()
  const { filter, isNarrowed } = useAuditFilter()
  const { page } = address
  const answer = useAnswer('GET /audit', { ...filter, page, limit: rowsOnAPage })
  const data = useListPage(answer.data, address)
  const { error, refetch, isPlaceholderData } = answer
  return (
    <div className="space-y-5">
      <PageHead
        title="Audit"
        beside={<ListCount of={data} />}
        says="Who changed what, from what to what, and by which way. Nothing here is ever changed or taken out."
      >
        <ListKeys />
        <Downloads
          disabled={!data || data.items.length === 0}
          files={[
            {
              name: 'Export',
              of: 'what is listed, as CSV',
              ask: () => call('GET /audit-export', filter),
              file: ownFile('audit.csv'),
            },
          ]}
        />
      </PageHead>
      <AuditFilters first={data?.items[0]} />
      {error && <ListFault error={error} onRetry={() => void refetch()} all="/dashboard/audit" />}
      {!data && !error && <ListSkeleton rows={8} />}
      {data && data.items.length === 0 && <Nothing narrowed={isNarrowed} />}
      {data && data.items.length > 0 && (
        <ol aria-busy={isPlaceholderData} className="panel divide-y">
          {data.items.map((entry) => (
            <EntryRow key={entry._id} entry={entry} />
          ))}
        </ol>
      )}
      {data && <ListPages page={page} total={data.total} />}
    </div>
  )
}

const Nothing = ({ narrowed }: { narrowed: boolean }) =>
  narrowed ? (
    <Empty
      title="Nothing matches"
      action={<ButtonLink to="/dashboard/audit">Show everything</ButtonLink>}
    >
      Nobody changed anything like that.
    </Empty>
  ) : (
    <Empty title="Nothing was changed yet">
      Changes of parts, orders, people, keys and the shop appear here as they are made.
    </Empty>
  )
