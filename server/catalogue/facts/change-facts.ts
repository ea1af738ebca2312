import { kindOf } from '../../../contract/builds/kinds.ts'
import { missingKeys } from '../../../contract/builds/missing.ts'
import { personFactsOf } from '../../../contract/builds/person-facts.ts'
import { saidFault } from '../../../contract/builds/unread-facts.ts'
import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { specificationOf } from '../../../contract/parts/specifications.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { writeAudit } from '../../database/audit.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop, User } from '../../shop.ts'
import { readKinds } from '../kinds/read-kinds.ts'
import { auditChange } from '../parts/audit-part.ts'
import { buildLineOf } from '../parts/build-line.ts'
import { lockPart, type PartRow, selectPart } from '../parts/store.ts'
import * as store from './store.ts'

/** The facts of a part that people can look up, with who says each. */
export async function listPartFacts(
  { database: { sql } }: Shop,
  _caller: User,
  { id }: Input<Calls['listPartFacts']>,
): Promise<Output<Calls['listPartFacts']>> {
  const part = await selectPart(sql, id)
  if (!part) throw new Refusal('not_found')
  const said = new Map((await store.selectFacts(sql, id)).map((row) => [row.key, row]))
  const lacking = new Set(missingKeys(kindOf(buildLineOf(part, 1).part)))
  return {
    facts: Object.entries(personFactsOf(part.category)).map(([key, kind]) => {
      const row = said.get(key)
      const value = part.specs[key] ?? null
      const isRead = value !== null && !lacking.has(key)
      const { label, unit } = specificationOf(key)
      return {
        key,
        label,
        unit,
        kind,
        value,
        source: row ? ('person' as const) : isRead ? ('feed' as const) : null,
        sourceUrl: row?.sourceUrl ?? null,
        by: row?.by ?? null,
        at: row?.at.toISOString() ?? null,
        imported: row?.imported ?? null,
      }
    }),
  }
}

/** Says a fact of a part and where it is published, audited; rules read it from now on. */
export async function setPartFact(
  { database }: Shop,
  caller: User,
  { id, key, value, sourceUrl }: Input<Calls['setPartFact']>,
): Promise<Output<Calls['setPartFact']>> {
  return await database.transaction(async (sql) => {
    const part = await lockPart(sql, id)
    if (!part) throw new Refusal('not_found')
    const fault = saidFault(buildLineOf(part, 1).part, key, value)
    if (fault)
      throw new Refusal('invalid_input', {}, { errors: [{ path: 'value', message: fault }] })
    const isOther = await sayFact(sql, part, { partId: id, key, value, sourceUrl, byId: caller.id })
    return { modifiedCount: isOther ? 1 : 0 }
  })
}

/** The caller holds the part's lock. Answers whether anything is another now. */
export async function sayFact(
  sql: Sql,
  part: PartRow,
  fact: store.NewFact & { byId: string },
): Promise<boolean> {
  const before = Object.hasOwn(part.specs, fact.key) ? part.specs[fact.key] : undefined
  if (!(await store.upsertFact(sql, fact, before))) return false
  await store.writeFacts(sql, part.id, { [fact.key]: fact.value })
  await readKinds(sql, [part.id])
  const { key, value, sourceUrl } = fact
  await writeAudit(sql, fact.byId, 'part-fact-said', part.id, {
    before: { [key]: JSON.stringify(before) },
    after: { [key]: JSON.stringify(value), sourceUrl },
  })
  await auditChange(sql, fact.byId, part)
  return true
}

export async function removePartFact(
  { database }: Shop,
  caller: User,
  { id, key }: Input<Calls['removePartFact']>,
): Promise<Output<Calls['removePartFact']>> {
  return await database.transaction(async (sql) => {
    const part = await lockPart(sql, id)
    if (!part) throw new Refusal('not_found')
    if (!(await store.deleteFact(sql, id, key))) return { modifiedCount: 0 }
    await readKinds(sql, [id])
    await writeAudit(sql, caller.id, 'part-fact-withdrawn', id, {
      before: { [key]: JSON.stringify(part.specs[key]) },
    })
    await auditChange(sql, caller.id, part)
    return { modifiedCount: 1 }
  })
}
