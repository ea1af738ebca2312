import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { HoldReason } from '../../../contract/orders/hold-words.ts'
import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { Shop, User } from '../../shop.ts'
import { lockOrder } from '../find-order.ts'
import { addEvent } from '../history/add-event.ts'
import { notAllowed } from '../move-order.ts'
import { requireNoHold } from './require-no-hold.ts'
import { insertHold } from './store.ts'

/** Puts an order on hold by the shop itself, with why on its timeline. The caller holds the order's lock, or has just placed it. */
export async function holdByShop(
  sql: Sql,
  orderId: string,
  reasons: readonly HoldReason[],
  note = '',
) {
  for (const reason of reasons) {
    await insertHold(sql, { id: newId(), orderId, reason, note, actorId: null })
    await addEvent(sql, orderId, `held-${reason}`, { by: 'shop', actorId: null }, null)
  }
}

/** An admin wants to look at an order before it goes on. Refuses with order_state what is cancelled, or has left. */
export async function holdOrder(
  shop: Shop,
  caller: User,
  { id: orderId, note }: Input<Calls['holdOrder']>,
): Promise<Output<Calls['holdOrder']>> {
  const id = newId()
  await shop.database.transaction(async (sql) => {
    const order = await lockOrder(sql, orderId)
    if (order.life !== 'placed' || order.openQuantity === 0) throw notAllowed('put on hold', order)
    const isNew = await insertHold(sql, {
      id,
      orderId,
      note,
      actorId: caller.id,
      reason: 'manual',
    })
    if (!isNew) requireNoHold(order)
    await addEvent(
      sql,
      orderId,
      'held-manual',
      { by: 'admin', actorId: caller.id },
      { action: 'order-held', detail: { after: { note } } },
    )
  })
  return { insertedId: id }
}
