import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { commit, tellNear } from '../../credit/index.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop, User } from '../../shop.ts'
import { lockOrder, type OrderRow } from '../find-order.ts'
import { addEvent } from '../history/add-event.ts'
import { goOn } from './go-on.ts'
import { isCounted } from './require-no-hold.ts'
import { selectHold, selectToCome, updateHold } from './store.ts'

/**
 * An admin lets an order go on. With the last hold for the sake of its account it counts against the limit, also above it: that is
 * what was decided. Its buyer is told when nothing holds it any more. Refuses with hold_over, hold_of_tax_id.
 */
export async function endOrderHold(
  shop: Shop,
  caller: User,
  { id, note }: Input<Calls['endOrderHold']>,
): Promise<Output<Calls['endOrderHold']>> {
  await shop.database.transaction(async (sql) => {
    const hold = await selectHold(sql, id)
    if (!hold) throw new Refusal('not_found')
    const before = await lockOrder(sql, hold.orderId)
    if (hold.reason === 'tax_id')
      throw new Refusal('hold_of_tax_id', { company: before.companyName ?? '' })
    if (!(await updateHold(sql, id, { actorId: caller.id, note }))) throw new Refusal('hold_over')
    const by = { by: 'admin', actorId: caller.id } as const
    await addEvent(sql, hold.orderId, 'hold-ended', by, {
      action: 'order-hold-ended',
      detail: { before: { reason: hold.reason }, after: { note } },
    })
    const order = { ...before, holds: before.holds.filter((reason) => reason !== hold.reason) }
    if (!isCounted(before) && isCounted(order)) await count(shop, sql, order, caller.id)
    await goOn(shop, sql, order, hold.reason)
  })
  return { modifiedCount: 1 }
}

/** What is to come of an order counts against its company's limit from now on. */
async function count(shop: Shop, sql: Sql, { id, companyId }: OrderRow, actorId: string) {
  const amountMinor = await selectToCome(sql, id)
  await commit(sql, { companyId: companyId!, orderId: id, amountMinor, actorId })
  await tellNear(shop, sql, companyId!)
}
