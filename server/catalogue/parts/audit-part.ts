import { type AuditDetail, writeAudit } from '../../database/audit.ts'
import type { Sql } from '../../database/database.ts'
import { auditedKeys, type PartRow, selectPart } from './store.ts'

/** Writes down what a part is from its first day on. */
export async function auditNewPart(sql: Sql, actorId: string | null, id: string) {
  await writeAudit(sql, actorId, 'part-added', id, { after: factsOf(await selectPart(sql, id)) })
}

/** Writes down what was changed of a part, with before and after; nothing when it is as it was. */
export async function auditChange(sql: Sql, actorId: string, before: PartRow) {
  const after = await selectPart(sql, before.id)
  const changed = auditedKeys.filter((key) => textOf(before[key]) !== textOf(after?.[key]))
  if (changed.length === 0) return
  await writeAudit(sql, actorId, 'part-changed', before.id, {
    before: factsOf(before, changed),
    after: factsOf(after, changed),
  })
}

/** Writes down that a part left the shop, and as what. */
export async function auditDeletion(sql: Sql, actorId: string, before: PartRow) {
  await writeAudit(sql, actorId, 'part-deleted', before.id, { before: factsOf(before) })
}

/** What is empty is left out, as in the rows of an import. */
function factsOf(part: PartRow | null, keys: readonly (keyof PartRow)[] = auditedKeys) {
  const facts = keys.map((key) => [key, part?.[key] ?? undefined])
  return Object.fromEntries(facts) as AuditDetail
}

const textOf = (value: unknown) => JSON.stringify(value ?? null)
