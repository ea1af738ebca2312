import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Order } from '../../../contract/orders/orders.ts'
import { useReload } from '../../app/queries.tsx'
import { LinesBelow, OpenedOrders, useOpenedOrders } from '../../orders/opened-lines.tsx'
import { ConfirmDialog } from '../../trade/faults/confirm-dialog.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { DataTable } from '../../ui/tables/data-table.tsx'
import { ActionFaultNote } from '../action-fault.tsx'
import { rememberRow } from '../row-focus.ts'
import { useAction } from '../use-action.ts'
import { actOnOrder } from './act-on-order.ts'
import { Acting, type RowAction } from './action.tsx'
import { type BulkAction, type BulkResult, countDone } from './bulk-words.ts'
import { ordersColumns } from './columns.tsx'
import { useJustShipped, WayBack } from './shipping/just-shipped.tsx'

// what several orders need is loaded when the first is chosen
const BulkBar = lazyPart(async () => ({ default: (await import('./bulk.tsx')).BulkBar }))
const BulkResultNote = lazyPart(async () => ({
  default: (await import('./bulk.tsx')).BulkResultNote,
}))

type Props = {
  orders: Order[]
  /** The number of the row before the first. */
  before: number
  sort: string
  onSort: (sort: string) => void
  busy: boolean
  /** Which list it is: what was chosen of another is not chosen here. */
  list: string
  /** What stands in place of no rows. */
  empty: ReactNode
}

/** The orders of a page, with what can be done with one of them or with several. */
export function OrdersTable(props: Props) {
  const { orders, before, list, empty } = props
  const navigate = useNavigate()
  const reload = useReload()
  const { busy, fault, run } = useAction()
  const just = useJustShipped()
  const [chosen, setChosen] = useChosen(list)
  const [result, setResult] = useState<BulkResult | null>(null)
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
  const actOnMany = async (action: BulkAction, ids: string[]) => {
    setResult(null)
    await run(`bulk ${action}`, async () => {
      const { actOnChosen } = await import('./act-on-chosen.ts')
      const next = await actOnChosen(action, ids)
      setResult(next)
      const { done } = next
      if (action === 'ship' && done.length > 0) just.tell(done, countDone(action, done.length))
      const refused = new Set(next.refused.map(({ id }) => id))
      setChosen(new Set([...chosen].filter((id) => refused.has(id) || !ids.includes(id))))
    })
    await reloadOrders()
  }
  const columns = useMemo(() => ordersColumns(before), [before])
  const onAct = (action: RowAction, order: Order) => {
    returnFocus.current = rememberRow()
    if (action === 'cancel') setAsked(order)
    else void act(action, order)
  }
  return (
    <Acting value={{ busy, onAct }}>
      {result && <BulkResultNote result={result} />}
      <ActionFaultNote fault={fault} />
      <WayBack just={just} onUndone={reloadOrders} />
      {orders.length === 0 ? (
        empty
      ) : (
        <OpenedOrders value={opened}>
          <DataTable
            columns={columns}
            rows={orders}
            caption="Orders"
            rowId={(order) => order._id}
            sort={props.sort}
            onSort={props.onSort}
            onOpen={(order) => void navigate(pageOf(order))}
            below={(order) =>
              opened.ids.has(order._id) && <LinesBelow order={order} to={pageOf(order)} />
            }
            chosen={chosen}
            onChoose={setChosen}
            busy={props.busy}
          />
        </OpenedOrders>
      )}
      {chosen.size > 0 && (
        <BulkBar
          orders={orders.filter(({ _id }) => chosen.has(_id))}
          busy={busy}
          onAct={(action, ids) => void actOnMany(action, ids)}
          onClear={() => setChosen(new Set())}
        />
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

const nothing: ReadonlySet<string> = new Set()

/** The rows that are chosen of this list. */
function useChosen(list: string) {
  const [kept, setKept] = useState({ list, ids: nothing })
  const setChosen = (ids: ReadonlySet<string>) => setKept({ list, ids })
  return [kept.list === list ? kept.ids : nothing, setChosen] as const
}
