import { toMinor } from '../contract/pricing/money.ts'
import type { Sql } from '../server/database/database.ts'
import { newId } from '../server/database/new-id.ts'
import { insertMethod, selectMethods } from '../server/freight/methods/store.ts'
import { replaceBands } from '../server/freight/rates/store.ts'
import { insertZone, replaceAreas, selectZones } from '../server/freight/zones/store.ts'
import type { Shop } from '../server/shop.ts'

const zones = [
  { name: 'Germany', country: 'DE' },
  { name: 'Everywhere else', country: '' },
]

type Step = { upToKg: number | null; price: number; perKg: number; freeFrom: number | null }
const step = (upToKg: number | null, price: number, perKg = 0, freeFrom: number | null = null) =>
  ({ upToKg, price, perKg, freeFrom }) satisfies Step

/** Rates in the order of the zones, in whole units of whatever currency: yens have no smaller coin. */
const methods = [
  {
    name: 'Parcel',
    carrier: 'UPS',
    note: 'At your door in two to five days',
    rates: [
      [step(5, 8), step(30, 14)],
      [step(5, 24), step(30, 49)],
    ],
  },
  {
    name: 'Pallet',
    carrier: '',
    note: 'To the kerb, on a day that is agreed',
    rates: [[step(null, 60, 1, 50_000)], [step(null, 180, 2)]],
  },
]

/**
 * Gives the demo two ways to send orders by weight and zone, which its admin turns on. They are off at first: what is ordered costs what its
 * parts cost until then, and its address is written as one text.
 */
export async function seedShipping({ database, config: { currency } }: Shop) {
  await database.transaction(async (sql) => {
    const [known, others] = [await selectZones(sql), await selectMethods(sql)]
    if (known.length > 0 || others.length > 1) return
    const zoneIds = await addZones(sql)
    for (const [at, { name, carrier, note, rates }] of methods.entries()) {
      const id = newId()
      const about = { id, name, carrier, note, incoterms: ['DAP' as const] }
      await insertMethod(sql, { ...about, kind: 'table', isOn: false, position: at + 2 })
      for (const [zone, steps] of rates.entries())
        await replaceBands(sql, {
          methodId: id,
          zoneId: zoneIds[zone]!,
          bands: steps.map((one) => bandOf(one, currency)),
        })
    }
  })
}

async function addZones(sql: Sql): Promise<string[]> {
  const ids: string[] = []
  for (const { name, country } of zones) {
    const zone = { id: newId(), name, areas: [{ country, region: '', postalPrefix: '' }] }
    await insertZone(sql, zone)
    await replaceAreas(sql, zone)
    ids.push(zone.id)
  }
  return ids
}

const bandOf = ({ upToKg, price, perKg, freeFrom }: Step, currency: string) => ({
  upToGrams: upToKg === null ? null : upToKg * 1_000,
  priceMinor: toMinor(price, currency),
  perKgMinor: toMinor(perKg, currency),
  freeFromMinor: freeFrom === null ? null : toMinor(freeFrom, currency),
})
