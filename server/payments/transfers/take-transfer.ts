import { formatMoney } from '../../../contract/pricing/money.ts'
import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import {
  addEvent,
  allows,
  askedMinor,
  lockOrder,
  type OrderRow,
  orderMailValues,
  queueOrderMail,
  transferAbout,
} from '../../orders/index.ts'
import type { Shop } from '../../shop.ts'
import { settleOrder } from '../settle-order.ts'
import { selectLivePayment, updatePaymentStatus } from '../store.ts'
import { moveOn } from './move-on.ts'
import {
  insertTransfer,
  insertTransferPayment,
  selectLastDay,
  sumLying,
  updateLying,
} from './store.ts'

export type CameTransfer = {
  amountMinor: number
  /** YYYY-MM-DD */
  day: string
  reference: string
  note: string
  /** Null: it was matched by itself. */
  actorId: string | null
  bankLineId?: string
}

/**
 * Writes down money that came for an order by transfer, whatever has become of that order: it pays the order, lies on it until the rest
 * comes, or is moved on. Answers the entry. The caller holds the order's lock.
 */
export async function takeTransfer(
  shop: Shop,
  sql: Sql,
  order: OrderRow,
  came: CameTransfer,
): Promise<string> {
  const id = await insertTransfer(sql, { orderId: order.id, kind: 'came', ...came })
  const note = [formatMoney(came.amountMinor, order.currency), came.reference]
  const by = { by: came.actorId ? 'admin' : 'shop', actorId: came.actorId } as const
  await addEvent(
    sql,
    order.id,
    'transfer-came',
    { ...by, note: note.filter(Boolean).join(', ') },
    null,
  )
  await settleLying(shop, sql, order)
  return id
}

/** Makes of what lies on an order what it is now: its price, or on account its deposit, a part of that, or nothing of it. The caller holds its lock. */
export async function settleLying(shop: Shop, sql: Sql, order: OrderRow) {
  const { id: orderId, currency } = order
  const amountMinor = askedMinor(order)
  const lyingMinor = await sumLying(sql, orderId)
  if (lyingMinor === 0) return await updateLying(sql, orderId, 0)
  if (!allows(order, 'pay'))
    return await moveOn(shop, sql, order, { minor: lyingMinor, why: inWords(order) })
  if (lyingMinor < amountMinor) {
    await updateLying(sql, orderId, lyingMinor)
    return await tellRest(shop, sql, order, lyingMinor)
  }
  const live = await selectLivePayment(sql, orderId)
  // one that the provider knows is canceled there by the next reconciliation
  if (live?.intentId === null) await updatePaymentStatus(sql, live.id, 'canceled')
  const payment = { orderId, amountMinor, currency, status: 'settled' } as const
  const { id: paymentId, transactionId } = await insertTransferPayment(sql, payment)
  const settled = { orderId, kind: 'settled', amountMinor: -amountMinor, paymentId } as const
  await insertTransfer(sql, { ...settled, actorId: null })
  await updateLying(sql, orderId, 0)
  await settleOrder(shop, sql, order, paymentId, {
    transactionId,
    minor: amountMinor,
    by: 'shop',
    actorId: null,
    paidOn: await selectLastDay(sql, orderId),
  })
  const leftMinor = lyingMinor - amountMinor
  if (leftMinor > 0)
    await moveOn(shop, sql, await lockOrder(sql, orderId), { minor: leftMinor, why: 'paid' })
}

const inWords = ({ status }: OrderRow) =>
  status === 'cancelled' || status === 'refunded' ? 'cancelled' : 'paid'

async function tellRest(shop: Shop, sql: Sql, order: OrderRow, lyingMinor: number) {
  const money = (minor: number) => formatMoney(minor, order.currency)
  await queueOrderMail(shop, sql, order, {
    event: `transfer-part:${newId()}`,
    kind: 'transfer-part',
    values: {
      ...(await orderMailValues(
        shop,
        sql,
        { ...order, paidMinor: lyingMinor },
        await transferAbout(shop, sql, order),
      )),
      came: money(lyingMinor),
    },
  })
}
