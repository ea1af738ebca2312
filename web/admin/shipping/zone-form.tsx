import { useState } from 'react'
import { areaInWords } from '../../../contract/freight/area-words.ts'
import type { SetZone, ShippingArea } from '../../../contract/freight/setup.ts'
import { call } from '../../app/api.ts'
import { useIdempotencyKey } from '../../app/idempotency-key.ts'
import { FormEnd } from '../../trade/faults/form-end.tsx'
import { useSending } from '../../trade/faults/use-sending.ts'
import { TextField } from '../../ui/forms/field.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { AreaAdder } from './area-adder.tsx'

type Props = { zone: SetZone | null; onDone: () => Promise<unknown>; onBack: () => void }

/** Places that cost the same to send to. */
export function ZoneForm({ zone, onDone, onBack }: Props) {
  const [name, setName] = useState(zone?.name ?? '')
  const [areas, setAreas] = useState<ShippingArea[]>(zone?.areas ?? [])
  const key = useIdempotencyKey()
  const sending = useSending()
  const { errorOf } = sending
  const send = sending.sends(async () => {
    const given = { name, areas }
    if (zone) await call('PATCH /shipping-zones/{id}', { id: zone._id, ...given })
    else await call('POST /shipping-zones', given, { key: key.keyFor(given) })
    toast.success(zone ? 'Zone changed' : 'Zone added', name)
    await onDone()
  })
  const words = areas.map(areaInWords)
  const areaFault =
    errorOf('areas') ??
    areas
      .flatMap((_, at) =>
        ['', '.country', '.region', '.postalPrefix'].map((field) => errorOf(`areas.${at}${field}`)),
      )
      .find((message) => message !== undefined)
  const add = (more: ShippingArea[]) =>
    setAreas([...areas, ...more.filter((one) => !words.includes(areaInWords(one)))])
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
      <TextField
        label="Name"
        hint="What buyers read behind the weight: “24 kg to Germany”."
        maxLength={60}
        value={name}
        error={errorOf('name')}
        onChange={({ target }) => setName(target.value)}
      />
      <fieldset className="space-y-3">
        <legend className="mb-2 text-sm font-medium">Where</legend>
        {areas.length === 0 ? (
          <p className="text-sm text-soft">Nothing belongs to it yet.</p>
        ) : (
          <ul className="flex max-h-48 flex-wrap gap-2 overflow-y-auto">
            {areas.map((area, at) => (
              <li key={words[at]}>
                <button
                  type="button"
                  className="inline-flex min-h-8 items-center gap-1.5 rounded-md border px-2.5 text-sm hover:bg-sunken"
                  aria-label={`Take out ${words[at]}`}
                  onClick={() => setAreas(areas.filter((one) => one !== area))}
                >
                  {words[at]}
                  <span aria-hidden="true">×</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {areaFault && (
          <p role="alert" className="text-sm text-danger">
            {areaFault}
          </p>
        )}
        <AreaAdder onAdd={add} />
      </fieldset>
      <FormEnd sending={sending} onBack={onBack}>
        {zone ? 'Save' : 'Add the zone'}
      </FormEnd>
    </form>
  )
}
