import { isDeepStrictEqual } from 'node:util'
import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { bandInWords } from '../../../contract/freight/band-words.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Shop, User } from '../../shop.ts'
import { lockShipping } from '../lock-shipping.ts'
import { selectMethods } from '../methods/store.ts'
import { selectZones } from '../zones/store.ts'
import { bandOf, bandToApi, byWeight } from './band-to-api.ts'
import { replaceBands, selectRates } from './store.ts'

/** Says what a method costs in a zone. Orders keep the freight that they were placed with. */
export async function setShippingRates(
  { database, config: { currency } }: Shop,
  caller: User,
  { id, zoneId, bands: given }: Input<Calls['setShippingRates']>,
): Promise<Output<Calls['setShippingRates']>> {
  const bands = given.map((band, at) => bandOf(band, currency, `bands.${at}.`)).toSorted(byWeight)
  return await database.transaction(async (sql) => {
    await lockShipping(sql)
    const method = (await selectMethods(sql)).find((one) => one.id === id.toLowerCase())
    if (!method) throw new Refusal('not_found')
    if (method.kind !== 'table') throw new Refusal('shipping_without_rates', { name: method.name })
    const zone = (await selectZones(sql)).find((one) => one.id === zoneId.toLowerCase())
    if (!zone) throw noZone
    const before =
      (await selectRates(sql)).find((one) => one.methodId === method.id && one.zoneId === zone.id)
        ?.bands ?? []
    if (isDeepStrictEqual(before, bands)) return { modifiedCount: 0 }
    await replaceBands(sql, { methodId: method.id, zoneId: zone.id, bands })
    const said = (all: typeof bands) => ({
      rates: all.map((one) => bandInWords(bandToApi(one, currency), currency)),
    })
    await writeAudit(sql, caller.id, 'shipping-rates-changed', method.id, {
      name: `${method.name}, ${zone.name}`,
      before: said(before),
      after: said(bands),
    })
    return { modifiedCount: 1 }
  })
}

const noZone = new Refusal(
  'invalid_input',
  {},
  { errors: [{ path: 'zoneId', message: 'This zone is not there any more: choose another' }] },
)
