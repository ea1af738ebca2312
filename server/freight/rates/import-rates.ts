import { isDeepStrictEqual } from 'node:util'
import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { maxShippingFaults } from '../../../contract/freight/setup.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { refuseRows } from '../../words/refuse-rows.ts'
import { lockShipping } from '../lock-shipping.ts'
import { selectMethods } from '../methods/store.ts'
import { selectZones } from '../zones/store.ts'
import { readRatesFile } from './read-rates-file.ts'
import { replaceBands, selectRates } from './store.ts'

/** Writes all rates of a file, or none: what is wrong with rows is told with their lines. */
export async function importShippingRates(
  { database, config: { currency } }: Shop,
  caller: User,
  { csv }: Input<Calls['importShippingRates']>,
): Promise<Output<Calls['importShippingRates']>> {
  return await database.longTransaction(async (sql) => {
    await lockShipping(sql)
    const methods = await selectMethods(sql)
    const zones = await selectZones(sql)
    const there = await selectRates(sql)
    const { rates, faults } = readRatesFile(csv, { methods, zones, currency })
    refuseRows(faults, maxShippingFaults)
    const others = rates.filter(
      (one) =>
        !there.some(
          ({ methodId, zoneId, bands }) =>
            methodId === one.methodId &&
            zoneId === one.zoneId &&
            isDeepStrictEqual(bands, one.bands),
        ),
    )
    for (const one of others) await replaceBands(sql, one)
    const result = { changed: others.length, unchanged: rates.length - others.length }
    if (others.length > 0)
      await writeAudit(sql, caller.id, 'shipping-rates-imported', 'rates', { after: result })
    return result
  })
}
