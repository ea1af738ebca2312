import { type FormEvent, useState } from 'react'
import type { MemberBasket } from '../../../contract/companies/members.ts'
import { call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { useAnswer, useReload } from '../../app/queries.tsx'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/forms/field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { counted } from '../../ui/words/amounts.tsx'

type Props = { basket: MemberBasket | undefined; open: boolean; onClose: () => void }

/** Gives all lines of a member's basket to another member. */
export function HandOver({ basket, open, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={basket ? `Hand over the basket of ${basket.displayName}` : 'Hand over'}
    >
      {basket && <HandOverForm key={basket.memberId} basket={basket} onClose={onClose} />}
    </Dialog>
  )
}

function HandOverForm({ basket, onClose }: { basket: MemberBasket; onClose: () => void }) {
  const reload = useReload()
  const idempotency = useIdempotencyKey()
  const { data } = useAnswer('GET /company/members', {})
  const [to, setTo] = useState('')
  const [error, setError] = useState<string>()
  const [fault, setFault] = useState<Error>()
  const [busy, setBusy] = useState(false)
  const others = data?.items.filter(({ _id }) => _id !== basket.memberId) ?? []
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setFault(undefined)
    setError(to ? undefined : 'Choose who gets it')
    if (!to) return
    setBusy(true)
    const given = { memberId: basket.memberId, to }
    try {
      await call('POST /company/baskets/{memberId}/hand-over', given, {
        key: idempotency.keyFor(given),
      })
      idempotency.fulfilled()
      const receiver = others.find(({ _id }) => _id === to)
      toast.success('Basket handed over', receiver && `to ${receiver.displayName}`)
      await reload('GET /company/baskets', 'GET /basket')
      onClose()
    } catch (refused) {
      setFault(refused as Error)
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
      <p className="text-soft">
        {counted(basket.lines.length, 'part')} go into the other’s basket, quantities of the same
        part are summed. The basket of {basket.displayName} is empty then.
      </p>
      <SelectField
        label="To"
        value={to}
        error={error}
        onChange={({ target }) => setTo(target.value)}
      >
        <option value="">Choose a member</option>
        {others.map(({ _id, displayName, email }) => (
          <option key={_id} value={_id}>
            {displayName} ({email})
          </option>
        ))}
      </SelectField>
      {fault && <FaultNote error={fault} focus />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose} disabled={busy}>
          Go back
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          Hand over
        </Button>
      </div>
    </form>
  )
}
