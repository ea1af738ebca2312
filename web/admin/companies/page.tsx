import { useNavigate } from 'react-router'
import type { CompanyState } from '../../../contract/companies/companies.ts'
import { rowsOnAPage, useAddress } from '../../app/address.ts'
import { call } from '../../app/api.ts'
import { ownFile } from '../../app/own-file.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer } from '../../app/queries.tsx'
import { companyStateWords } from '../../trade/companies/state.tsx'
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
import { companiesColumns } from './columns.tsx'

export const meta = privatePage('Companies')

const all = '/dashboard/companies'
const sorts = ['newest', 'name', '-name'] as const
const companyStates = Object.keys(companyStateWords) as CompanyState[]

export default function CompaniesPage() {
  const address = useAddress()
  const navigate = useNavigate()
  const { get, q, page } = address
  const state = oneOf(companyStates, get('state'))
  const sort = oneOf(sorts, get('sort')) ?? 'newest'
  const [look, setLook] = useTableLook('companies')
  const size = look.rows ?? rowsOnAPage
  const filter = { q, sort, state: state && [state] }
  const answer = useAnswer('GET /companies', { ...filter, page, limit: size })
  const data = useListPage(answer.data, address, size)
  const { error, refetch, isPlaceholderData } = answer
  return (
    <div className="space-y-5">
      <PageHead
        title="Companies"
        beside={<ListCount of={data} />}
        says="Who buys as a company, and who applied for it. An application waits for your decision."
      >
        <ListKeys />
        <TableTools
          columns={companiesColumns}
          look={look}
          onLook={setLook}
          rows={data?.items ?? []}
          file={ownFile('companies-view')}
          all={() => allPages((at) => call('GET /companies', { ...filter, ...at }))}
        />
      </PageHead>
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label="Search companies by name, number, registration number or tax id"
          placeholder="Name, number, registration, tax id"
        />
        <StateTabs />
      </div>
      {error && <ListFault error={error} onRetry={() => void refetch()} all={all} />}
      {!data && !error && <ListSkeleton rows={8} />}
      {data && data.items.length === 0 && <Nobody narrowed={q !== '' || state !== undefined} />}
      {data && data.items.length > 0 && (
        <DataTable
          columns={companiesColumns}
          rows={data.items}
          caption="Companies"
          rowId={({ _id }) => _id}
          look={look}
          sort={sort}
          onSort={(next) => address.set({ sort: next === 'newest' ? null : next })}
          onOpen={({ _id }) => void navigate(`${all}/${_id}`)}
          busy={isPlaceholderData}
        />
      )}
      {data && <ListPages page={page} total={data.total} size={size} />}
    </div>
  )
}

/** By state; how many applications wait stands at theirs. */
function StateTabs() {
  const { data } = useAnswer('GET /companies', { state: ['applied'], page: 1, limit: 1 })
  return (
    <ListTabs
      label="Companies by state"
      tabs={[
        { name: 'All', query: { state: null } },
        ...companyStates.map((state) => ({
          name: companyStateWords[state],
          query: { state },
          ...(state === 'applied' && { count: data?.total }),
        })),
      ]}
    />
  )
}

const Nobody = ({ narrowed }: { narrowed: boolean }) =>
  narrowed ? (
    <Empty
      title="No company matches"
      action={<ButtonLink to={all}>Show all companies</ButtonLink>}
    />
  ) : (
    <Empty title="No companies yet">
      They appear here when somebody applies for one in their dashboard.
    </Empty>
  )
