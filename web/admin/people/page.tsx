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
import { PageSpinner } from '../../ui/spinner.tsx'
import { ListKeys } from '../../ui/tables/list-keys.tsx'
import { ListCount } from '../list-count.tsx'
import { oneOf } from '../one-of.ts'
import { PageHead } from '../page-head.tsx'
import { UsersTable } from './table.tsx'

export const meta = privatePage('All Users')

const sorts = ['newest', 'name', 'email'] as const

export default function MakeAdminPage() {
  const address = useAddress()
  const { get, q, page, set } = address
  const role = oneOf(['admin'], get('role')) ?? 'buyer'
  const sort = oneOf(sorts, get('sort')) ?? 'newest'
  const answer = useAnswer('GET /users', {
    q,
    role,
    sort,
    page,
    limit: rowsOnAPage,
  })
  const data = useListPage(answer.data, address)
  const { error, refetch, isPlaceholderData } = answer
  return (
    <div className="space-y-5">
      <PageHead
        title="All Users"
        beside={<ListCount of={data} />}
        says={
          role === 'admin'
            ? 'Admins manage orders, parts, reviews and other admins.'
            : 'Buyers. Who becomes an admin leaves this list and stands under Admins.'
        }
      >
        <ListKeys />
      </PageHead>
      <div className="flex flex-wrap items-center gap-3">
        <SearchField label="Search users by name or e-mail" placeholder="Name or e-mail" />
        <ListTabs
          label="Users by role"
          tabs={[
            { name: 'Users', query: { role: null } },
            { name: 'Admins', query: { role: 'admin' } },
          ]}
        />
      </div>
      {error && (
        <ListFault error={error} onRetry={() => void refetch()} all="/dashboard/make-admin" />
      )}
      {!data && !error && <PageSpinner label="Loading the users" />}
      {data && (
        <UsersTable
          key={role}
          users={data.items}
          before={(page - 1) * rowsOnAPage}
          sort={sort}
          onSort={(next) => set({ sort: next === 'newest' ? null : next })}
          busy={isPlaceholderData}
          empty={<Nobody narrowed={q !== '' || role === 'admin'} />}
        />
      )}
      {data && <ListPages page={page} total={data.total} />}
    </div>
  )
}

function Nobody({ narrowed }: { narrowed: boolean }) {
  if (narrowed)
    return (
      <Empty
        title="Nobody matches"
        action={<ButtonLink to="/dashboard/make-admin">Show all users</ButtonLink>}
      />
    )
  return (
    <Empty
      title="No buyers yet"
      action={<ButtonLink to="/dashboard/make-admin?role=admin">Show the admins</ButtonLink>}
    >
      People appear here when they register.
    </Empty>
  )
}
