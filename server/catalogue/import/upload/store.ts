import type { Sql } from '../../../database/database.ts'

export async function insertReport(
  sql: Sql,
  report: { id: string; actorId: string; file: string; csv: string },
) {
  await sql`
    insert into import_report (id, actor_id, file, csv)
    values (${report.id}, ${report.actorId}, ${report.file}, ${report.csv})`
}

export async function deleteOldReports(sql: Sql) {
  await sql`
    delete from import_report
    where at < now() - interval '30 days'`
}

export async function selectReport(sql: Sql, id: string) {
  const [row] = await sql<{ csv: string }[]>`
    select csv
    from import_report
    where id = ${id} and at >= now() - interval '30 days'`
  return row ?? null
}
