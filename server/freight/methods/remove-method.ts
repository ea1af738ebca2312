import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { lockShipping } from '../lock-shipping.ts'
import { inAudit } from './add-method.ts'
import { deleteMethod, selectMethods, updatePositions } from './store.ts'

/** Removes a method with its rates. Orders keep what they were placed with. */
export async function removeShippingMethod(
  { database }: Shop,
  caller: User,
  { id }: Input<Calls['removeShippingMethod']>,
): Promise<Output<Calls['removeShippingMethod']>> {
  return await database.transaction(async (sql) => {
    await lockShipping(sql)
    const there = await selectMethods(sql)
    const before = there.find((one) => one.id === id.toLowerCase())
    if (!before) throw new Refusal('not_found')
    if (before.kind === 'later') throw new Refusal('shipping_method_stays', { name: before.name })
    await deleteMethod(sql, before.id)
    await updatePositions(
      sql,
      there.flatMap((one) => (one === before ? [] : [one.id])),
    )
    await writeAudit(sql, caller.id, 'shipping-method-removed', before.id, {
      name: before.name,
      before: inAudit(before),
    })
    return { deletedCount: 1 }
  })
}
