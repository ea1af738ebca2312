import { isDeepStrictEqual } from 'node:util'
import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { lockShipping } from '../lock-shipping.ts'
import { inAudit, refuseZone } from './refuse-zone.ts'
import { replaceAreas, selectZones, updateZone } from './store.ts'

/** Changes what a zone is called, and what belongs to it. */
export async function changeShippingZone(
  { database }: Shop,
  caller: User,
  { id, name, areas }: Input<Calls['changeShippingZone']>,
): Promise<Output<Calls['changeShippingZone']>> {
  return await database.transaction(async (sql) => {
    await lockShipping(sql)
    const there = await selectZones(sql)
    const before = there.find((one) => one.id === id.toLowerCase())
    if (!before) throw new Refusal('not_found')
    const after = { ...before, name: name ?? before.name, areas: areas ?? before.areas }
    const said = (zone: typeof after) => ({ ...inAudit(zone), areas: inAudit(zone).areas.sort() })
    if (isDeepStrictEqual(said(before), said(after))) return { modifiedCount: 0 }
    refuseZone(there, after)
    await updateZone(sql, after)
    await replaceAreas(sql, after)
    await writeAudit(sql, caller.id, 'shipping-zone-changed', before.id, {
      name: after.name,
      before: inAudit(before),
      after: inAudit(after),
    })
    return { modifiedCount: 1 }
  })
}
