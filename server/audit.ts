import type { Sql } from './database.ts'
import { newId } from './new-id.ts'

/** Writes down who did what to whom. `actorId` is null for the operator at the command line. */
export async function writeAudit(
  sql: Sql,
  actorId: string | null,
  action: string,
  subject: string,
  detail: Record<string, string | number> = {},
) {
  await sql`
    insert into audit_event (id, actor_id, action, subject, detail)
    values (${newId()}, ${actorId}, ${action}, ${subject}, ${sql.json(detail)})`
}
