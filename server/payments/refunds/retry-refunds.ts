import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { addEvent, lockOrder } from '../../orders/index.ts'
import type { Shop, User } from '../../shop.ts'
import { deleteRefund, selectFailedRefunds } from '../store.ts'
import { mirrorRefund } from './mirror-refund.ts'
import { decideRefund } from './pay-refund.ts'

/**
 * Asks the provider again for what of an order it refused to give back, or the bank sent back. What went back there by
 * hand meanwhile is booked first, and is not given back again. Refuses with no_failed_refund, payments_unavailable.
 */
export async function retryRefunds(
  shop: Shop,
  caller: User,
  { id: orderId }: Input<Calls['retryRefunds']>,
): Promise<Output<Calls['retryRefunds']>> {
  const intents = (await selectFailedRefunds(shop.database.sql, orderId)).map((one) => one.intentId)
  for (const intentId of new Set(intents)) {
    const charge = await shop.providers.find(intentId)
    if (charge) await mirrorRefund(shop, charge)
  }
  return await shop.database.transaction(async (sql) => {
    await lockOrder(sql, orderId)
    const failed = await selectFailedRefunds(sql, orderId)
    if (failed.length === 0) throw new Refusal('no_failed_refund')
    for (const { id, intentId, ...refund } of failed) {
      // the provider answered for this one, and says the same under its key for a day
      await deleteRefund(sql, id)
      await decideRefund(shop, sql, refund)
    }
    const amountMinor = failed.reduce((sum, one) => sum + one.amountMinor, 0)
    const by = { by: 'admin', actorId: caller.id } as const
    const action = 'refund-retried'
    await addEvent(sql, orderId, action, by, { action, detail: { amountMinor } })
    return { modifiedCount: failed.length }
  })
}
