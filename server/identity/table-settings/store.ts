import type { TableSettings } from '../../../contract/people/table-settings.ts'
import { asJson, type Sql } from '../../database/database.ts'

/** What somebody saved of tables, in the order of their names. */
export async function selectTableSettings(
  sql: Sql,
  userId: string,
): Promise<(TableSettings & { table: string })[]> {
  return await sql<(TableSettings & { table: string })[]>`
    select name as table, look, views
    from table_settings
    where user_id = ${userId}
    order by name`
}

/** Saves what is given of a table's settings; the rest stays as it is. */
export async function upsertTableSettings(
  sql: Sql,
  userId: string,
  table: string,
  { look, views }: { [K in keyof TableSettings]?: TableSettings[K] | undefined },
) {
  await sql`
    insert into table_settings as saved (user_id, name, look, views)
    values (${userId}, ${table}, ${look ? asJson(sql, look) : null}, ${asJson(sql, views ?? [])})
    on conflict (user_id, name) do update
    set at = now()
      ${look === undefined ? sql`` : sql`, look = excluded.look`}
      ${views === undefined ? sql`` : sql`, views = excluded.views`}`
}

/** Forgets all but so many tables of somebody, those that were changed longest ago. */
export async function deleteTablesBeyond(sql: Sql, userId: string, most: number) {
  await sql`
    delete from table_settings
    where user_id = ${userId}
      and name in (
        select name
        from table_settings
        where user_id = ${userId}
        order by at desc, name
        offset ${most}
      )`
}
