import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Webhook } from '../../../contract/programs/webhooks.ts'
import { call } from '../../app/api.ts'
import { useReload } from '../../app/queries.tsx'
import { ConfirmDialog } from '../../trade/faults/confirm-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { When } from '../../ui/words/when.tsx'
import { NewSecret } from './new-secret.tsx'
import { WebhookBadge } from './state-badge.tsx'
import { WebhookForm } from './webhook-form.tsx'

type Asked = 'off' | 'rotate' | 'remove'

/** What an address is told, and what is done to it. */
export function WebhookHead({ webhook }: { webhook: Webhook }) {
  const { _id: id, url, types, state, failingSince, offAt } = webhook
  const reload = useReload()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [changing, setChanging] = useState(false)
  const [secret, setSecret] = useState<string>()
  const again = async () => {
    await reload('GET /webhooks/{id}/deliveries')
    await reload('GET /webhooks')
  }
  const turn = async (on: boolean) => {
    await call('PATCH /webhooks/{id}', { id, on })
    toast.success(on ? 'Turned on' : 'Turned off', url)
    await again()
  }
  const confirm = async () => {
    if (asked === 'off') await turn(false)
    if (asked === 'rotate')
      setSecret((await call('POST /webhooks/{id}/rotations', { id, overlapHours: 24 })).secret)
    if (asked === 'remove') {
      await call('DELETE /webhooks/{id}', { id })
      toast.warning('Removed', url)
      await reload('GET /webhooks')
      await navigate('/dashboard/programs')
    }
  }
  return (
    <header className="space-y-4">
      <div className="space-y-2">
        <p className="flex flex-wrap items-center gap-3">
          <h1 className="text-xl font-semibold tracking-tight wrap-anywhere">{url}</h1>
          <WebhookBadge state={state} />
        </p>
        <p className="font-mono text-xs wrap-anywhere text-soft">{types.join(', ')}</p>
        {failingSince && !offAt && (
          <p className="text-sm text-warn">
            Nothing was taken since <When at={failingSince} />. It is tried for three days, and the
            address turned off after five.
          </p>
        )}
        {offAt && (
          <p className="text-sm text-soft">
            Off since <When at={offAt} />. What happens meanwhile is sent once it is on again.
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {offAt ? (
          <Button size="small" variant="primary" onClick={() => void turn(true)}>
            Turn on
          </Button>
        ) : (
          <Button size="small" onClick={() => setAsked('off')}>
            Turn off
          </Button>
        )}
        <Button size="small" onClick={() => setChanging(!changing)} aria-expanded={changing}>
          Change
        </Button>
        <Button size="small" onClick={() => setAsked('rotate')}>
          New secret
        </Button>
        <Button size="small" onClick={() => setAsked('remove')}>
          Remove
        </Button>
      </div>
      {secret && <NewSecret secret={secret} />}
      {changing && (
        <section aria-label="Change the address" className="panel p-4 sm:p-5">
          <WebhookForm
            first={{ url, types }}
            action="Save"
            onSubmit={async (wish) => {
              await call('PATCH /webhooks/{id}', { id, ...wish })
              setChanging(false)
              await again()
            }}
            onClose={() => setChanging(false)}
          />
        </section>
      )}
      <ConfirmDialog
        mild={asked !== 'remove'}
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={confirm}
        action={asked === 'remove' ? 'Remove' : asked === 'off' ? 'Turn off' : 'Make a new secret'}
      >
        <p>{asked && questions[asked]}</p>
      </ConfirmDialog>
    </header>
  )
}

const questions: Record<Asked, string> = {
  off: 'Nothing is sent to this address until it is turned on again; then what happened meanwhile is.',
  rotate:
    'This address gets a new secret. Events are signed by the one of now, too, for 24 hours more, so that the receiver can be changed over.',
  remove: 'Nothing more is sent to this address, and what was sent to it is forgotten.',
}
