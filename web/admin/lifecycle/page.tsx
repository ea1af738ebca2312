import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { categoryName } from '../../../contract/parts/categories.ts'
import { lifecycleWords } from '../../../contract/parts/lifecycle.ts'
import { rowsOnAPage, useAddress } from '../../app/address.ts'
import { call } from '../../app/api.ts'
import { useCategories } from '../../app/categories.ts'
import { ownFile } from '../../app/own-file.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer } from '../../app/queries.tsx'
import { ListFault } from '../../trade/faults/list-fault.tsx'
import { allPages } from '../../trade/tables/all-pages.ts'
import { useListPage } from '../../trade/tables/list-page.ts'
import { ListPages } from '../../trade/tables/list-pages.tsx'
import { ListTabs } from '../../trade/tables/list-tabs.tsx'
import { SearchField } from '../../trade/tables/search-field.tsx'
import { useTableLook } from '../../trade/tables/table-look.ts'
import { TableTools } from '../../trade/tables/table-tools.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { ListKeys } from '../../ui/tables/list-keys.tsx'
import { ListCount } from '../list-count.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { oneOf } from '../one-of.ts'
import { PageHead } from '../page-head.tsx'
import { lifecycleColumns } from './columns.tsx'

export const meta = privatePage('Lifecycle')

const all = '/dashboard/lifecycle'
const states = ['nrnd', 'last-buy', 'eol'] as const
const sorts = ['newest', 'name', 'quantity', '-quantity'] as const

/** The parts that are not active: which of them end when, and what is still there. */
export default function LifecyclePage() {
  const address = useAddress()
  const navigate = useNavigate()
  const categories = useCategories()
  const columns = useMemo(
    () => lifecycleColumns((key) => categoryName(categories, key)),
    [categories],
  )
  const { get, q, page } = address
  const state = oneOf(states, get('state'))
  const sort = oneOf(sorts, get('sort')) ?? 'newest'
  const [look, setLook] = useTableLook('lifecycle')
  const size = look.rows ?? rowsOnAPage
  const filter = { q: q || undefined, sort, lifecycle: state ? [state] : [...states] }
  const answer = useAnswer('GET /parts', { ...filter, page, limit: size })
  const data = useListPage(answer.data, address, size)
  const { error, refetch, isPlaceholderData } = answer
  return (
    <div className="space-y-5">
      <PageHead
        title="Lifecycle"
        beside={<ListCount of={data} />}
        says="Parts that are not active. Where one stands is said on its page or by an import; whoever buys it is told of each state once, and reminded 60 and 14 days before its last day."
      >
        <ListKeys />
        <TableTools
          columns={columns}
          look={look}
          onLook={setLook}
          rows={data?.items ?? []}
          file={ownFile('lifecycle-view')}
          all={() => allPages((at) => call('GET /parts', { ...filter, ...at }))}
        />
      </PageHead>
      <div className="flex flex-wrap items-center gap-3">
        <SearchField label="Search parts that are not active" placeholder="Name or number" />
        <ListTabs
          label="Parts by state"
          tabs={[
            { name: 'All', query: { state: null } },
            ...states.map((one) => ({ name: lifecycleWords[one], query: { state: one } })),
          ]}
        />
      </div>
      {error && <ListFault error={error} onRetry={() => void refetch()} all={all} />}
      {!data && !error && <ListSkeleton rows={8} />}
      {data && data.items.length === 0 && <Nothing narrowed={q !== '' || state !== undefined} />}
      {data && data.items.length > 0 && (
        <DataTable
          columns={columns}
          rows={data.items}
          caption="Parts that are not active"
          rowId={({ _id }) => _id}
          look={look}
          sort={sort}
          onSort={(next) => address.set({ sort: next === 'newest' ? null : next })}
          onOpen={({ _id }) => void navigate(`/dashboard/manage-products/${_id}`)}
          busy={isPlaceholderData}
        />
      )}
      {data && <ListPages page={page} total={data.total} size={size} />}
    </div>
  )
}

const Nothing = ({ narrowed }: { narrowed: boolean }) =>
  narrowed ? (
    <Empty
      title="No part matches"
      action={<ButtonLink to={all}>Show all that are not active</ButtonLink>}
    />
  ) : (
    <Empty title="All parts are active">
      When a maker announces the end of a part, say so on its page under Lifecycle, or by the
      columns lifecycle, last buy and replaced by of an import.
    </Empty>
  )
