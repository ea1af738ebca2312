import { useState } from 'react'
import type { SavedAddress } from '../../contract/addresses/saved.ts'
import { CallFault, call } from '../app/api.ts'
import { useReload } from '../app/queries.tsx'
import { FaultNote } from '../trade/faults/fault-note.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/overlays/toast.ts'

/** Without `onEdit` it is looked at alone. */
type Props = {
  address: SavedAddress
  onEdit: (() => void) | undefined
  onGone: () => void
}

/** An address as it is written in its country, what it is for, and what can be done with it. */
export function AddressCard({ address, onEdit, onGone }: Props) {
  const { _id, label, use, text, phone, instructions, shipsByDefault, billsByDefault } = address
  const { change, busy, fault } = useChange()
  const name = label || text.split('\n')[0]!
  const defaults = {
    ...(use !== 'bill' && !shipsByDefault && { shipsByDefault: true }),
    ...(use !== 'ship' && !billsByDefault && { billsByDefault: true }),
  }
  const setDefault = (one: object) =>
    void change(() => call('PUT /addresses/{id}', { ...writtenOf(address), id: _id, ...one }))
  const putAway = () =>
    void change(async () => {
      await call('DELETE /addresses/{id}', { id: _id }).catch(unlessGone)
      toast.warning(`${name} is put away`)
      onGone()
    })
  return (
    <li className="panel flex flex-col gap-3 p-5">
      <div className="flex flex-wrap items-start gap-2">
        {label !== '' && <h2 className="grow font-semibold wrap-anywhere">{label}</h2>}
        {shipsByDefault && <Badge variant="good">Ships here by default</Badge>}
        {billsByDefault && <Badge variant="calm">Billed by default</Badge>}
        {use === 'ship' && <Badge>Shipping only</Badge>}
        {use === 'bill' && <Badge>Bills only</Badge>}
      </div>
      <address className="grow text-sm whitespace-pre-line wrap-anywhere not-italic">
        {text}
      </address>
      {(phone !== '' || instructions !== '') && (
        <p className="text-sm whitespace-pre-line wrap-anywhere text-soft">
          {[phone, instructions].filter(Boolean).join('\n')}
        </p>
      )}
      {fault && <FaultNote error={fault} focus />}
      {onEdit && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={onEdit} aria-label={`Edit ${name}`}>
            Edit
          </Button>
          {'shipsByDefault' in defaults && (
            <Button
              size="small"
              variant="quiet"
              busy={busy}
              onClick={() => setDefault({ shipsByDefault: true })}
              aria-label={`Ship to ${name} by default`}
            >
              Ship here by default
            </Button>
          )}
          {'billsByDefault' in defaults && (
            <Button
              size="small"
              variant="quiet"
              busy={busy}
              onClick={() => setDefault({ billsByDefault: true })}
              aria-label={`Bill ${name} by default`}
            >
              Bill by default
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            busy={busy}
            onClick={putAway}
            aria-label={`Put ${name} away`}
          >
            Put away
          </Button>
        </div>
      )}
    </li>
  )
}

/** Does a change and shows the list as it is then. */
function useChange() {
  const reload = useReload()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Error>()
  const change = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setFault(undefined)
    try {
      await work()
      await reload('GET /addresses')
    } catch (error) {
      setFault(error as Error)
    }
    setBusy(false)
  }
  return { change, busy, fault }
}

/** What another window has put away already is put away. */
function unlessGone(error: unknown) {
  if (!(error instanceof CallFault && error.status === 404)) throw error
}

const writtenOf = ({ _id, text, updatedAt, ...written }: SavedAddress) => written
