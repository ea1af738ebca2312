import { useState } from 'react'
import type { Shipment } from '../../../../contract/orders/shipments.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyDialog } from '../../../ui/overlays/lazy-dialog.tsx'

const TrackingDialog = lazyDialog(
  async () => ({ default: (await import('./tracking-form.tsx')).TrackingDialog }),
  ({ seen }) => seen !== null,
)

/** Opens what says with whom a shipment went, and in which parcels. */
export function TrackingButton({ shipment }: { shipment: Shipment }) {
  const [seen, setSeen] = useState<Shipment | null>(null)
  const words = shipment.carrier || shipment.parcels.length > 0 ? 'Change tracking' : 'Add tracking'
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        className="-ms-3"
        aria-label={`${words} of shipment ${shipment.position}`}
        onClick={() => setSeen(shipment)}
      >
        {words}
      </Button>
      <TrackingDialog seen={seen} onDone={() => setSeen(null)} />
    </>
  )
}
