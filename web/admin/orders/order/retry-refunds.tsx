import { call } from '../../../app/api.ts'
import { useReload } from '../../../app/queries.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { ActionFaultNote } from '../../action-fault.tsx'
import { useAction } from '../../use-action.ts'

/** Has the provider try again what of an order it could not give back: its balance may have been too low. */
export function RetryRefunds({ orderId: id }: { orderId: string }) {
  const { busy, fault, run } = useAction()
  const reload = useReload()
  const retry = async () => {
    const isAsked = await run('retry', () => call('POST /order/{id}/refund-retries', { id }))
    await reload('GET /order/{id}', 'GET /figures')
    if (isAsked) toast.success('The payment provider is asked again')
  }
  return (
    <div className="mt-3 space-y-2" data-screen-only>
      <p className="text-soft">
        This money is still owed. Return it in the provider’s dashboard, or try again where what was
        in its way is gone.
      </p>
      <Button size="small" busy={busy !== null} onClick={() => void retry()}>
        Try the refund again
      </Button>
      <ActionFaultNote fault={fault} />
    </div>
  )
}
