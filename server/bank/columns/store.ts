import {
  mostRememberedColumns,
  type StatementColumns,
} from '../../../contract/bank/statement-columns.ts'
import { asJson, type Sql } from '../../database/database.ts'

export type ColumnsRow = {
  id: string
  header: string[]
  fingerprint: string
  columns: StatementColumns
  usedAt: Date
  by: string | null
}

/** How CSVs are read, the layout that was used last first. */
export async function selectColumns(sql: Sql): Promise<ColumnsRow[]> {
  return await sql<ColumnsRow[]>`
    select c.id, c.header, c.fingerprint, c.columns, c.used_at as "usedAt", u.name as by
    from statement_columns c
    left join users u on u.id = c.actor_id
    order by c.used_at desc, c.id`
}

/** One of them, locked until the transaction ends. */
export async function lockColumns(
  sql: Sql,
  id: string,
): Promise<Pick<ColumnsRow, 'header' | 'columns'> | null> {
  const [row] = await sql<Pick<ColumnsRow, 'header' | 'columns'>[]>`
    select header, columns from statement_columns where id = ${id} for update`
  return row ?? null
}

type Said = Pick<ColumnsRow, 'id' | 'header' | 'fingerprint' | 'columns'> & { by: string }

/** Remembers how files of a header are read; what was remembered of it before goes, and so does what was used longest ago of too many. Answers its id. */
export async function upsertColumns(sql: Sql, { id, header, fingerprint, columns, by }: Said) {
  const [row] = await sql<{ id: string }[]>`
    insert into statement_columns (id, fingerprint, header, columns, actor_id)
    values (${id}, ${fingerprint}, ${header}::text[], ${asJson(sql, columns)}, ${by})
    on conflict (fingerprint) do update
    set columns = excluded.columns, actor_id = excluded.actor_id, used_at = now()
    returning id`
  await sql`
    delete from statement_columns
    where id in (
      select id from statement_columns order by used_at desc, id offset ${mostRememberedColumns}
    )`
  return row!.id
}

/** Another layout for the same header. */
export async function updateColumns(
  sql: Sql,
  { id, columns, by }: { id: string; columns: StatementColumns; by: string },
) {
  await sql`
    update statement_columns
    set columns = ${asJson(sql, columns)}, actor_id = ${by}
    where id = ${id}`
}

/** A file of this header was read so now. */
export async function touchColumns(sql: Sql, fingerprint: string) {
  await sql`update statement_columns set used_at = now() where fingerprint = ${fingerprint}`
}

export async function deleteColumns(sql: Sql, id: string) {
  await sql`delete from statement_columns where id = ${id}`
}
