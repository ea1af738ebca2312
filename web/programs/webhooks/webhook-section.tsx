import { useState } from 'react'
import { Link } from 'react-router'
import type { Webhook } from '../../../contract/programs/webhooks.ts'
import { call } from '../../app/api.ts'
import { useAnswer, useReload } from '../../app/queries.tsx'
import { ListFault } from '../../trade/faults/list-fault.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Facts } from '../../ui/tables/facts.tsx'
import { counted } from '../../ui/words/amounts.tsx'
import { When } from '../../ui/words/when.tsx'
import { NewSecret } from './new-secret.tsx'
import { WebhookBadge } from './state-badge.tsx'
import { WebhookForm, type Wish } from './webhook-form.tsx'

/** Addresses that are told of events: for admins, below the keys. */
export default function WebhookSection() {
  const { data, error, refetch } = useAnswer('GET /webhooks', {})
  const [adding, setAdding] = useState(false)
  return (
    <section aria-labelledby="webhooks" className="space-y-4">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="webhooks" className="text-lg font-semibold tracking-tight">
            Webhooks
          </h2>
          <p className="mt-1 text-sm text-soft">
            Addresses that are told what happens in the shop within a minute.
          </p>
        </div>
        {!adding && <Button onClick={() => setAdding(true)}>Add an address</Button>}
      </header>
      {adding && <AddWebhook onClose={() => setAdding(false)} />}
      {error && !data && (
        <ListFault error={error} onRetry={() => void refetch()} all="/dashboard/programs" />
      )}
      {!data && !error && <Skeleton className="h-24 w-full" />}
      {data && data.items.length === 0 && !adding && (
        <p className="panel px-4 py-6 text-center text-sm text-soft">
          No address yet. One that you add is told of orders, parts and reviews as they happen.
        </p>
      )}
      {data && data.items.length > 0 && (
        <ul className="panel divide-y">
          {data.items.map((webhook) => (
            <li key={webhook._id} className="px-4 py-3">
              <WebhookRow webhook={webhook} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function AddWebhook({ onClose }: { onClose: () => void }) {
  const reload = useReload()
  const [secret, setSecret] = useState<string>()
  const add = async (wish: Wish) => {
    const made = await call('POST /webhooks', wish)
    setSecret(made.secret)
    await reload('GET /webhooks')
  }
  return (
    <section aria-label="A new address" className="panel space-y-5 p-4 sm:p-5">
      {secret ? (
        <>
          <NewSecret secret={secret} />
          <Button onClick={onClose}>Done</Button>
        </>
      ) : (
        <WebhookForm
          first={{ url: '', types: [] }}
          action="Add this address"
          onSubmit={add}
          onClose={onClose}
        />
      )}
    </section>
  )
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { _id, url, types, state, failingSince, offAt, waiting } = webhook
  return (
    <div className="space-y-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={`/dashboard/programs/${_id}`} className="font-medium wrap-anywhere underline">
          {url}
        </Link>
        <WebhookBadge state={state} />
      </p>
      <p className="text-sm wrap-anywhere text-soft">{types.join(', ')}</p>
      <p className="text-xs text-soft">
        <Facts>
          {offAt && (
            <span>
              off since <When at={offAt} />
            </span>
          )}
          {failingSince && (
            <span>
              nothing was taken since <When at={failingSince} />
            </span>
          )}
          {waiting > 0 && <span>{counted(waiting, 'event')} waiting</span>}
        </Facts>
      </p>
    </div>
  )
}
