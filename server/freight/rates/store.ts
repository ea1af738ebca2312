import type { FreightBand } from '../../../contract/freight/price-freight.ts'
import { asJson, type Sql } from '../../database/database.ts'

/** A step of weight of a method in a zone. */
export type Band = Omit<FreightBand, 'methodId'>
export type RatesRow = { methodId: string; zoneId: string; bands: Band[] }

/** The rates of each method in each zone that it has any in, the lightest step first. */
export const selectRates = async (sql: Sql): Promise<RatesRow[]> =>
  await sql<RatesRow[]>`
    select r.method_id as "methodId", r.zone_id as "zoneId", jsonb_agg(jsonb_build_object(
        'upToGrams', r.up_to_grams, 'priceMinor', r.price_minor, 'perKgMinor', r.per_kg_minor,
        'freeFromMinor', r.free_from_minor
      ) order by r.up_to_grams nulls last) as bands
    from shipping_rate r
    join shipping_method m on m.id = r.method_id
    join shipping_zone z on z.id = r.zone_id
    group by r.method_id, r.zone_id, m.position, z.name
    order by m.position, lower(z.name)`

/** Writes all steps of a method in a zone in place of those that it had. */
export async function replaceBands(sql: Sql, { methodId, zoneId, bands }: RatesRow) {
  await sql`
    delete from shipping_rate
    where method_id = ${methodId} and zone_id = ${zoneId}`
  await sql`
    insert into shipping_rate (method_id, zone_id, up_to_grams, price_minor, per_kg_minor, free_from_minor)
    select ${methodId}::uuid, ${zoneId}::uuid, "upToGrams", "priceMinor", "perKgMinor", "freeFromMinor"
    from jsonb_to_recordset(${asJson(sql, bands)}) as band (
      "upToGrams" bigint, "priceMinor" bigint, "perKgMinor" bigint, "freeFromMinor" bigint
    )`
}
