import type { AuditAction } from '../../contract/audit/actions.ts'
import { asJson, type Sql } from './database.ts'
import { newId } from './new-id.ts'
import { currentWay } from './way.ts'

/** What JSON can say of it. What is undefined is left out. */
export type AuditValue = string | number | boolean | null | undefined | AuditValue[] | AuditDetail
/** `before` and `after` hold what was changed, by field; what else is worth knowing stands beside them. */
export type AuditDetail = { [name: string]: AuditValue }
export type AuditChange = { before?: AuditDetail; after?: AuditDetail }

/**
 * Writes down who did what to whom, and by which way, in the transaction of the effect. `actorId` is null for the operator at
 * the command line and for the shop itself.
 */
export async function writeAudit(
  sql: Sql,
  actorId: string | null,
  action: AuditAction,
  subject: string,
  detail: AuditDetail = {},
) {
  const { via, keyId } = currentWay()
  await sql`
    insert into audit_event (id, actor_id, action, subject, detail, via, key_id)
    values (${newId()}, ${actorId}, ${action}, ${subject}, ${asJson(sql, detail)}, ${via}, ${keyId})`
}
