import { useNavigate } from 'react-router'
import { rowsOnAPage, useAddress } from '../../app/address.ts'
import { call } from '../../app/api.ts'
import { ownFile } from '../../app/own-file.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer } from '../../app/queries.tsx'
import { ListFault } from '../../trade/faults/list-fault.tsx'
import { allPages } from '../../trade/tables/all-pages.ts'
import { useListPage } from '../../trade/tables/list-page.ts'
import { ListPages } from '../../trade/tables/list-pages.tsx'
import { ListTabs } from '../../trade/tables/list-tabs.tsx'
import { SavedViews } from '../../trade/tables/saved-views.tsx'
import { SearchField } from '../../trade/tables/search-field.tsx'
import { useTableLook } from '../../trade/tables/table-look.ts'
import { TableTools } from '../../trade/tables/table-tools.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { ListKeys } from '../../ui/tables/list-keys.tsx'
import { figure } from '../../ui/words/amounts.tsx'
import { coverSteps } from '../cover-steps.ts'
import { ListCount } from '../list-count.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { oneOf } from '../one-of.ts'
import { PageHead } from '../page-head.tsx'
import { coverColumns } from './columns.tsx'

export const meta = privatePage('Stock cover')

const all = '/dashboard/stock-cover'
const periods = ['7', '90', '365'] as const
const sorts = [
  ...(['days', '-days', 'name', '-name'] as const),
  ...(['quantity', '-quantity', 'sold', '-sold'] as const),
] as const

/** Parts by the days that their stock lasts: what stands behind each figure of the overview. */
export default function StockCoverPage() {
  const address = useAddress()
  const navigate = useNavigate()
  const { get, q, page } = address
  const days = oneOf(periods, get('days')) ?? '30'
  const step = coverSteps.find(([one]) => one === get('step'))?.[0]
  const sort = oneOf(sorts, get('sort')) ?? 'days'
  const [look, setLook] = useTableLook('stock-cover')
  const size = look.rows ?? rowsOnAPage
  const filter = { days, step, q, sort } as const
  const answer = useAnswer('GET /figures/stock-cover', { ...filter, page, limit: size })
  const data = useListPage(answer.data, address, size)
  const { error, refetch, isPlaceholderData } = answer
  return (
    <div className="space-y-5">
      <Breadcrumbs
        steps={[
          { name: 'Overview', to: `/dashboard/overview?days=${days}` },
          { name: 'Stock cover' },
        ]}
      />
      <PageHead
        title="Stock cover"
        beside={<ListCount of={data} />}
        says={`For how many days what is available lasts, when it goes on selling as in the last ${figure(Number(days))} days.`}
      >
        <ListKeys />
        <TableTools
          columns={coverColumns}
          look={look}
          onLook={setLook}
          rows={data?.items ?? []}
          file={ownFile('stock-cover-view')}
          all={() => allPages((at) => call('GET /figures/stock-cover', { ...filter, ...at }))}
        />
      </PageHead>
      <div className="flex flex-wrap items-center gap-3">
        <SearchField label="Search parts by name or number" placeholder="Name or number" />
        <ListTabs
          label="Parts by how long they last"
          tabs={[
            { name: 'All', query: { step: null } },
            ...coverSteps.map(([one, name]) => ({ name, query: { step: one } })),
          ]}
        />
      </div>
      <SavedViews table="stock-cover" />
      {error && <ListFault error={error} onRetry={() => void refetch()} all={all} />}
      {!data && !error && <ListSkeleton />}
      {data && data.items.length === 0 && (
        <Empty title="No part is like that" action={<ButtonLink to={all}>All parts</ButtonLink>} />
      )}
      {data && data.items.length > 0 && (
        <DataTable
          columns={coverColumns}
          rows={data.items}
          caption="Parts by how long they last"
          rowId={({ partsId }) => partsId}
          look={look}
          sort={sort}
          onSort={(next) => address.set({ sort: next === 'days' ? null : next })}
          onOpen={({ partsId }) => void navigate(`/dashboard/manage-products/${partsId}`)}
          busy={isPlaceholderData}
        />
      )}
      {data && <ListPages page={page} total={data.total} size={size} />}
    </div>
  )
}
