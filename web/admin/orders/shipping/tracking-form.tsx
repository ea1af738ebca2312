import { useId, useState } from 'react'
import { numbersInWords } from '../../../../contract/orders/parcel-words.ts'
import type { Shipment } from '../../../../contract/orders/shipments.ts'
import { call } from '../../../app/api.ts'
import { useReload } from '../../../app/queries.tsx'
import { carriers } from '../../../orders/carriers.ts'
import { FaultNote } from '../../../trade/faults/fault-note.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { ParcelRows, parcelsOf, rowsOf } from './parcel-rows.tsx'

/** Says with whom a shipment went, and in which parcels, when that is known later than it left. */
export const TrackingDialog = ({ seen, onDone }: { seen: Shipment | null; onDone: () => void }) => (
  <Dialog
    open={seen !== null}
    onClose={onDone}
    title={seen ? `Tracking of shipment ${seen.position}` : 'Tracking'}
  >
    {seen && <TrackingForm key={seen._id} seen={seen} onDone={onDone} />}
  </Dialog>
)

/** `seen` is what stood there when the form opened: somebody else's change is asked about and not put back. */
function TrackingForm({ seen, onDone }: { seen: Shipment; onDone: () => void }) {
  const names = useId()
  const [carrier, setCarrier] = useState(seen.carrier)
  const [rows, setRows] = useState(() => rowsOf(seen.parcels))
  const was = {
    carrier: seen.carrier,
    trackingNumber: seen.trackingNumber,
    parcels: seen.parcels,
  }
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Error | null>(null)
  const reload = useReload()
  const save = async () => {
    setBusy(true)
    setFault(null)
    try {
      const parcels = parcelsOf(rows)
      const given = { id: seen._id, carrier, parcels, was }
      const { modifiedCount } = await call('PATCH /shipment/{id}', given)
      if (modifiedCount)
        toast.success('Tracking saved', [carrier, numbersInWords(parcels)].join(' ').trim())
      await reload('GET /order/{id}')
      onDone()
    } catch (error) {
      setFault(error as Error)
      await reload('GET /order/{id}')
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void save()
      }}
    >
      <TextField
        label="Carrier"
        optional
        list={names}
        maxLength={60}
        value={carrier}
        onChange={(event) => setCarrier(event.target.value)}
      />
      <ParcelRows rows={rows} onRows={setRows} />
      <datalist id={names}>
        {carriers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p className="text-sm text-soft">The buyer is mailed what you save.</p>
      {fault && <FaultNote error={fault} focus />}
      <div className="flex justify-end gap-3">
        <Button onClick={onDone} disabled={busy}>
          Go back
        </Button>
        <Button type="submit" variant="primary" busy={busy}>
          Save tracking
        </Button>
      </div>
    </form>
  )
}
