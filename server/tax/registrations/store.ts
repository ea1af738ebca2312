import type { Sql } from '../../database/database.ts'
import type { Days } from '../days.ts'

export type Registration = Days & { id: string; country: string; region: string; number: string }

const columns = (sql: Sql) => sql`
  id, country, region, number, starts_on::text as "startsOn", ends_on::text as "endsOn"`

/** All registrations, by place, the newest of one place first. */
export const selectRegistrations = async (sql: Sql): Promise<Registration[]> =>
  await sql<Registration[]>`
    select ${columns(sql)}
    from tax_registration
    order by country, region, starts_on desc`

export async function selectRegistration(sql: Sql, id: string): Promise<Registration | null> {
  const [row] = await sql<Registration[]>`
    select ${columns(sql)}
    from tax_registration
    where id = ${id}`
  return row ?? null
}

/** Another registration of the same place that holds on one of these days. */
export async function selectOverlap(sql: Sql, of: Registration): Promise<Registration | null> {
  const [row] = await sql<Registration[]>`
    select ${columns(sql)}
    from tax_registration
    where id <> ${of.id} and country = ${of.country} and region = ${of.region}
      and daterange(starts_on, ends_on, '[]') && daterange(${of.startsOn}, ${of.endsOn}, '[]')
    order by starts_on
    limit 1`
  return row ?? null
}

export async function insertRegistration(sql: Sql, row: Registration) {
  await sql`
    insert into tax_registration (id, country, region, number, starts_on, ends_on)
    values (${row.id}, ${row.country}, ${row.region}, ${row.number}, ${row.startsOn}, ${row.endsOn})`
}

export async function updateRegistration(sql: Sql, { id, number, startsOn, endsOn }: Registration) {
  await sql`
    update tax_registration
    set number = ${number}, starts_on = ${startsOn}, ends_on = ${endsOn}
    where id = ${id}`
}

export async function deleteRegistration(sql: Sql, id: string) {
  await sql`delete from tax_registration where id = ${id}`
}
