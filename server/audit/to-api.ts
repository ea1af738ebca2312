import { type AuditAction, type AuditThing, auditActions } from '../../contract/audit/actions.ts'
import type { AuditEntry } from '../../contract/audit/audit.ts'
import type { Sql } from '../database/database.ts'
import { findNumbers } from '../orders/index.ts'
import { orderNumber } from '../words/numbers.ts'
import { changesOf } from './changes.ts'
import { type AuditRow, selectTitles } from './store.ts'

/** Rows as they are told, with what their subjects are called now. */
export async function auditToApi(
  sql: Sql,
  rows: AuditRow[],
  currency: string,
): Promise<AuditEntry[]> {
  const titles = await titlesOf(sql, rows)
  return rows.map(({ id, at, action, detail, ...row }) => {
    const known = actionOf(action)
    return {
      _id: id,
      at: at.toISOString(),
      action,
      what: known?.says ?? action,
      thing: known?.of ?? null,
      subject: row.subject,
      title: titles.get(row.subject) ?? null,
      by: row.by,
      email: row.email,
      via: row.via,
      keyId: row.keyId,
      key: row.key,
      ...changesOf(detail, currency),
    }
  })
}

/** What this version knows of an action: another may have written it while instances are exchanged. */
const actionOf = (action: string): { of: AuditThing; says: string } | undefined =>
  Object.hasOwn(auditActions, action) ? auditActions[action as AuditAction] : undefined

async function titlesOf(sql: Sql, rows: AuditRow[]): Promise<Map<string, string>> {
  const of = (thing: AuditThing) => [
    ...new Set(rows.flatMap((row) => (actionOf(row.action)?.of === thing ? [row.subject] : []))),
  ]
  const [named, orders] = await Promise.all([
    selectTitles(sql, {
      part: of('part'),
      key: of('key'),
      webhook: of('webhook'),
      company: of('company'),
    }),
    findNumbers(sql, of('order')),
  ])
  return new Map([
    ...named.map(({ id, title }) => [id, title] as const),
    ...orders.map((order) => [order.id, orderNumber(order)] as const),
  ])
}
