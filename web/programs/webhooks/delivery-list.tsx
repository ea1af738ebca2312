import { useState } from 'react'
import type { Delivery } from '../../../contract/programs/webhooks.ts'
import { call } from '../../app/api.ts'
import { useReload } from '../../app/queries.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { Facts } from '../../ui/tables/facts.tsx'
import { counted } from '../../ui/words/amounts.tsx'
import { When } from '../../ui/words/when.tsx'
import { DeliveryBadge } from './state-badge.tsx'

/** What was sent, newest first, with what was answered. */
export function DeliveryList({
  webhookId,
  deliveries,
}: {
  webhookId: string
  deliveries: Delivery[]
}) {
  if (deliveries.length === 0)
    return (
      <Empty title="Nothing here">
        What happens in the shop is sent within a minute, and listed for 30 days.
      </Empty>
    )
  return (
    <ul className="panel divide-y" aria-label="Deliveries">
      {deliveries.map((one) => (
        <li key={one._id} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
          <DeliveryFacts delivery={one} />
          <SendAgain webhookId={webhookId} delivery={one} />
        </li>
      ))}
    </ul>
  )
}

function DeliveryFacts({ delivery }: { delivery: Delivery }) {
  const { type, position, state, attempts, triedAt, nextAt, status, fault } = delivery
  return (
    <div className="min-w-0 grow basis-64 space-y-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <code className="font-mono text-sm font-medium">{type}</code>
        <DeliveryBadge state={state} attempts={attempts} />
        {status !== null && <span className="text-sm tabular-nums">answered {status}</span>}
        {fault && <span className="text-sm text-danger">{fault}</span>}
      </p>
      <p className="text-xs text-soft">
        <Facts>
          <span>event {position}</span>
          {triedAt && (
            <span>
              {counted(attempts, 'try', 'tries')}, the last <When at={triedAt} />
            </span>
          )}
          {nextAt && attempts > 0 && (
            <span>
              again <When at={nextAt} />
            </span>
          )}
        </Facts>
      </p>
    </div>
  )
}

function SendAgain({ webhookId, delivery }: { webhookId: string; delivery: Delivery }) {
  const reload = useReload()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Error>()
  const send = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      await call('POST /webhooks/{id}/resends', { id: webhookId, deliveryId: delivery._id })
      toast.success('Sent again', delivery.type)
      await reload('GET /webhooks/{id}/deliveries')
    } catch (error) {
      setFault(error as Error)
    }
    setBusy(false)
  }
  return (
    <>
      <Button
        size="small"
        busy={busy}
        onClick={() => void send()}
        aria-label={`Send event ${delivery.position} again`}
      >
        Send again
      </Button>
      {fault && <FaultNote error={fault} focus />}
    </>
  )
}
