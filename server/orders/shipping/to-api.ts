import { firstNumber } from '../../../contract/orders/parcel-words.ts'
import type { Cancellation, Shipment } from '../../../contract/orders/shipments.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import { invoiceNumber } from '../../words/numbers.ts'
import type { CancellationRow, ShipmentRow } from './store.ts'

type Due = { dueOn: string; amountMinor: number; openMinor: number }

/** A shipment, with what is due for it where it left on account. */
export const shipmentToApi = (row: ShipmentRow, currency: string, due?: Due): Shipment => ({
  _id: row.id,
  position: row.position,
  at: row.at.toISOString(),
  carrier: row.carrier,
  trackingNumber: firstNumber(row.parcels),
  parcels: row.parcels,
  ...(row.freightMinor > 0 && { freight: toMajor(row.freightMinor, currency) }),
  invoiceNumber: row.invoice === null ? null : invoiceNumber(row.invoice),
  undoUntil: row.undoUntil?.toISOString() ?? null,
  ...(due && {
    due: {
      on: due.dueOn,
      amount: toMajor(due.amountMinor, currency),
      open: toMajor(due.openMinor, currency),
    },
  }),
  lines: row.lines,
})

export const cancellationToApi = (row: CancellationRow, currency: string): Cancellation => ({
  at: row.at.toISOString(),
  amount: toMajor(row.amountMinor, currency),
  reason: row.reason,
  lines: row.lines,
})
