import { useMemo } from 'react'
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
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { ListKeys } from '../../ui/tables/list-keys.tsx'
import { ListCount } from '../list-count.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { oneOf } from '../one-of.ts'
import { PageHead } from '../page-head.tsx'
import { usersColumns } from './columns.tsx'
import { UsersTable } from './table.tsx'

export const meta = privatePage('All Users')

const sorts = ['newest', 'name', 'email'] as const

export default function MakeAdminPage() {
  const address = useAddress()
  const { get, q, page, set } = address
  const role = oneOf(['admin'], get('role')) ?? 'buyer'
  const sort = oneOf(sorts, get('sort')) ?? 'newest'
  const [look, setLook] = useTableLook('users')
  const size = look.rows ?? rowsOnAPage
  const columns = useMemo(() => usersColumns((page - 1) * size), [page, size])
  const filter = { q, role, sort } as const
  const answer = useAnswer('GET /users', { ...filter, page, limit: size })
  const data = useListPage(answer.data, address, size)
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
        <TableTools
          columns={columns}
          look={look}
          onLook={setLook}
          rows={data?.items ?? []}
          file={ownFile(role === 'admin' ? 'admins' : 'users')}
          all={() => allPages((at) => call('GET /users', { ...filter, ...at }))}
        />
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
      <SavedViews table="users" />
      {error && (
        <ListFault error={error} onRetry={() => void refetch()} all="/dashboard/make-admin" />
      )}
      {!data && !error && <ListSkeleton />}
      {data && (
        <UsersTable
          key={role}
          users={data.items}
          columns={columns}
          look={look}
          sort={sort}
          onSort={(next) => set({ sort: next === 'newest' ? null : next })}
          busy={isPlaceholderData}
          empty={<Nobody narrowed={q !== '' || role === 'admin'} />}
        />
      )}
      {data && <ListPages page={page} total={data.total} size={size} />}
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
