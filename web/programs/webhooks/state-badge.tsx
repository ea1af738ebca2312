import type { Delivery, Webhook } from '../../../contract/programs/webhooks.ts'
import { Badge } from '../../ui/badge.tsx'

export function WebhookBadge({ state }: Pick<Webhook, 'state'>) {
  if (state === 'off') return <Badge>Off</Badge>
  return state === 'failing' ? (
    <Badge variant="warn">Failing</Badge>
  ) : (
    <Badge variant="good">On</Badge>
  )
}

export function DeliveryBadge({ state, attempts }: Pick<Delivery, 'state' | 'attempts'>) {
  if (state === 'delivered') return <Badge variant="good">Delivered</Badge>
  if (state === 'failed') return <Badge variant="danger">Given up</Badge>
  return attempts > 0 ? (
    <Badge variant="warn">Retrying</Badge>
  ) : (
    <Badge variant="calm">Waiting</Badge>
  )
}
