import type { FreightMethod } from '../../../contract/freight/price-freight.ts'
import type { Sql } from '../../database/database.ts'

export type MethodRow = FreightMethod & { isOn: boolean; position: number }

/** The terms of a method. What is said by `incoterm` alone counts where the list does not begin with it. */
export const termColumns = (sql: Sql) => sql`
  case
    when incoterm is null then '{}'
    when incoterms[1] = incoterm then incoterms
    else array[incoterm]
  end`

const columns = (sql: Sql) =>
  sql`id, name, kind, carrier, ${termColumns(sql)} as incoterms, note, is_on as "isOn", position`

/** All methods, in the order in which they are offered. */
export const selectMethods = async (sql: Sql): Promise<MethodRow[]> =>
  await sql<MethodRow[]>`
    select ${columns(sql)}
    from shipping_method
    order by position, name`

export async function insertMethod(sql: Sql, row: MethodRow) {
  await sql`
    insert into shipping_method (id, name, kind, carrier, incoterm, incoterms, note, is_on, position)
    values (
      ${row.id}, ${row.name}, ${row.kind}, ${row.carrier}, ${row.incoterms[0] ?? null},
      ${row.incoterms}::text[], ${row.note}, ${row.isOn}, ${row.position}
    )`
}

export async function updateMethod(sql: Sql, row: Omit<MethodRow, 'position'>) {
  await sql`
    update shipping_method
    set name = ${row.name}, carrier = ${row.carrier}, incoterm = ${row.incoterms[0] ?? null},
      incoterms = ${row.incoterms}::text[], note = ${row.note}, is_on = ${row.isOn}
    where id = ${row.id}`
}

/** Writes the order in which methods are offered: all of them, from the first. */
export async function updatePositions(sql: Sql, ids: string[]) {
  await sql`
    update shipping_method
    set position = o.position
    from unnest(${ids}::uuid[]) with ordinality o (id, position)
    where shipping_method.id = o.id`
}

export async function deleteMethod(sql: Sql, id: string) {
  await sql`delete from shipping_method where id = ${id}`
}
