import type { Cancellation, Shipment } from '../../../contract/orders/orders.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import type { CancellationRow, ShipmentRow } from './store.ts'

/** The number of an invoice, as it is printed: IN-000123. */
export const invoiceNumber = (number: number) => `IN-${String(number).padStart(6, '0')}`

export const shipmentToApi = (row: ShipmentRow): Shipment => ({
  _id: row.id,
  position: row.position,
  at: row.at.toISOString(),
  carrier: row.carrier,
  trackingNumber: row.trackingNumber,
  invoiceNumber: row.invoice === null ? null : invoiceNumber(row.invoice),
  undoUntil: row.undoUntil?.toISOString() ?? null,
  lines: row.lines,
})

export const cancellationToApi = (row: CancellationRow, currency: string): Cancellation => ({
  at: row.at.toISOString(),
  amount: toMajor(row.amountMinor, currency),
  reason: row.reason,
  lines: row.lines,
})
