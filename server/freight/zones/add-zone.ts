import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { mostShipping } from '../../../contract/freight/setup.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import { newId } from '../../database/new-id.ts'
import type { Shop, User } from '../../shop.ts'
import { lockShipping } from '../lock-shipping.ts'
import { inAudit, refuseZone } from './refuse-zone.ts'
import { insertZone, replaceAreas, selectZones } from './store.ts'

/** Says which places cost the same to send to. */
export async function addShippingZone(
  { database }: Shop,
  caller: User,
  given: Input<Calls['addShippingZone']>,
): Promise<Output<Calls['addShippingZone']>> {
  const zone = { ...given, id: newId() }
  await database.transaction(async (sql) => {
    await lockShipping(sql)
    const there = await selectZones(sql)
    refuseZone(there, zone)
    if (there.length >= mostShipping.zones)
      throw new Refusal('shipping_full', { max: mostShipping.zones, what: 'zones' })
    await insertZone(sql, zone)
    await replaceAreas(sql, zone)
    await writeAudit(sql, caller.id, 'shipping-zone-added', zone.id, {
      name: zone.name,
      after: inAudit(zone),
    })
  })
  return { insertedId: zone.id }
}
