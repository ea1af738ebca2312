import { findInvoiced } from '../../companies/index.ts'
import type { Sql } from '../../database/database.ts'
import { queueMail } from '../../mail/index.ts'
import type { Shop } from '../../shop.ts'
import { orderNumber } from '../../words/numbers.ts'
import type { OrderRow } from '../store.ts'

/** Sends an invoice or a credit note to where the company of its order has them sent, if it has. */
export async function mailInvoicing(
  shop: Pick<Shop, 'enqueue'>,
  sql: Sql,
  order: OrderRow,
  document: string,
) {
  const { companyId, companyName, purchaseOrder } = order
  const invoiced = companyId ? await findInvoiced(sql, companyId) : null
  if (!invoiced?.email) return
  await queueMail(shop, sql, {
    ...{ event: `document-copy:${document}`, kind: 'document-copy', to: invoiced.email },
    orderId: order.id,
    values: { name: companyName ?? '', document, orderNumber: orderNumber(order), purchaseOrder },
  })
}
