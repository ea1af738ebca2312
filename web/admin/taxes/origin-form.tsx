import { useState } from 'react'
import type { TaxSetupAnswer } from '../../../contract/tax/setup.ts'
import { call } from '../../app/api.ts'
import { FaultNote } from '../../trade/faults/fault-note.tsx'
import { useSending } from '../../trade/faults/use-sending.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { PlaceFields } from '../place-fields.tsx'

type Props = {
  origin: TaxSetupAnswer['origin']
  onDone: () => Promise<unknown>
  onBack?: (() => void) | undefined
}

/** Asks where the goods leave from. */
export function OriginForm({ origin, onDone, onBack }: Props) {
  const [place, setPlace] = useState(origin ?? { country: '', region: '' })
  const [postalCode, setPostalCode] = useState(origin?.postalCode ?? '')
  const sending = useSending()
  const send = sending.sends(async () => {
    const { country, region } = place
    await call('PUT /tax-origin', { country, region, postalCode })
    toast.success('Saved where your goods leave from')
    await onDone()
  })
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="space-y-4">
      <PlaceFields value={place} onChange={setPlace} errorOf={sending.errorOf} allWords="None" />
      <TextField
        label="Postal code"
        hint="Parts of some countries have taxes of their own: Northern Ireland, the Canary Islands."
        optional
        maxLength={40}
        value={postalCode}
        error={sending.errorOf('postalCode')}
        onChange={({ target }) => setPostalCode(target.value)}
      />
      {sending.fault && <FaultNote error={sending.fault} focus />}
      <div className="flex flex-wrap justify-end gap-3">
        {onBack && (
          <Button onClick={onBack} disabled={sending.busy}>
            Go back
          </Button>
        )}
        <Button type="submit" variant="primary" busy={sending.busy}>
          Save
        </Button>
      </div>
    </form>
  )
}
