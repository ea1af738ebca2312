import { documentedReferences } from '../../../contract/orders/references.ts'
import type { TaxSum } from '../../../contract/tax/sum-taxes.ts'
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
    taxes = [],
    freight,
    paidMinor,
  }: {
    seller: NonNullable<InvoiceFacts['seller']>
    timeZone: string
    dueOn: string | null
    taxes?: TaxSum[]
    freight?: InvoiceFacts['freight'] | undefined
    paidMinor?: number
  },
): InvoiceFacts {
  const { name, email, address, shipTo, billTo, transactionId, currency } = order
  const { companyName, costCentre, taxId: buyerTaxId } = order
  const byPosition = new Map(lines.map((line) => [line.position, line]))
  return {
    ...{ orderNumber, name, email, address, shipTo, billTo, transactionId, currency },
    ...{ companyName, costCentre },
    ...documentedReferences(order),
    ...(dueOn && { dueOn }),
    ...(taxes.length > 0 && { taxes, buyerTaxId }),
    ...(freight && { freight }),
    ...(paidMinor !== undefined && { paidMinor }),
    seller: { ...seller, taxId: order.sellerTaxId || seller.taxId },
    ...{ carrier, trackingNumber, timeZone, orderedAt: order.createdAt.toISOString() },
    lines: some.flatMap(({ position, quantity }) => {
      const line = byPosition.get(position)
      if (!line) return []
      const { mpn, name: part, ownNumber, unitPriceMinor } = line
      return [{ position, mpn, name: part, ownNumber, quantity, unitPriceMinor }]
    }),
  }
}
