import type { OrderLine } from '../../../contract/orders/orders.ts'
import { mpnToApi } from '../../../contract/parts/mpn.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import type { LineRow } from './store.ts'

/** A line as its buyer and admins see it; `taxPercent` is of its tax. */
export const lineToApi = (
  row: LineRow,
  currency: string,
  life: OrderLine['life'],
  taxPercent: number | null,
): OrderLine => ({
  position: row.position,
  partsId: row.partId,
  partsName: row.name,
  ...mpnToApi(row.mpn),
  quantity: row.quantity,
  unitPrice: toMajor(row.unitPriceMinor, currency),
  price: toMajor(row.quantity * row.unitPriceMinor, currency),
  taxPercent,
  why: whyOf(row, currency),
  ownNumber: row.ownNumber,
  note: row.note,
  shipped: row.shipped,
  cancelled: row.cancelled,
  returned: row.returned,
  life,
})

/** Why one piece cost what it cost, as it was when the order was placed. */
function whyOf({ listPriceMinor, breakFrom }: LineRow, currency: string): OrderLine['why'] {
  if (listPriceMinor === null) return null
  const price = breakFrom === null ? 'list' : 'break'
  return { price, from: breakFrom, listPrice: toMajor(listPriceMinor, currency) }
}
