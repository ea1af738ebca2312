import type { TaxClass } from '../../../contract/tax/classes.ts'
import { asJson, type Sql } from '../../database/database.ts'
import type { Days } from '../days.ts'

export type Rate = Days & {
  id: string
  country: string
  region: string
  postalPrefix: string
  taxClass: TaxClass
  percent: number
}

const columns = (sql: Sql) => sql`
  id, country, region, postal_prefix as "postalPrefix", tax_class as "taxClass", percent::float8 as percent,
  starts_on::text as "startsOn", ends_on::text as "endsOn"`

/** All rates, by place and class, the newest of one first. */
export const selectRates = async (sql: Sql): Promise<Rate[]> =>
  await sql<Rate[]>`
    select ${columns(sql)}
    from tax_rate
    order by country, region, postal_prefix, tax_class, starts_on desc`

export async function selectRate(sql: Sql, id: string): Promise<Rate | null> {
  const [row] = await sql<Rate[]>`
    select ${columns(sql)}
    from tax_rate
    where id = ${id}`
  return row ?? null
}

export async function countRates(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from tax_rate`
  return row!.count
}

/** Another rate of the same place and class that holds on one of these days. */
export async function selectOverlap(sql: Sql, of: Rate): Promise<Rate | null> {
  const [row] = await sql<Rate[]>`
    select ${columns(sql)}
    from tax_rate
    where id <> ${of.id} and country = ${of.country} and region = ${of.region}
      and postal_prefix = ${of.postalPrefix} and tax_class = ${of.taxClass}
      and daterange(starts_on, ends_on, '[]') && daterange(${of.startsOn}, ${of.endsOn}, '[]')
    order by starts_on
    limit 1`
  return row ?? null
}

/** Writes rates as new ones. */
export async function insertRates(sql: Sql, rates: Rate[]) {
  if (rates.length === 0) return
  await sql`
    insert into tax_rate (id, country, region, postal_prefix, tax_class, percent, starts_on, ends_on)
    select id, country, region, "postalPrefix", "taxClass", percent, "startsOn", "endsOn"
    from jsonb_to_recordset(${asJson(sql, rates)}) as rate (
      id uuid, country text, region text, "postalPrefix" text, "taxClass" text, percent numeric,
      "startsOn" date, "endsOn" date
    )`
}

/** Writes percent and days of rates anew. Those that end earlier go first, or they would stand in the way of others. */
export async function updateRates(sql: Sql, rates: Rate[]) {
  if (rates.length === 0) return
  await sql`
    update tax_rate
    set percent = rate.percent, starts_on = rate."startsOn", ends_on = rate."endsOn"
    from jsonb_to_recordset(${asJson(sql, rates)}) as rate (
      id uuid, percent numeric, "startsOn" date, "endsOn" date
    )
    where tax_rate.id = rate.id`
}

export async function deleteRate(sql: Sql, id: string) {
  await sql`delete from tax_rate where id = ${id}`
}
