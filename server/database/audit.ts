import { asJson, type Sql } from './database.ts'
import { newId } from './new-id.ts'
import { currentWay } from './way.ts'

/** What JSON can say of it. */
export type AuditDetail = { [name: string]: string | number | AuditDetail | undefined }

/** Writes down who did what to whom, and by which way. `actorId` is null for the operator at the command line. */
export async function writeAudit(
  sql: Sql,
  actorId: string | null,
  action: string,
  subject: string,
  detail: AuditDetail = {},
) {
  const { via, keyId } = currentWay()
  await sql`
    insert into audit_event (id, actor_id, action, subject, detail, via, key_id)
    values (${newId()}, ${actorId}, ${action}, ${subject}, ${asJson(sql, detail)}, ${via}, ${keyId})`
}
