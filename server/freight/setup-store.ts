import type { CarrierAccount, FreightSetup } from '../../contract/freight/price-freight.ts'
import type { Sql } from '../database/database.ts'
import { termColumns } from './methods/store.ts'

/** What is offered where goods go, and the accounts of who buys, as one statement read it. */
export type KnownFreight = FreightSetup & { accounts: CarrierAccount[] | null }

/** `prefixes`: all beginnings of the postal code there. */
export async function selectFreight(
  sql: Sql,
  place: { country: string; region: string; prefixes: string[] } | null,
  companyId: string | null,
): Promise<KnownFreight> {
  const { country, region, prefixes } = place ?? nowhere
  const [row] = await sql<KnownFreight[]>`
    with zone as (
      select z.id, z.name
      from shipping_area a
      join shipping_zone z on z.id = a.zone_id
      where a.country in ('', ${country}) and a.region in ('', ${region})
        and a.postal_prefix = any (${prefixes}::text[])
      order by length(a.postal_prefix) desc, a.region <> '' desc, a.country <> '' desc
      limit 1
    )
    select
      (
        select jsonb_agg(jsonb_build_object(
          'id', id, 'name', name, 'kind', kind, 'carrier', carrier, 'incoterms', ${termColumns(sql)}, 'note', note,
          'isOn', is_on
        ) order by position, name)
        from shipping_method
        where is_on or kind = 'later'
      ) as methods,
      (
        select jsonb_build_object('id', id, 'name', name)
        from zone
      ) as zone,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'methodId', r.method_id, 'upToGrams', r.up_to_grams, 'priceMinor', r.price_minor,
          'perKgMinor', r.per_kg_minor, 'freeFromMinor', r.free_from_minor
        ))
        from shipping_rate r
        join zone on zone.id = r.zone_id
        join shipping_method m on m.id = r.method_id
        where m.is_on
      ), '[]') as bands,
      case when ${companyId}::uuid is not null then coalesce((
        select jsonb_agg(
          jsonb_build_object('id', id, 'carrier', carrier, 'number', number)
          order by lower(carrier), number
        )
        from carrier_account
        where company_id = ${companyId}
      ), '[]') end as accounts`
  return row!
}

/** A place that belongs to no zone, not even that of everywhere else. */
const nowhere = { country: '', region: '', prefixes: [] }

/** Whether buyers are offered anything but freight that is invoiced when it leaves. */
export async function isAnyOffered(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ is: boolean }[]>`
    select exists (select from shipping_method where is_on and kind <> 'later') as is`
  return row!.is
}

/** How many parts that can be ordered have no weight. */
export async function countUnweighed(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from part
    where weight_grams is null and deleted_at is null`
  return row!.count
}
