import type { TaxPlace } from '../../contract/tax/areas.ts'
import type { ReverseRule, TaxRate, TaxRegistration } from '../../contract/tax/decide-tax.ts'
import type { Fragment } from '../database/connections/sql.ts'
import type { Sql } from '../database/database.ts'

/** Whether a row of a table with first and last days holds on a day. */
const holdsOn = (sql: Sql, day: Fragment) =>
  sql`starts_on <= ${day} and (ends_on is null or ends_on >= ${day})`

type Setup = {
  shipFrom: TaxPlace | null
  registrations: TaxRegistration[]
  rates: TaxRate[]
  rules: ReverseRule[]
}

/**
 * What holds on a day (null: the shop's today) for a place, `prefixes` being all beginnings of its postal code. Where no registration does, rates and
 * rules are not looked at.
 */
export async function selectSetup(
  sql: Sql,
  place: { country: string; region: string; prefixes: string[] },
  on: string | null,
): Promise<Setup> {
  const holds = holdsOn(sql, on === null ? sql`shop_day()` : sql`${on}::date`)
  const isOn = sql`exists (select from tax_registration where ${holds})`
  const [row] = await sql<Setup[]>`
    select
      (
        select jsonb_build_object('country', country, 'region', region, 'postalCode', postal_code)
        from tax_origin
      ) as "shipFrom",
      coalesce((
        select jsonb_agg(
          jsonb_build_object('country', country, 'region', region, 'number', number)
          order by country, region
        )
        from tax_registration
        where ${holds}
      ), '[]') as registrations,
      coalesce((
        select jsonb_agg(distinct jsonb_build_object(
          'country', r.country, 'region', r.region, 'postalPrefix', r.postal_prefix,
          'taxClass', r.tax_class, 'percent', r.percent
        ))
        from (
          select ${place.country}::text, ${place.region}::text, ${place.prefixes}::text[]
          union all
          select taxed_in, region, postal_prefixes
          from tax_origin
        ) place (country, region, prefixes)
        join tax_rate r
          on r.country = place.country and r.region in ('', place.region)
          and r.postal_prefix = any (place.prefixes)
        where ${holds} and ${isOn}
      ), '[]') as rates,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'country', country, 'category', category, 'minNetMinor', min_net_minor
        ) order by country, category)
        from tax_rule
        where ${isOn}
      ), '[]') as rules`
  return row!
}
