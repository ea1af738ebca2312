import type { Sql } from '../../database/database.ts'
import { queueMail } from '../../mail/index.ts'
import type { Shop } from '../../shop.ts'
import { orderNumber } from '../../words/numbers.ts'
import type { OrderRow } from '../store.ts'

/** Sends an invoice or a credit note to where the company of its order has them sent, `to`; '' where it has that nowhere. */
export async function mailInvoicing(
  shop: Pick<Shop, 'enqueue'>,
  sql: Sql,
  order: OrderRow,
  { document, to }: { document: string; to: string },
) {
  if (to === '') return
  const { id: orderId, companyName, purchaseOrder } = order
  await queueMail(shop, sql, {
    event: `document-copy:${document}`,
    kind: 'document-copy',
    to,
    orderId,
    values: { name: companyName ?? '', document, orderNumber: orderNumber(order), purchaseOrder },
  })
}
