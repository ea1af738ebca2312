import { useState } from 'react'
import type { Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { ApiKey } from '../../../contract/people/keys.ts'
import { call } from '../../app/api.ts'
import { useReload } from '../../app/queries.tsx'
import { ConfirmDialog } from '../../trade/faults/confirm-dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { KeyRow } from './key-row.tsx'
import { NewKey } from './new-key.tsx'

type Asked = { key: ApiKey; what: 'rotate' | 'revoke' }
type Rotated = Output<Calls['rotateKey']>

/** Keys with what is done to them. */
export function KeyList({ keys }: { keys: ApiKey[] }) {
  const reload = useReload()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [rotated, setRotated] = useState<Rotated | null>(null)
  const confirm = async () => {
    if (!asked) return
    const id = asked.key._id
    if (asked.what === 'revoke') {
      await call('DELETE /keys/{id}', { id })
      toast.warning('Key revoked', asked.key.name)
    } else {
      setRotated(await call('POST /keys/{id}/rotations', { id, overlapHours: 24 }))
    }
    await reload('GET /keys')
  }
  return (
    <section aria-label="Keys">
      <ul className="panel divide-y">
        {keys.map((key) => (
          <li key={key._id} className="space-y-3 px-4 py-3">
            <KeyRow
              apiKey={key}
              onRotate={() => setAsked({ key, what: 'rotate' })}
              onRevoke={() => setAsked({ key, what: 'revoke' })}
            />
            {rotated?.insertedId === key._id && <NewKey made={rotated} />}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        mild={asked?.what === 'rotate'}
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={confirm}
        action={asked?.what === 'rotate' ? 'Make a new secret' : 'Revoke'}
      >
        {asked?.what === 'rotate' ? (
          <p>
            “{asked.key.name}” gets a new secret. The one of now works for 24 hours more, so that
            the program can be changed over.
          </p>
        ) : (
          asked && <p>“{asked.key.name}” opens nothing from now on.</p>
        )}
      </ConfirmDialog>
    </section>
  )
}
