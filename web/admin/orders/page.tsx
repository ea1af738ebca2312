import { useMemo } from 'react'
import { Link } from 'react-router'
import { rowsOnAPage, useAddress } from '../../app/address.ts'
import { call } from '../../app/api.ts'
import { ownFile } from '../../app/own-file.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer } from '../../app/queries.tsx'
import { ExportOrders } from '../../orders/export-orders.tsx'
import { ListFault } from '../../trade/faults/list-fault.tsx'
import { allPages } from '../../trade/tables/all-pages.ts'
import { useListPage } from '../../trade/tables/list-page.ts'
import { ListPages } from '../../trade/tables/list-pages.tsx'
import { SavedViews } from '../../trade/tables/saved-views.tsx'
import { useTableLook } from '../../trade/tables/table-look.ts'
import { TableTools } from '../../trade/tables/table-tools.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { ListKeys } from '../../ui/tables/list-keys.tsx'
import { counted, figure } from '../../ui/words/amounts.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { PageHead } from '../page-head.tsx'
import { isNarrowed, readOrdersFilter } from './address.ts'
import { ordersColumns } from './columns.tsx'
import { OrdersFilters } from './filters.tsx'
import { OrdersTable } from './table.tsx'

export const meta = privatePage('Manage Orders')

export default function ManageOrdersPage() {
  const address = useAddress()
  const filter = readOrdersFilter(address)
  const { page } = address
  const [look, setLook] = useTableLook('orders')
  const size = look.rows ?? rowsOnAPage
  const answer = useAnswer('GET /all-orders', { ...filter, limit: size, page })
  const data = useListPage(answer.data, address, size)
  const { error, refetch, isPlaceholderData } = answer
  const columns = useMemo(() => ordersColumns((page - 1) * size), [page, size])
  return (
    <div className="space-y-4">
      <PageHead title="Manage Orders" beside={data && <Count total={data.total} />}>
        <ListKeys />
        <TableTools
          columns={columns}
          look={look}
          onLook={setLook}
          rows={data?.items ?? []}
          file={ownFile('orders-view')}
          all={() => allPages((at) => call('GET /all-orders', { ...filter, ...at }))}
        />
        <ExportOrders filter={filter} empty={!data || data.items.length === 0} />
      </PageHead>
      <OrdersFilters />
      {filter.companyId && <OfCompany id={filter.companyId} />}
      <SavedViews table="orders" />
      {error && (
        <ListFault error={error} onRetry={() => void refetch()} all="/dashboard/manage-orders" />
      )}
      {!data && !error && <ListSkeleton />}
      {data && (
        <OrdersTable
          columns={columns}
          look={look}
          orders={data.items}
          filter={filter}
          total={data.total}
          onSort={(sort) => address.set({ sort: sort === 'newest' ? null : sort })}
          busy={isPlaceholderData}
          empty={<NoOrders narrowed={isNarrowed(filter)} />}
        />
      )}
      {data && <ListPages page={page} total={data.total} size={size} />}
    </div>
  )
}

/** That the orders of one company are listed, with the way back to all. */
function OfCompany({ id }: { id: string }) {
  const { set } = useAddress()
  const { data } = useAnswer('GET /companies/{id}', { id })
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm" data-screen-only>
      <span>
        Orders of{' '}
        <Link to={`/dashboard/companies/${id}`} className="link font-medium">
          {data?.legalName ?? 'one company'}
        </Link>
      </span>
      <Button size="small" onClick={() => set({ companyId: null })}>
        Orders of all
      </Button>
    </p>
  )
}

function Count({ total }: { total: number | undefined }) {
  return (
    <p className="text-sm text-soft" aria-live="polite">
      {total === undefined ? `More than ${figure(1_000)} orders` : counted(total, 'order')}
    </p>
  )
}

function NoOrders({ narrowed }: { narrowed: boolean }) {
  if (narrowed)
    return (
      <Empty
        title="No order matches"
        action={
          <Link to="/dashboard/manage-orders" className={buttonClass('secondary')}>
            Show all orders
          </Link>
        }
      >
        Nothing is left of the list with this search and these filters.
      </Empty>
    )
  return (
    <Empty
      title="No orders yet"
      action={
        <Link to="/dashboard/manage-products" className={buttonClass('secondary')}>
          Look at the parts
        </Link>
      }
    >
      They appear here as soon as a buyer places one.
    </Empty>
  )
}
