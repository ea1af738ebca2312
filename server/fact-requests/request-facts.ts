import { kindOf } from '../../contract/builds/kinds.ts'
import { missingKeys, readFactsOf } from '../../contract/builds/missing.ts'
import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import { buildLineOf, findPart, findPartsById } from '../catalogue/index.ts'
import { writeAudit } from '../database/audit.ts'
import type { Shop, User } from '../shop.ts'
import * as store from './store.ts'
import { tellAsker } from './tell-asker.ts'

/** Notes that the caller wants facts looked up. Those that are known by now are counted apart. */
export async function requestFacts(
  { database }: Shop,
  caller: User,
  { facts: asked, build }: Input<Calls['requestFacts']>,
): Promise<Output<Calls['requestFacts']>> {
  const facts = asked.map(({ partId, key }) => ({ partId: partId.toLowerCase(), key }))
  const ids = [...new Set(facts.map(({ partId }) => partId))]
  // the kinds first: a part that changes in between is looked at again
  const kindIds = await store.selectKindIds(database.sql, ids)
  const rows = await findPartsById(database.sql, ids)
  const parts = new Map(rows.map((row) => [row.id, buildLineOf(row, 1).part]))
  const errors = facts.flatMap(({ partId, key }, at) => {
    const part = parts.get(partId)
    if (!part)
      throw new Refusal(
        'not_found',
        {},
        { words: `Fact ${at} names no part of this shop; the first fact is 0.` },
      )
    const read = readFactsOf(part)
    if (read.includes(key)) return []
    const message = `Facts that rules read of this category are ${read.join(', ') || 'none'}`
    return [{ path: `facts.${at}.key`, message }]
  })
  if (errors.length > 0) throw new Refusal('invalid_input', {}, { errors })
  const lacking = new Map(ids.map((id) => [id, missingKeys(kindOf(parts.get(id)!))]))
  const named = new Map(facts.map((fact) => [`${fact.partId} ${fact.key}`, fact]))
  const wanted = [...named.values()].filter(({ partId, key }) => lacking.get(partId)?.includes(key))
  await store.insertRequests(database.sql, {
    userId: caller.id,
    build: build ?? null,
    requests: wanted.map((fact) => ({ ...fact, kindId: kindIds.get(fact.partId) ?? null })),
  })
  return { asked: wanted.length, known: named.size - wanted.length }
}

/** Says that nothing was found: whoever asked is told so, once, and the task is done. */
export async function closeFactRequests(
  shop: Shop,
  caller: User,
  { id, key }: Input<Calls['closeFactRequests']>,
): Promise<Output<Calls['closeFactRequests']>> {
  return await shop.database.transaction(async (sql) => {
    if (!(await findPart(sql, id))) throw new Refusal('not_found')
    const requests = await store.lockRequests(sql, id, key)
    if (requests.length === 0) return { deletedCount: 0 }
    for (const request of requests) await tellAsker(shop, sql, request, 'not-found')
    await writeAudit(sql, caller.id, 'fact-requests-closed', id, {
      after: { key, asked: requests.length },
    })
    return { deletedCount: requests.length }
  })
}
