import { useId, useState } from 'react'
import {
  canBeOn,
  type Incoterm,
  incoterms,
  incotermWords,
  type ShippingKind,
  shippingKindWords,
} from '../../../contract/freight/kinds.ts'
import type { SetMethod } from '../../../contract/freight/setup.ts'
import { call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { FormEnd } from '../../trade/faults/form-end.tsx'
import { useSending } from '../../trade/faults/use-sending.ts'
import { CheckboxField, SelectField, TextField } from '../../ui/forms/field.tsx'
import { FieldError } from '../../ui/forms/field-error.tsx'
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

type Props = { method: SetMethod | null; onDone: () => Promise<unknown>; onBack: () => void }

/** A way to send orders: what it is called, how it is priced, by whom it goes, on which terms. */
export function MethodForm({ method, onDone, onBack }: Props) {
  const [newKind, setKind] = useState<NewKind>('table')
  const kind = method?.kind ?? newKind
  const [name, setName] = useState(method?.name ?? '')
  const [carrier, setCarrier] = useState(method?.carrier ?? '')
  const [terms, setTerms] = useState<Incoterm[]>(method?.incoterms ?? [])
  const [note, setNote] = useState(method?.note ?? '')
  const termsId = useId()
  const key = useIdempotencyKey()
  const sending = useSending()
  const { errorOf } = sending
  const send = sending.sends(async () => {
    const said = { name, carrier, note, incoterms: terms }
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
    setTerms(terms.filter((one) => canBeOn(next, one)))
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
      <fieldset>
        <legend className="text-sm font-medium">Terms (Incoterms 2020)</legend>
        <p className="text-sm text-soft">
          Of several the buyer chooses; the first that you choose is the default
          {terms[0] && `: ${terms[0]}`}.
        </p>
        <div className="mt-2 grid gap-2 sm:grid-cols-2">
          {incoterms
            .filter((one) => canBeOn(kind, one))
            .map((one) => (
              <CheckboxField
                key={one}
                label={`${one}, ${incotermWords[one]}`}
                checked={terms.includes(one)}
                onChange={({ target }) =>
                  setTerms(
                    target.checked ? [...terms, one] : terms.filter((other) => other !== one),
                  )
                }
              />
            ))}
        </div>
        <FieldError id={`${termsId}-error`}>
          {errorOf('incoterm') ?? errorOf('incoterms')}
        </FieldError>
      </fieldset>
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
