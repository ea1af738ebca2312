import { inquiryNames } from '../../../contract/orders/inquiry-kinds.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop } from '../../shop.ts'
import { lockOrder } from '../find-order.ts'
import { orderMailValues } from '../order-mail-values.ts'
import { queueOrderMail } from '../queue-order-mail.ts'
import { type InquiryRow, selectAsker } from './store.ts'

/** Mails whoever asked what was written to their inquiry and where it stands, once for each message. */
export async function tellBuyer(
  shop: Shop,
  sql: Sql,
  { id, orderId, kind, state }: Pick<InquiryRow, 'id' | 'orderId' | 'kind' | 'state'>,
  messageId: string,
  text: string,
  amountMinor = 0,
) {
  const order = await lockOrder(sql, orderId)
  const values = await orderMailValues(shop, sql, order, { amountMinor, reason: text })
  await queueOrderMail(shop, sql, order, {
    event: `inquiry:${messageId}`,
    kind: 'inquiry-answered',
    to: await selectAsker(sql, id),
    values: { ...values, inquiry: inquiryNames[kind], inquiryState: state },
  })
}
