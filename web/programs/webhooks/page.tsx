import { useState } from 'react'
import { useParams } from 'react-router'
import type { deliveryStates } from '../../../contract/programs/webhooks.ts'
import { privatePage } from '../../app/private-page.ts'
import { useAnswer } from '../../app/queries.tsx'
import { ListFault } from '../../trade/faults/list-fault.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { WebhookHead } from './webhook-head.tsx'

export const meta = privatePage('Webhook')

type State = (typeof deliveryStates)[number]
const choices: [State | undefined, string][] = [
  [undefined, 'All'],
  ['waiting', 'Waiting'],
  ['delivered', 'Delivered'],
  ['failed', 'Given up'],
]

/** One address: what was sent to it, what it answered, and sending it again. */
export default function WebhookPage() {
  const { id = '' } = useParams()
  const [state, setState] = useState<State>()
  const [befores, setBefores] = useState<number[]>([])
  const before = befores.at(-1)
  const { data, error, refetch } = useAnswer(
    'GET /webhooks/{id}/deliveries',
    { id, ...(state && { state }), ...(before !== undefined && { before }) },
    { every: before === undefined ? 5_000 : false },
  )
  const choose = (next: State | undefined) => {
    setState(next)
    setBefores([])
  }
  return (
    <div className="space-y-5">
      <Breadcrumbs steps={[{ name: 'Programs', to: '/dashboard/programs' }, { name: 'Webhook' }]} />
      {error && !data && (
        <ListFault error={error} onRetry={() => void refetch()} all="/dashboard/programs" />
      )}
      {!data && !error && <Skeleton className="h-64 w-full" />}
      {data && (
        <>
          <WebhookHead webhook={data.webhook} />
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">Which deliveries</legend>
            {choices.map(([one, name]) => (
              <Button
                key={name}
                size="small"
                aria-pressed={one === state}
                variant={one === state ? 'primary' : 'secondary'}
                onClick={() => choose(one)}
              >
                {name}
              </Button>
            ))}
          </fieldset>
          <DeliveryList webhookId={id} deliveries={data.deliveries} />
          <div className="flex flex-wrap gap-3">
            {befores.length > 0 && (
              <Button onClick={() => setBefores(befores.slice(0, -1))}>Newer</Button>
            )}
            {data.next !== null && (
              <Button onClick={() => setBefores([...befores, data.next!])}>Older</Button>
            )}
          </div>
        </>
      )}
    </div>
  )
}
