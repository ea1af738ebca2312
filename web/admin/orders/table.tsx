import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Order, OrderHead } from '../../../contract/orders/orders.ts'
import { useReload } from '../../app/queries.tsx'
import { LinesBelow, OpenedOrders, useOpenedOrders } from '../../orders/opened-lines.tsx'
import { ConfirmDialog } from '../../trade/faults/confirm-dialog.tsx'
import { useChosen } from '../../trade/tables/choice.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { ColumnDef, TableLook } from '../../ui/tables/columns.ts'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { ActionFaultNote } from '../action-fault.tsx'
import { Batches } from '../batches/batches.tsx'
import { rememberRow } from '../row-focus.ts'
import { useAction } from '../use-action.ts'
import { actOnOrder } from './act-on-order.ts'
import { Acting, type RowAction } from './action.tsx'
import type { OrdersFilter } from './address.ts'
import { useJustShipped, WayBack } from './shipping/just-shipped.tsx'

// what several orders need is loaded when the first is chosen
const BulkOrders = lazyPart(async () => ({
  default: (await import('./bulk-orders.tsx')).BulkOrders,
}))

type Props = {
  columns: ColumnDef<Order>[]
  look: TableLook
  orders: Order[]
  filter: OrdersFilter
  total: number | undefined
  onSort: (sort: string) => void
  busy: boolean
  /** What stands in place of no rows. */
  empty: ReactNode
}

const idOf = ({ _id }: { _id: string }) => _id

/** The orders of a page, with what can be done with one of them or with many. */
export function OrdersTable({ columns, look, orders, filter, total, ...props }: Props) {
  const navigate = useNavigate()
  const reload = useReload()
  const { busy, fault, run } = useAction()
  const just = useJustShipped()
  const chosen = useChosen<OrderHead>('orders', idOf)
  const isUsed = useRef(false)
  if (chosen.chosen.size > 0) isUsed.current = true
  const [asked, setAsked] = useState<Order | null>(null)
  const returnFocus = useRef<() => void>(undefined)
  const opened = useOpenedOrders()
  const reloadOrders = () => reload('GET /all-orders', 'GET /figures', 'GET /order/{id}')
  const act = async (action: RowAction, order: Order) => {
    const done = await run(
      `${action} ${order._id}`,
      () => actOnOrder(action, order),
      `Order ${order.orderNumber}`,
    )
    if (done && action === 'ship') just.tell([order._id], `Order ${order.orderNumber}: shipped`)
    await reloadOrders()
    if (done) returnFocus.current?.()
  }
  const cancel = async () => {
    if (!asked) return
    try {
      await actOnOrder('cancel', asked)
    } catch (error) {
      // it may not be any more what it is shown as
      await reloadOrders()
      throw error
    }
  }
  const onAct = (action: RowAction, order: Order) => {
    returnFocus.current = rememberRow()
    if (action === 'cancel') setAsked(order)
    else void act(action, order)
  }
  return (
    <Acting value={{ busy, onAct }}>
      <Batches onChanged={() => void reloadOrders()} />
      <ActionFaultNote fault={fault} />
      <WayBack just={just} onUndone={reloadOrders} />
      {orders.length === 0 ? (
        props.empty
      ) : (
        <OpenedOrders value={opened}>
          <DataTable
            columns={columns}
            rows={orders}
            caption="Orders"
            rowId={idOf}
            look={look}
            sort={filter.sort ?? 'newest'}
            onSort={props.onSort}
            onOpen={(order) => void navigate(pageOf(order))}
            below={(order) =>
              opened.ids.has(order._id) && <LinesBelow order={order} to={pageOf(order)} />
            }
            choice={chosen.choice}
            busy={props.busy}
          />
        </OpenedOrders>
      )}
      {isUsed.current && (
        <BulkOrders chosen={chosen} orders={orders} filter={filter} total={total} />
      )}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={cancel}
        onDone={async () => {
          await reloadOrders()
          returnFocus.current?.()
        }}
      >
        {asked && `Order ${asked.orderNumber} of ${asked.displayName}: ${asked.partsName}.`}
      </ConfirmDialog>
    </Acting>
  )
}

const pageOf = ({ _id }: Order) => `/dashboard/manage-orders/${_id}`
