import type { OrderStatus } from '../../../contract/orders/status.ts'
import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { OrderRow } from '../find-order.ts'
import { takeFreight } from '../freight/take-freight.ts'
import { addEvent, type By } from '../history/add-event.ts'
import { requireNoHold } from '../holds/require-no-hold.ts'
import { chooseOpen } from '../lines/open-lines.ts'
import { takeBack } from '../lines/take-back.ts'
import { assertAllows, moveOrder } from '../move-order.ts'
import { takeTax } from '../tax/take-tax.ts'
import { insertCancellation } from './store.ts'

/** What was taken back: how much money it was sold for with its tax, and its freight where nothing left, and where the order stands after it. */
export type TakenBack = {
  cancellationId: string
  amountMinor: number
  some: { position: number; quantity: number }[]
  reason: string
  status: OrderStatus
}

/**
 * Takes pieces back that are not shipped of an order that is paid, or on account: all of them, or those that are named.
 * Stock and lines follow here, the money is the caller's. When nothing is left to be shipped, the order is refunded, or on account
 * cancelled, if nothing ever was, else shipped: by an event of its own beside the one that says what was cancelled, since
 * nothing leaves with it. The caller holds the order's lock. Throws order_state, order_on_hold, line_not_open.
 */
export async function takeBackOpen(
  sql: Sql,
  order: OrderRow,
  wanted: { position: number; quantity: number }[] | undefined,
  by: By & { note: string },
): Promise<TakenBack> {
  const isOnAccount = order.method === 'account'
  assertAllows(order, isOnAccount ? 'shorten' : 'refund')
  const chosen = await chooseOpen(sql, order.id, wanted)
  const { some, lines, isLast } = chosen
  // what a part of it bears is not decided
  if (!isLast && order.holds.includes('tax_id')) requireNoHold(order)
  await takeBack(sql, order.id, chosen, by.actorId)
  const wasShipped = lines.some(({ shipped }) => shipped > 0)
  const freightMinor = isLast && !wasShipped ? await takeFreight(sql, order, 'cancelled') : 0
  const { grossMinor: amountMinor, taxMinor } = await takeTax(sql, order.id, 'cancelled', {
    ...chosen,
    freightMinor,
  })
  const cancellationId = newId()
  const { note: reason, actorId } = by
  await insertCancellation(sql, {
    id: cancellationId,
    orderId: order.id,
    amountMinor,
    taxMinor,
    freightMinor,
    reason,
    actorId,
    some,
  })
  if (!isLast) await addEvent(sql, order.id, 'part-cancelled', by, null)
  else if (!wasShipped) await moveOrder(sql, order, isOnAccount ? 'cancel' : 'refund', by)
  else {
    await addEvent(sql, order.id, 'rest-cancelled', by, null)
    await moveOrder(sql, order, 'ship', { by: by.by, actorId })
  }
  const gone = isOnAccount ? 'cancelled' : 'refunded'
  const status = isLast ? (wasShipped ? 'shipped' : gone) : order.status
  return { cancellationId, amountMinor, some, reason, status }
}
