import type { AuditAction } from '../../../contract/audit/actions.ts'
import { type AuditDetail, writeAudit } from '../../database/audit.ts'
import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { currentWay } from '../../database/way.ts'
import { type EventRow, insertEvent } from './store.ts'

/** Who does something to an order: `actorId` is null for the shop itself and the provider. */
export type By = { by: EventRow['by']; actorId: string | null; note?: string }

/** What the audit says of it, beside the timeline. */
export type Audited = { action: AuditAction; detail?: AuditDetail }

/** Writes on an order's timeline what happened to it, and into the audit what is to stand there. */
export async function addEvent(
  sql: Sql,
  orderId: string,
  kind: string,
  by: By,
  audited: Audited | null,
) {
  await Promise.all([
    insertEvent(sql, { id: newId(), orderId, kind, note: null, ...by }),
    audited &&
      isForAudit(by) &&
      writeAudit(sql, by.actorId, audited.action, orderId, audited.detail),
  ])
}

/** What buyers do themselves stands on their orders; what the shop or a program does is asked about across all orders. */
const isForAudit = ({ by }: By) => by === 'admin' || by === 'shop' || currentWay().via === 'key'
