import type { Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import type { Shop } from '../shop.ts'
import { selectMethods } from './methods/store.ts'
import { bandToApi } from './rates/band-to-api.ts'
import { selectRates } from './rates/store.ts'
import { countUnweighed } from './setup-store.ts'
import { selectZones } from './zones/store.ts'

/** All that is said of shipping. */
export async function getShippingSetup({
  database: { sql },
  config: { currency },
}: Shop): Promise<Output<Calls['getShippingSetup']>> {
  const [methods, zones, rates, unweighed] = await Promise.all([
    selectMethods(sql),
    selectZones(sql),
    selectRates(sql),
    countUnweighed(sql),
  ])
  return {
    currency,
    methods: methods.map(({ id, position: _, ...method }) => ({
      _id: id,
      ...method,
      incoterm: method.incoterms[0] ?? null,
    })),
    zones: zones.map(({ id, ...zone }) => ({ _id: id, ...zone })),
    rates: rates.map(({ methodId, zoneId, bands }) => ({
      methodId,
      zoneId,
      bands: bands.map((band) => bandToApi(band, currency)),
    })),
    unweighed,
  }
}
