import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { toMajor } from '../../contract/money.ts'
import type { Member, Shop } from '../shop.ts'
import { findLiveOrder, findOrder, type OrderRow } from './find-order.ts'
import { orderOnTheWire } from './order-on-the-wire.ts'
import { selectEvents, selectOrderMails, selectPayments } from './timeline/store.ts'

/** The order that a payment page is for; a cancelled one has gone. */
export async function getPayableOrder(
  shop: Shop,
  caller: Member,
  { id }: Input<Calls['getPayableOrder']>,
): Promise<Output<Calls['getPayableOrder']>> {
  return orderOnTheWire(await findLiveOrder(shop.database.sql, caller, id))
}

/** An order with all that happened to it, cancelled ones too. */
export async function getOrder(
  shop: Shop,
  caller: Member,
  { id }: Input<Calls['getOrder']>,
): Promise<Output<Calls['getOrder']>> {
  const { sql } = shop.database
  const order = await findOrder(sql, caller, id)
  const [events, payments, mails] = await Promise.all([
    selectEvents(sql, id),
    selectPayments(sql, id),
    selectOrderMails(sql, id),
  ])
  return {
    ...orderOnTheWire(order),
    sku: order.sku,
    why: whyOf(order),
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    payments: payments.map(({ at, status, amountMinor, reason }) => ({
      at: at.toISOString(),
      status,
      amount: toMajor(amountMinor, order.currency),
      reason,
    })),
    mails: mails.map(({ kind, at, sentAt }) => ({
      kind,
      at: at.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
  }
}

/** Why one piece cost what it cost, as it was when the order was placed. */
function whyOf({ listPriceMinor, rungFrom, currency }: OrderRow) {
  if (listPriceMinor === null) return null
  const price = rungFrom === null ? 'list' : 'rung'
  return { price, from: rungFrom, listPrice: toMajor(listPriceMinor, currency) } as const
}
