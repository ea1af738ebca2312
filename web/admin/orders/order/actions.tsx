import { ClipboardList } from 'lucide-react'
import { useState } from 'react'
import { isAllowed } from '../../../../contract/orders/actions.ts'
import { shownAxes } from '../../../../contract/orders/axes.ts'
import type { OrderDetail } from '../../../../contract/orders/orders.ts'
import { focusHeading } from '../../../app/focus-heading.ts'
import { useReload } from '../../../app/queries.tsx'
import { documentsOf, PrintButton } from '../../../orders/order/documents.tsx'
import { ConfirmDialog } from '../../../trade/faults/confirm-dialog.tsx'
import { Downloads } from '../../../trade/files/downloads.tsx'
import { Button } from '../../../ui/button.tsx'
import { lazyDialog } from '../../../ui/overlays/lazy-dialog.tsx'
import type { useAction } from '../../use-action.ts'
import { actOnOrder } from '../act-on-order.ts'
import type { RowAction } from '../action.tsx'

/** Whether an order can be put on hold by somebody: it counts, something of it is to leave, and nobody has. */
const canBeHeld = ({ status, openQuantity, onHold = [] }: OrderDetail) =>
  status !== 'cancelled' && status !== 'refunded' && openQuantity > 0 && !onHold.includes('manual')

const HoldDialog = lazyDialog(
  async () => ({ default: (await import('./holds.tsx')).HoldDialog }),
  ({ open }) => open,
)
const RefundDialog = lazyDialog(
  async () => ({ default: (await import('./refund.tsx')).RefundDialog }),
  ({ open }) => open,
)

const CancelLinesDialog = lazyDialog(
  async () => ({ default: (await import('../lines/cancel-lines.tsx')).CancelLinesDialog }),
  ({ open }) => open,
)
const ShipDialog = lazyDialog(
  async () => ({ default: (await import('../shipping/ship-lines.tsx')).ShipDialog }),
  ({ open }) => open,
)

type Props = {
  order: OrderDetail
  action: ReturnType<typeof useAction>
  /** Prints what is to be picked for it. */
  onPick: () => void
  /** After pieces of it left. */
  onShipped: () => void
}

/** The steps that the rule table allows, the next one in copper; the documents. */
export function OrderActions({ order, action: { busy, run }, onPick, onShipped }: Props) {
  const reload = useReload()
  const [asked, setAsked] = useState<
    'cancel' | 'refund' | 'ship lines' | 'cancel lines' | 'hold' | null
  >(null)
  const may = (one: RowAction | 'refund' | 'shorten') => isAllowed(one, shownAxes(order))
  const isToCome = may('refund') || may('shorten')
  // all of what is open goes by a refund, or where that is allowed by cancelling the order
  const goesAtOnce = may('refund') || may('cancel')
  const reloadOrder = () => reload('GET /order/{id}', 'GET /all-orders', 'GET /figures')
  const act = async (name: RowAction) => {
    const done = await run(name, () => actOnOrder(name, order))
    if (done && name === 'ship') onShipped()
    await reloadOrder()
    // the button is gone with the state that allowed it
    if (done) requestAnimationFrame(focusHeading)
  }
  const cancel = async () => {
    try {
      await actOnOrder('cancel', order)
    } catch (error) {
      // it may not be any more what it is shown as
      await reloadOrder()
      throw error
    }
  }
  const onDone = async () => {
    setAsked(null)
    await reloadOrder()
    requestAnimationFrame(focusHeading)
  }
  const close = () => setAsked(null)
  const about = { order, onClose: close, onDone, onRefused: reloadOrder }
  const step = (name: RowAction, words: string) => (
    <Button
      size="small"
      variant="primary"
      busy={busy === name}
      disabled={busy !== null}
      onClick={() => void act(name)}
    >
      {words}
    </Button>
  )
  const ask = (what: typeof asked, words: string) => (
    <Button size="small" disabled={busy !== null} onClick={() => setAsked(what)}>
      {words}
    </Button>
  )
  return (
    <>
      <Downloads files={documentsOf(order)}>
        <PrintButton />
        {isToCome && (
          <Button size="small" onClick={onPick}>
            <ClipboardList size={16} aria-hidden="true" />
            Picking list
          </Button>
        )}
      </Downloads>
      {may('refund') && ask('refund', 'Refund')}
      {isToCome && order.openQuantity > (goesAtOnce ? 1 : 0) && ask('cancel lines', 'Cancel lines')}
      {may('cancel') && ask('cancel', 'Cancel')}
      {canBeHeld(order) && ask('hold', 'Put on hold')}
      {may('ship') && ask('ship lines', 'Ship lines')}
      {may('release') && step('release', 'Release')}
      {may('ship') && step('ship', 'Ship Now')}
      <ConfirmDialog open={asked === 'cancel'} onClose={close} onConfirm={cancel} onDone={onDone}>
        Order {order.orderNumber} of {order.displayName}: {order.partsName}.
      </ConfirmDialog>
      <RefundDialog order={order} open={asked === 'refund'} onClose={close} onDone={onDone} />
      <ShipDialog {...about} onShipped={onShipped} open={asked === 'ship lines'} />
      <HoldDialog order={order} open={asked === 'hold'} onClose={close} />
      <CancelLinesDialog {...about} open={asked === 'cancel lines'} />
    </>
  )
}
