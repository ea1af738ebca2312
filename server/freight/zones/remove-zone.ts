import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { lockShipping } from '../lock-shipping.ts'
import { inAudit } from './refuse-zone.ts'
import { deleteZone, selectZones } from './store.ts'

/** Removes a zone with its rates. */
export async function removeShippingZone(
  { database }: Shop,
  caller: User,
  { id }: Input<Calls['removeShippingZone']>,
): Promise<Output<Calls['removeShippingZone']>> {
  return await database.transaction(async (sql) => {
    await lockShipping(sql)
    const before = (await selectZones(sql)).find((one) => one.id === id.toLowerCase())
    if (!before) throw new Refusal('not_found')
    await deleteZone(sql, before.id)
    await writeAudit(sql, caller.id, 'shipping-zone-removed', before.id, {
      name: before.name,
      before: inAudit(before),
    })
    return { deletedCount: 1 }
  })
}
