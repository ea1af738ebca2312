import { factOf } from '../../contract/builds/build.ts'
import { kindOf } from '../../contract/builds/kinds.ts'
import { missingKeys, readFact } from '../../contract/builds/missing.ts'
import { describeSpec, specificationOf } from '../../contract/parts/specifications.ts'
import { buildLineOf, findPart } from '../catalogue/index.ts'
import type { Sql } from '../database/database.ts'
import { queueMail } from '../mail/index.ts'
import type { Shop } from '../shop.ts'
import * as store from './store.ts'

/** So many requests are looked at in one run of the job; the next run goes on. */
const atOnce = 500

/**
 * Tells people that what they asked for is known now, whoever said it: a person, an import or a table. Each request in a
 * transaction of its own.
 */
export async function tellKnownFacts(shop: Shop): Promise<void> {
  for (let at = 0; at < atOnce; at += 1) {
    const isMore = await shop.database.transaction(async (sql) => {
      const request = await store.takeChangedRequest(sql)
      if (request) await tellAsker(shop, sql, request, 'known')
      return request !== null
    })
    if (!isMore) return
  }
}

/**
 * Tells whoever asked what came of it, and forgets the request. `known`: if it is; a fact that is still missing is waited
 * for. `not-found`: that nothing is published. Of a part that has left the shop: that nobody looks it up any more.
 */
export async function tellAsker(
  shop: Shop,
  sql: Sql,
  request: store.RequestRow,
  what: 'known' | 'not-found',
) {
  const { partId, key, userId, at, hasLeft } = request
  const row = hasLeft ? null : await findPart(sql, partId)
  const part = row && buildLineOf(row, 1)
  if (part && what === 'known' && missingKeys(kindOf(part.part)).includes(key))
    return await store.updateLookedAt(sql, request)
  const fact = part && what === 'known' ? readFact(part.part, key) : null
  const value = part && fact ? factOf(part, fact).value : null
  await queueMail(shop, sql, {
    event: `fact-answered:${partId}:${key}:${userId}:${at.toISOString()}`,
    kind: 'fact-answered',
    to: request.email,
    values: {
      name: request.name,
      partName: request.partName,
      mpn: request.mpn,
      fact: specificationOf(key).label,
      what: part ? what : 'left',
      value: value === null ? null : describeSpec(key, value).text,
      sourceUrl: fact ? request.sourceUrl : null,
      url: `${shop.config.publicUrl}${pageOf(request)}`,
    },
  })
  await store.deleteRequest(sql, request)
}

/** The build that it was asked for, else the part while it is there. */
const pageOf = ({ build, partId, hasLeft }: store.RequestRow) =>
  build !== null ? `/builder?b=${build}` : hasLeft ? '/' : `/parts/${partId}`
