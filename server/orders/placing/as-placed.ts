import type { HoldReason } from '../../../contract/orders/hold-words.ts'
import type { LineRow } from '../lines/store.ts'
import type { OrderRow } from '../store.ts'
import type { GivenToOrder, NewOrderRow, TaxedLineRow } from './store.ts'

/** A new order as it would be read, without reading it. */
export function orderAsPlaced(
  order: NewOrderRow,
  given: GivenToOrder,
  holds: HoldReason[],
): OrderRow {
  const { holdMinutes: _, lines, taxes: __, ...written } = order
  const first = lines[0]!
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
  return {
    ...written,
    ...given,
    status: order.method === 'account' && order.depositMinor === 0 ? 'confirmed' : 'unpaid',
    life: 'placed',
    isReleased: false,
    isTaxed: order.taxes.length > 0,
    payableMinor: order.totalMinor + order.shippingMinor + order.taxMinor,
    paidMinor: 0,
    transactionId: null,
    paidAt: null,
    shippedAt: null,
    depositPaidAt: null,
    holds,
    partId: first.partId,
    mpn: first.mpn,
    partName: first.name,
    unitPriceMinor: first.unitPriceMinor,
    lineCount: lines.length,
    quantity,
    shippedQuantity: 0,
    openQuantity: quantity,
    refundedMinor: 0,
    isRefunding: false,
  }
}

/** The lines of a new order as they would be read. */
export const linesAsPlaced = (orderId: string, lines: TaxedLineRow[]): LineRow[] =>
  lines.map((line, at) => ({
    orderId,
    position: at + 1,
    ...line,
    shipped: 0,
    cancelled: 0,
    returned: 0,
  }))
