import type { ShippingArea } from '../../../contract/freight/setup.ts'
import { asJson, type Sql } from '../../database/database.ts'

export type ZoneRow = { id: string; name: string; areas: ShippingArea[] }

/** All zones by name, each with its areas by place. */
export const selectZones = async (sql: Sql): Promise<ZoneRow[]> =>
  await sql<ZoneRow[]>`
    select z.id, z.name, coalesce((
        select jsonb_agg(
          jsonb_build_object('country', country, 'region', region, 'postalPrefix', postal_prefix)
          order by country, region, postal_prefix
        )
        from shipping_area
        where zone_id = z.id
      ), '[]') as areas
    from shipping_zone z
    order by lower(z.name)`

export async function insertZone(sql: Sql, { id, name }: ZoneRow) {
  await sql`insert into shipping_zone (id, name) values (${id}, ${name})`
}

export async function updateZone(sql: Sql, { id, name }: ZoneRow) {
  await sql`update shipping_zone set name = ${name} where id = ${id}`
}

/** Writes all areas of a zone in place of those that it had. */
export async function replaceAreas(sql: Sql, { id, areas }: ZoneRow) {
  await sql`delete from shipping_area where zone_id = ${id}`
  await sql`
    insert into shipping_area (zone_id, country, region, postal_prefix)
    select ${id}::uuid, country, region, "postalPrefix"
    from jsonb_to_recordset(${asJson(sql, areas)}) as area (country text, region text, "postalPrefix" text)`
}

export async function deleteZone(sql: Sql, id: string) {
  await sql`delete from shipping_zone where id = ${id}`
}
