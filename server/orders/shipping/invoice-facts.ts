import { documentedReferences } from '../../../contract/orders/references.ts'
import type { LineRow, Some } from '../lines/store.ts'
import type { OrderRow } from '../store.ts'
import type { InvoiceFacts } from './store.ts'

/** What the invoice of a shipment says: what left, at what it was sold for, to whom, by whom, how it was paid. */
export function invoiceFacts(
  order: OrderRow,
  orderNumber: string,
  lines: LineRow[],
  { carrier, trackingNumber, some }: { carrier: string; trackingNumber: string; some: Some[] },
  {
    seller,
    timeZone,
    dueOn,
  }: { seller: NonNullable<InvoiceFacts['seller']>; timeZone: string; dueOn: string | null },
): InvoiceFacts {
  const { name, email, address, shipTo, billTo, transactionId, currency } = order
  const { companyName, costCentre } = order
  const byPosition = new Map(lines.map((line) => [line.position, line]))
  return {
    ...{ orderNumber, name, email, address, shipTo, billTo, transactionId, currency },
    ...{ companyName, costCentre },
    ...documentedReferences(order),
    ...(dueOn && { dueOn }),
    ...{ carrier, trackingNumber, seller, timeZone, orderedAt: order.createdAt.toISOString() },
    lines: some.flatMap(({ position, quantity }) => {
      const line = byPosition.get(position)
      if (!line) return []
      const { mpn, name: part, ownNumber, unitPriceMinor } = line
      return [{ position, mpn, name: part, ownNumber, quantity, unitPriceMinor }]
    }),
  }
}
