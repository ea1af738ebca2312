import { addressText } from '../../contract/addresses/compose.ts'
import type { Order } from '../../contract/orders/orders.ts'
import { referencesOf } from '../../contract/orders/references.ts'
import type { TaxAmount } from '../../contract/orders/tax-amount.ts'
import { toMajor } from '../../contract/pricing/money.ts'
import { type TaxSum, taxLabel } from '../../contract/tax/sum-taxes.ts'
import { orderNumber } from '../words/numbers.ts'
import type { OrderRow, OrderShipping } from './store.ts'

/** What an order is of, in a few words: "X", or "X and 3 more". */
export const partsName = ({ partName, lineCount }: Pick<OrderRow, 'partName' | 'lineCount'>) =>
  lineCount === 1 ? partName : `${partName} and ${lineCount - 1} more`

/** A tax as it is answered. */
export const taxToApi = (tax: TaxSum, currency: string): TaxAmount => ({
  code: tax.code,
  percent: tax.percent,
  label: taxLabel(tax),
  why: tax.why,
  base: toMajor(tax.baseMinor, currency),
  amount: toMajor(tax.taxMinor, currency),
})

export const shippingToApi = ({ methodId: _, zone: __, ...shipping }: OrderShipping) => shipping

/** A row as its buyer and admins see it. */
export const orderToApi = (row: OrderRow): Order => ({
  _id: row.id,
  orderNumber: orderNumber(row),
  partsId: row.partId,
  partsName: partsName(row),
  lineCount: row.lineCount,
  quantity: row.quantity,
  shippedQuantity: row.shippedQuantity,
  openQuantity: row.openQuantity,
  refunded: toMajor(row.refundedMinor, row.currency),
  refunding: row.isRefunding,
  unitPrice: row.lineCount === 1 ? toMajor(row.unitPriceMinor, row.currency) : null,
  price: toMajor(row.totalMinor, row.currency),
  freight: toMajor(row.shippingMinor, row.currency),
  payable: toMajor(row.payableMinor, row.currency),
  ...(row.isTaxed && { tax: toMajor(row.taxMinor, row.currency) }),
  currency: row.currency,
  status: row.status,
  transactionId: row.transactionId,
  displayName: row.name,
  email: row.email,
  address: row.address,
  shipTo: row.shipTo,
  billTo: row.billTo,
  billAddress: row.billTo && addressText(row.billTo),
  number: row.phone,
  ...(row.shipping && { shipping: shippingToApi(row.shipping) }),
  others: row.note,
  ...referencesOf(row),
  ...(row.companyId && { company: { _id: row.companyId, name: row.companyName ?? '' } }),
  ...(row.costCentre && { costCentre: row.costCentre }),
  ...(row.method !== 'card' && { method: row.method }),
  ...(row.creditDays !== null && { creditDays: row.creditDays }),
  ...(row.depositMinor > 0 && {
    deposit: {
      amount: toMajor(row.depositMinor, row.currency),
      paidAt: row.depositPaidAt?.toISOString() ?? null,
    },
  }),
  ...(row.holds.length > 0 && { onHold: row.holds }),
  createdAt: row.createdAt.toISOString(),
  holdExpiresAt: row.status === 'unpaid' ? row.holdExpiresAt.toISOString() : null,
  paidAt: row.paidAt?.toISOString() ?? null,
  shippedAt: row.shippedAt?.toISOString() ?? null,
})
