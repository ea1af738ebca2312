import type { Sql } from '../../database.ts'
import { countUpTo } from '../../paging.ts'
import type { PartRow } from '../store.ts'
import type { Tier } from './condition.ts'
import type { PartFilter } from './filter.ts'
import { countParts, type PartOrder, selectParts, selectPartsById } from './store.ts'

export type FoundPart = PartRow & { tier: number }

/** Tiers in the order in which their parts stand: what a search spells, then what is named so, then the rest. */
export function tiersOf(filter: PartFilter, byRelevance: boolean): Tier[] {
  if (!filter.text) return ['all']
  return byRelevance ? ['exact', 'named', 'rest'] : ['exact', 'inexact']
}

/**
 * Up to `limit` parts behind the first `offset`, tier after tier, from the tier `from`, which `after` belongs to. Later
 * tiers are only asked when the earlier ones have too few, so that a common word is not sorted to the end.
 */
export async function findParts(
  sql: Sql,
  filter: PartFilter,
  order: PartOrder,
  tiers: Tier[],
  { from = 0, limit, offset = 0 }: { from?: number; limit: number; offset?: number },
): Promise<FoundPart[]> {
  const found: FoundPart[] = []
  let skip = offset
  for (const [tier, name] of tiers.entries()) {
    if (tier < from || found.length === limit) continue
    const count = filter.text ? await countParts(sql, filter, countUpTo + 1, name) : null
    if (count !== null && count <= Math.min(skip, countUpTo)) {
      skip -= count
      continue
    }
    const after = tier === from ? order.after : null
    const rare = count !== null && count <= countUpTo
    const slice = { limit: limit - found.length, offset: skip, rare }
    const rows = await selectParts(sql, filter, name, { ...order, after }, slice)
    found.push(...rows.map((row) => ({ ...row, tier })))
    skip = 0
  }
  return found
}

/** The parts with these ids that are in the shop, in their order. */
export const findPartsById = async (sql: Sql, ids: string[]): Promise<PartRow[]> =>
  await selectPartsById(sql, ids)
