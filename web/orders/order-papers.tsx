import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import type { Order } from '../../contract/orders.ts'
import { call } from '../api.ts'
import { FaultNote } from '../fault-note.tsx'
import { Button } from '../ui/button.tsx'

/** The receipt as PDF, once there is one, and the page on paper. */
export function OrderPapers({ order }: { order: Order }) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Error>()
  const receipt = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      const pdf = await call('GET /order/{id}/receipt', { id: order._id })
      save(pdf, `partwright-${order.orderNumber}.pdf`)
    } catch (error) {
      setFault(error as Error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="space-y-3" data-screen-only>
      <div className="flex flex-wrap gap-2">
        {order.paidAt && (
          <Button size="small" busy={busy} onClick={() => void receipt()}>
            {!busy && <Download size={16} aria-hidden="true" />}
            Receipt
          </Button>
        )}
        <Button size="small" onClick={() => print()}>
          <Printer size={16} aria-hidden="true" />
          Print
        </Button>
      </div>
      {fault && <FaultNote focus error={fault} onRetry={() => void receipt()} />}
    </div>
  )
}

function save(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
