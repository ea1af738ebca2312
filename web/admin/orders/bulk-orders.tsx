import { useRef, useState } from 'react'
import type { OrderBatchAction } from '../../../contract/batches.ts'
import type { Order, OrderHead } from '../../../contract/orders/orders.ts'
import { call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { useReload } from '../../app/queries.tsx'
import { ConfirmDialog } from '../../trade/faults/confirm-dialog.tsx'
import type { useChosen } from '../../trade/tables/choice.ts'
import { TextArea } from '../../ui/forms/field.tsx'
import { ActionFaultNote } from '../action-fault.tsx'
import { useAction } from '../use-action.ts'
import type { OrdersFilter } from './address.ts'
import { askedWords, BulkBar } from './bulk.tsx'
import { isFreightEntered, type Said, ShipManyDialog } from './shipping/ship-many.tsx'

type Props = {
  chosen: ReturnType<typeof useChosen<OrderHead>>
  /** Those of this page. */
  orders: Order[]
  filter: OrdersFilter
  /** How many match; undefined when more than are counted. */
  total: number | undefined
}

/** What is done with the orders that were chosen, over all pages: the shop takes it over, and goes on by itself. */
export function BulkOrders({ chosen, orders, filter, total }: Props) {
  const { busy, fault, run } = useAction()
  const reload = useReload()
  const idempotency = useIdempotencyKey()
  const [asked, setAsked] = useState<Asked | null>(null)
  const here = new Map(orders.map((order) => [order._id, order]))
  // what is seen now is newer than what was chosen
  const heads = [...chosen.chosen.values()].map((head): OrderHead => here.get(head._id) ?? head)
  const elsewhere = heads.filter(({ _id }) => !here.has(_id)).length
  const [allOf, setAllOf] = useState<OrdersFilter>()
  const isMore = total === undefined || total > orders.length
  const offersAll = isMore && whatOf(allOf) !== whatOf(filter)
  const [toShip, setToShip] = useState<OrderHead[] | null>(null)
  const begin = async (
    action: OrderBatchAction,
    of: OrderHead[],
    { reason = '', shipments = [] }: { reason?: string; shipments?: Said[] } = {},
  ) => {
    const given = { action, ids: of.map(({ _id }) => _id), reason, shipments }
    const key = idempotency.keyFor(given)
    await call('POST /order-batches', given, { key })
    idempotency.fulfilled()
    chosen.leaveOut(given.ids)
    await reload('GET /batches')
  }
  const onAct = (action: OrderBatchAction, of: OrderHead[]) => {
    if (action === 'cancel' || action === 'refund') setAsked({ action, orders: of })
    else if (action === 'ship' && of.some(isFreightEntered)) setToShip(of)
    else void run(`bulk ${action}`, () => begin(action, of))
  }
  const chooseAll = () =>
    void run('choose all', async () => {
      chosen.add((await call('GET /order-heads', filter)).orders)
      setAllOf(filter)
    })
  if (heads.length === 0 && !asked && !toShip) return <ActionFaultNote fault={fault} />
  return (
    <>
      <ActionFaultNote fault={fault} />
      {heads.length > 0 && (
        <BulkBar
          orders={heads}
          elsewhere={elsewhere}
          matching={offersAll ? total : null}
          busy={busy}
          onAct={onAct}
          onChooseAll={chooseAll}
          onClear={() => {
            setAllOf(undefined)
            chosen.clear()
          }}
        />
      )}
      <ShipManyDialog
        orders={toShip}
        onClose={() => setToShip(null)}
        onShip={async (of, shipments) => {
          await begin('ship', of, { shipments })
          setToShip(null)
        }}
      />
      <AskDialog
        asked={asked}
        onClose={() => setAsked(null)}
        onConfirm={(reason) =>
          asked ? begin(asked.action, asked.orders, { reason }) : Promise.resolve()
        }
      />
    </>
  )
}

/** Which orders a filter finds, however they are sorted. */
const whatOf = (filter: OrdersFilter | undefined) =>
  filter && JSON.stringify({ ...filter, sort: null })

type Asked = { action: 'cancel' | 'refund'; orders: OrderHead[] }
type AskProps = {
  asked: Asked | null
  onClose: () => void
  onConfirm: (reason: string) => Promise<void>
}

/** The question before many orders are cancelled, or their money goes back. */
function AskDialog({ asked, onClose, onConfirm }: AskProps) {
  const last = useRef(asked)
  if (asked) last.current = asked
  const [reason, setReason] = useState('')
  const shown = last.current
  const isRefund = shown?.action === 'refund'
  const count = shown?.orders.length ?? 0
  return (
    <ConfirmDialog
      open={asked !== null}
      onClose={onClose}
      onConfirm={() => onConfirm(isRefund ? reason : '')}
      {...(isRefund && { title: `Refund ${count} orders` })}
      action={isRefund ? `Refund ${count}` : `Cancel ${count}`}
    >
      {shown && (
        <p>{askedWords(shown.action, shown.orders)} It begins after some seconds of undo.</p>
      )}
      {isRefund && (
        <TextArea
          className="mt-4 text-ink"
          label="Reason"
          optional
          hint="The buyers see it on their orders' timelines."
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </ConfirmDialog>
  )
}
