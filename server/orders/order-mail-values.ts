import { formatMoney } from '../../contract/money.ts'
import type { Config } from '../config.ts'
import type { OrderMail } from '../mail/templates.ts'
import { orderNumber } from './order-on-the-wire.ts'
import type { OrderRow } from './store.ts'

/** What mails about an order say, as it is when the mail is written. */
export const orderMailValues = (config: Config, row: OrderRow): OrderMail => ({
  orderId: row.id,
  orderNumber: orderNumber(row),
  name: row.name,
  partName: row.partName,
  sku: row.sku,
  quantity: row.quantity,
  unitPrice: formatMoney(row.unitPriceMinor, row.currency),
  total: formatMoney(row.totalMinor, row.currency),
  address: row.address,
  phone: row.phone,
  transactionId: row.transactionId,
  holdExpiresAt: row.holdExpiresAt.toISOString(),
  orderUrl: `${config.publicUrl}/dashboard/payment/${row.id}`,
})
