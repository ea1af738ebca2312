import { findContact } from '../companies/index.ts'
import type { Sql } from '../database/database.ts'
import { type MailKind, type MailValues, type OrderMail, queueMail } from '../mail/index.ts'
import type { Shop } from '../shop.ts'
import type { OrderRow } from './store.ts'

/** Mails that are about an order. */
type OrderMailKind = {
  [K in MailKind]: MailValues[K] extends OrderMail ? K : never
}[MailKind]

type Mail<K extends OrderMailKind> = {
  event: string
  kind: K
  values: MailValues[K]
  /** A colleague whom it answers; left out: who ordered. */
  to?: string | undefined
}

/**
 * Queues a mail about an order to its buyer, or to the colleague whom it answers. What is of a company stays there: once
 * they buy for it no more, whoever leads its buying is told instead.
 */
export async function queueOrderMail<K extends OrderMailKind>(
  shop: Pick<Shop, 'enqueue'>,
  sql: Sql,
  order: OrderRow,
  { event, kind, values, to = order.buyerId }: Mail<K>,
): Promise<void> {
  const { email, name } = await recipientOf(sql, order, to)
  await queueMail(shop, sql, {
    event,
    kind,
    to: email,
    orderId: order.id,
    values: { ...values, name },
  })
}

async function recipientOf(sql: Sql, order: OrderRow, userId: string) {
  if (!order.companyId) return order
  const contact = await findContact(sql, order.companyId, userId)
  return contact && contact.userId !== order.buyerId ? contact : order
}
