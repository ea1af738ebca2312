import { Printer, ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { isAllowed } from '../../contract/order-status.ts'
import type { OrderDetail } from '../../contract/orders.ts'
import { call } from '../api.ts'
import { useReload } from '../queries.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { actOnOrder } from './act-on-order.ts'
import { RefundDialog } from './manage-order-refund.tsx'
import type { RowAction } from './order-action.tsx'
import { focusHeading } from './row-focus.ts'
import { saveFile } from './save-file.ts'
import type { useAction } from './use-action.ts'

type Props = { order: OrderDetail; action: ReturnType<typeof useAction> }

/** The steps that the rule table allows, the next one in copper; receipt and print. */
export function OrderActions({ order, action: { busy, fault, run, forget } }: Props) {
  const reload = useReload()
  const [asked, setAsked] = useState<'cancel' | 'refund' | null>(null)
  const may = (one: RowAction | 'refund') => isAllowed(one, order.status)
  const reloadOrder = () => reload('GET /order/{id}', 'GET /all-orders', 'GET /figures')
  const act = async (name: RowAction) => {
    const done = await run(name, () => actOnOrder(name, order))
    if (done) setAsked(null)
    await reloadOrder()
    // the button is gone with the state that allowed it
    if (done) requestAnimationFrame(focusHeading)
  }
  const saveReceipt = () =>
    run('receipt', async () => {
      const receipt = await call('GET /order/{id}/receipt', { id: order._id })
      saveFile(receipt, `receipt-${order.orderNumber}.pdf`)
    })
  const close = () => {
    setAsked(null)
    forget()
  }
  const step = (name: RowAction, words: string) => (
    <Button
      size="small"
      look="primary"
      busy={busy === name}
      disabled={busy !== null}
      onClick={() => void act(name)}
    >
      {words}
    </Button>
  )
  return (
    <>
      <Button size="small" look="quiet" onClick={() => window.print()}>
        <Printer size={15} aria-hidden="true" />
        Print
      </Button>
      {order.paidAt && (
        <Button size="small" busy={busy === 'receipt'} onClick={() => void saveReceipt()}>
          <ReceiptText size={15} aria-hidden="true" />
          Receipt
        </Button>
      )}
      {may('refund') && (
        <Button size="small" disabled={busy !== null} onClick={() => setAsked('refund')}>
          Refund
        </Button>
      )}
      {may('cancel') && (
        <Button size="small" disabled={busy !== null} onClick={() => setAsked('cancel')}>
          Cancel
        </Button>
      )}
      {may('release') && step('release', 'Release')}
      {may('ship') && step('ship', 'Ship Now')}
      <ConfirmDialog
        open={asked === 'cancel'}
        onClose={close}
        onConfirm={() => void act('cancel')}
        busy={busy === 'cancel'}
        error={fault?.error.message}
      >
        Order {order.orderNumber} of {order.displayName}: {order.partsName}.
      </ConfirmDialog>
      <RefundDialog
        order={order}
        open={asked === 'refund'}
        onClose={close}
        onDone={async () => {
          setAsked(null)
          await reloadOrder()
          requestAnimationFrame(focusHeading)
        }}
      />
    </>
  )
}
