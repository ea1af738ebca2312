import { inquiryNames } from '../../../contract/orders/inquiry-kinds.ts'
import type { Sql } from '../../database/database.ts'
import { queueMail } from '../../mail/index.ts'
import type { Shop } from '../../shop.ts'
import { lockOrder } from '../find-order.ts'
import { orderMailValues } from '../order-mail-values.ts'
import type { InquiryRow } from './store.ts'

/** Mails the buyer what was written to their inquiry and where it stands, once for each message. */
export async function tellBuyer(
  shop: Shop,
  sql: Sql,
  { orderId, kind, state }: Pick<InquiryRow, 'orderId' | 'kind' | 'state'>,
  messageId: string,
  text: string,
  amountMinor = 0,
) {
  const order = await lockOrder(sql, orderId)
  const values = await orderMailValues(shop.config, sql, order, { amountMinor, reason: text })
  await queueMail(shop, sql, {
    event: `inquiry:${messageId}`,
    kind: 'inquiry-answered',
    to: order.email,
    orderId,
    values: { ...values, inquiry: inquiryNames[kind], inquiryState: state },
  })
}
