import { missingKeys } from '../../contract/builds/missing.ts'
import { personFactsOf } from '../../contract/builds/person-facts.ts'
import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import { Refusal } from '../../contract/refusals.ts'
import { readKindFacts } from '../catalogue/index.ts'
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
  const ids = facts.map(({ partId }) => partId)
  const rows = await store.selectAskedParts(database.sql, ids)
  const parts = new Map(rows.map((part) => [part.id, part]))
  const errors = facts.flatMap(({ partId, key }, at) => {
    const part = parts.get(partId)
    if (!part)
      throw new Refusal(
        'not_found',
        {},
        { words: `Fact ${at} names no part of this shop; the first fact is 0.` },
      )
    const known = Object.keys(personFactsOf(part.category))
    if (known.includes(key)) return []
    const message = `Facts of this category are ${known.join(', ') || 'none that rules read'}`
    return [{ path: `facts.${at}.key`, message }]
  })
  if (errors.length > 0) throw new Refusal('invalid_input', {}, { errors })
  const kinds = await readKindFacts(
    database,
    rows.flatMap(({ kindId }) => kindId ?? []),
  )
  const lacking = new Map(kinds.map((kind) => [kind.id, missingKeys(kind)]))
  const wanted = new Map<string, store.NewRequest>()
  const named = new Set<string>()
  for (const { partId, key } of facts) {
    const { kindId } = parts.get(partId)!
    named.add(`${partId} ${key}`)
    // of a part that was not read yet nothing is known
    const missing = kindId === null ? undefined : lacking.get(kindId)
    if (missing?.includes(key) ?? true) wanted.set(`${partId} ${key}`, { partId, key, kindId })
  }
  await store.insertRequests(database.sql, {
    ...{ userId: caller.id, build: build ?? null, requests: [...wanted.values()] },
  })
  return { asked: wanted.size, known: named.size - wanted.size }
}

/** Says that nothing was found: whoever asked is told so, once, and the task is done. */
export async function closeFactRequests(
  shop: Shop,
  caller: User,
  { id, key }: Input<Calls['closeFactRequests']>,
): Promise<Output<Calls['closeFactRequests']>> {
  return await shop.database.transaction(async (sql) => {
    if ((await store.selectAskedParts(sql, [id])).length === 0) throw new Refusal('not_found')
    const requests = await store.lockRequests(sql, id, key)
    if (requests.length === 0) return { deletedCount: 0 }
    for (const request of requests) await tellAsker(shop, sql, request, 'not-found')
    await writeAudit(sql, caller.id, 'fact-requests-closed', id, {
      after: { key, asked: requests.length },
    })
    return { deletedCount: requests.length }
  })
}
