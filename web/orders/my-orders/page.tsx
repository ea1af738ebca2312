import { Package } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Order } from '../../../contract/orders/orders.ts'
import { rowsOnAPage, useAddress } from '../../app/address.ts'
import { CallFault, call } from '../../app/api.ts'
import { ownFile } from '../../app/own-file.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer } from '../../app/queries.tsx'
import { usePerson } from '../../app/session.ts'
import { signOut } from '../../app/sign-out.ts'
import { mayOnOrder } from '../../trade/companies/may-act.ts'
import { ListFault } from '../../trade/faults/list-fault.tsx'
import { allPages } from '../../trade/tables/all-pages.ts'
import { useListPage } from '../../trade/tables/list-page.ts'
import { ListPages } from '../../trade/tables/list-pages.tsx'
import { useTableLook } from '../../trade/tables/table-look.ts'
import { TableTools } from '../../trade/tables/table-tools.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ColumnDef, TableLook } from '../../ui/tables/columns.ts'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { ListKeys } from '../../ui/tables/list-keys.tsx'
import { useAsked } from '../../ui/tables/use-asked.ts'
import { When } from '../../ui/words/when.tsx'
import { CancelOrder } from '../cancel-order.tsx'
import { ExportOrders } from '../export-orders.tsx'
import { LinesBelow, OpenedOrders, useOpenedOrders } from '../opened-lines.tsx'
import { orderColumns } from './columns.tsx'
import { OrderFilter, statusOf } from './filter.tsx'
import { WhoseOrders } from './whose-orders.tsx'

export const meta = privatePage('My Orders')

/** The buyer's orders: pay, cancel, open. */
export default function MyOrdersPage() {
  const person = usePerson()
  const { email, company } = person
  const address = useAddress()
  const { q, page } = address
  const status = statusOf(address.get('status'))
  const sort = sortOf(address.get('sort'))
  const [look, setLook] = useTableLook('my-orders')
  const size = look.rows ?? rowsOnAPage
  const maySeeAll = company?.rights.includes('seeAll') ?? false
  const isAll = maySeeAll && address.get('scope') === 'company'
  const filter = { email, scope: isAll ? ('company' as const) : undefined, q, status, sort }
  const given = { ...filter, page, limit: size }
  const answer = useAnswer('GET /orders', given)
  const data = useListPage(answer.data, address, size)
  const { error, refetch, isPlaceholderData } = answer
  useLeaveWhenRefused(error)
  const heading = useRef<HTMLHeadingElement>(null)
  const { about, open, ask, close } = useAsked<Order>()
  const columns = useMemo(
    () =>
      orderColumns((page - 1) * size, isAll, {
        onCancel: ask,
        may: (action, order) => mayOnOrder(person, action, order),
      }),
    [page, size, ask, isAll, person],
  )
  const isNarrowed = q !== '' || status !== undefined
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold">
          My Orders
        </h1>
        <div className="flex flex-wrap items-center gap-2">
          <ListKeys />
          <TableTools
            columns={columns}
            look={look}
            onLook={setLook}
            rows={data?.items ?? []}
            file={ownFile('orders-view')}
            all={() => allPages((at) => call('GET /orders', { ...given, ...at }))}
          />
          {data?.items.length !== 0 && <ExportOrders filter={filter} empty={!data} />}
        </div>
      </div>
      {maySeeAll && company && <WhoseOrders isAll={isAll} company={company.name} />}
      {(isNarrowed || data?.items.length !== 0) && <OrderFilter />}
      {error && (
        <ListFault error={error} onRetry={() => void refetch()} all="/dashboard/myorders" />
      )}
      {!data && !error && <Skeleton className="h-96" />}
      {data?.items.length === 0 && (
        <Nothing isNarrowed={isNarrowed} onAll={() => address.set({ q: null, status: null })} />
      )}
      {data && data.items.length > 0 && (
        <>
          <Orders
            orders={data.items}
            columns={columns}
            look={look}
            sort={sort}
            busy={isPlaceholderData}
            onSort={(next) => address.set({ sort: next })}
          />
          <ListPages page={page} total={data.total} size={size} />
        </>
      )}
      <CancelOrder
        order={about}
        open={open}
        onClose={close}
        onDone={() => heading.current?.focus()}
      />
    </>
  )
}

type OrdersProps = {
  orders: Order[]
  columns: ColumnDef<Order>[]
  look: TableLook
  sort: string
  busy: boolean
  onSort: (sort: string) => void
}

function Orders({ columns, look, orders, sort, busy, onSort }: OrdersProps) {
  const navigate = useNavigate()
  const opened = useOpenedOrders()
  return (
    <OpenedOrders value={opened}>
      <DataTable
        caption="My Orders"
        columns={columns}
        rows={orders}
        rowId={idOf}
        look={look}
        sort={sort}
        onSort={onSort}
        onOpen={(order) => void navigate(pageOf(order))}
        below={(order) =>
          opened.ids.has(order._id) ? (
            <LinesBelow order={order} to={pageOf(order)} />
          ) : (
            order.status === 'unpaid' && order.holdExpiresAt && <Hold until={order.holdExpiresAt} />
          )
        }
        busy={busy}
      />
    </OpenedOrders>
  )
}

const idOf = ({ _id }: Order) => _id

const Hold = ({ until }: { until: string }) => (
  <p className="text-xs text-soft">
    Held until <When at={until} />
  </p>
)

const pageOf = ({ _id }: Order) => `/dashboard/payment/${_id}`

const Nothing = ({ isNarrowed, onAll }: { isNarrowed: boolean; onAll: () => void }) =>
  isNarrowed ? (
    <Empty title="No orders match" action={<Button onClick={onAll}>All orders</Button>}>
      Try other words or another status.
    </Empty>
  ) : (
    <Empty
      title="No orders yet"
      icon={<Package size={32} aria-hidden="true" />}
      action={
        <ButtonLink to="/parts" variant="primary">
          Find parts
        </ButtonLink>
      }
    >
      What you order stands here, with its payment and shipment.
    </Empty>
  )

const sorts = [
  'newest',
  'oldest',
  'total',
  '-total',
  'part',
  '-part',
  'quantity',
  '-quantity',
] as const
const sortOf = (text: string) => sorts.find((sort) => sort === text) ?? 'newest'

/** What a role is missing for: another choice of orders works. */
const ofCompany: CallFault['code'][] = ['right_missing', 'company_needed']

/** Who may not see their own orders any more is signed out (specification, 8). */
function useLeaveWhenRefused(error: Error | null) {
  const isRefused =
    error instanceof CallFault &&
    (error.status === 401 || error.status === 403) &&
    !ofCompany.includes(error.code)
  useEffect(() => {
    if (isRefused) void signOut()
  }, [isRefused])
}
