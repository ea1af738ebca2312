import { useState } from 'react'
import {
  canBeOn,
  type Incoterm,
  incoterms,
  type ShippingKind,
  shippingKindWords,
} from '../../../contract/freight/kinds.ts'
import type { SetMethod } from '../../../contract/freight/setup.ts'
import { call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { FormEnd } from '../../trade/faults/form-end.tsx'
import { useSending } from '../../trade/faults/use-sending.ts'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { toast } from '../../ui/overlays/toast.ts'

const kinds = ['table', 'pickup', 'buyer_account'] as const
type NewKind = (typeof kinds)[number]

const hints: Record<ShippingKind, string> = {
  table: 'What it costs stands under Rates, by zone and weight.',
  pickup: 'The buyer fetches it where it leaves from: no freight.',
  buyer_account:
    'Companies say their number with the carrier, which asks them: no freight of yours.',
  later: 'You enter the freight when you ship, and the invoice asks for it.',
}

/** The terms on which goods are handed over. */
const termWords: Record<Incoterm, string> = {
  ...{ EXW: 'Ex Works', FCA: 'Free Carrier', CPT: 'Carriage Paid To' },
  ...{ CIP: 'Carriage and Insurance Paid To', DAP: 'Delivered At Place' },
  ...{ DPU: 'Delivered at Place Unloaded', DDP: 'Delivered Duty Paid' },
}

type Props = { method: SetMethod | null; onDone: () => Promise<unknown>; onBack: () => void }

/** A way to send orders: what it is called, how it is priced, by whom it goes, on which terms. */
export function MethodForm({ method, onDone, onBack }: Props) {
  const [newKind, setKind] = useState<NewKind>('table')
  const kind = method?.kind ?? newKind
  const [name, setName] = useState(method?.name ?? '')
  const [carrier, setCarrier] = useState(method?.carrier ?? '')
  const [incoterm, setIncoterm] = useState<Incoterm | ''>(method?.incoterm ?? '')
  const [note, setNote] = useState(method?.note ?? '')
  const key = useIdempotencyKey()
  const sending = useSending()
  const { errorOf } = sending
  const send = sending.sends(async () => {
    const said = { name, carrier, note, incoterm: incoterm || null }
    if (method) await call('PATCH /shipping-methods/{id}', { id: method._id, ...said })
    else {
      const given = { ...said, kind: newKind }
      await call('POST /shipping-methods', given, { key: key.keyFor(given) })
    }
    toast.success(method ? 'Method changed' : 'Method added', name)
    await onDone()
  })
  const chooseKind = (next: NewKind) => {
    setKind(next)
    if (incoterm && !canBeOn(next, incoterm)) setIncoterm('')
  }
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
      <TextField
        label="Name"
        hint="What buyers choose: Parcel, Pallet, Pickup in Hamburg."
        maxLength={60}
        value={name}
        error={errorOf('name')}
        onChange={({ target }) => setName(target.value)}
      />
      {method ? (
        <p className="text-sm text-soft">
          {shippingKindWords[kind]}. {hints[kind]}
        </p>
      ) : (
        <SelectField
          label="Price"
          hint={hints[kind]}
          value={newKind}
          error={errorOf('kind')}
          onChange={({ target }) => chooseKind(target.value as NewKind)}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {shippingKindWords[one]}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label="Carrier"
        hint={kind === 'buyer_account' ? 'With whom the buyer has the account.' : undefined}
        optional={kind !== 'buyer_account'}
        maxLength={60}
        value={carrier}
        error={errorOf('carrier')}
        onChange={({ target }) => setCarrier(target.value)}
      />
      <SelectField
        label="Terms (Incoterms 2020)"
        value={incoterm}
        error={errorOf('incoterm')}
        onChange={({ target }) => setIncoterm(target.value as Incoterm | '')}
      >
        <option value="">Not said</option>
        {incoterms
          .filter((one) => canBeOn(kind, one))
          .map((one) => (
            <option key={one} value={one}>
              {one}, {termWords[one]}
            </option>
          ))}
      </SelectField>
      <TextField
        label="Note for buyers"
        hint="Such as “2 to 4 working days”."
        optional
        maxLength={200}
        value={note}
        error={errorOf('note')}
        onChange={({ target }) => setNote(target.value)}
      />
      <FormEnd sending={sending} onBack={onBack}>
        {method ? 'Save' : 'Add the method'}
      </FormEnd>
    </form>
  )
}
