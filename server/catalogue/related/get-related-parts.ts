import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Anyone, Shop } from '../../shop.ts'
import { readCategory } from '../categories/read-categories.ts'
import { type PartRow, selectPart } from '../parts/store.ts'
import { partToApi } from '../parts/to-api.ts'
import { alternativesOf, companionsOf, goTogether, likestOf } from './rules.ts'
import { selectWanted } from './store.ts'

/** What is like a part, and what is built together with it; what can be ordered stands first. */
export async function getRelatedParts(
  shop: Shop,
  _caller: Anyone,
  { id }: Input<Calls['getRelatedParts']>,
): Promise<Output<Calls['getRelatedParts']>> {
  const { sql } = shop.database
  const part = await selectPart(sql, id)
  if (!part) throw new Refusal('not_found')
  const facets = (await readCategory(shop.database, part.category))?.facets ?? []
  const [alternatives, ...companions] = await Promise.all([
    // more than are shown: which of those that are alike come near enough is told by their facts
    selectWanted(sql, { ...alternativesOf(part, facets), limit: 64 }, part),
    ...companionsOf(part).map(async (wanted) => {
      // some of those that are alike in what is asked for do not fit by what is known besides
      const some = await selectWanted(sql, { ...wanted, limit: wanted.limit * 8 }, part)
      return some.filter((one) => goTogether(part, one)).slice(0, wanted.limit)
    }),
  ])
  const toApi = (rows: PartRow[]) => rows.map((row) => partToApi(row, shop))
  return {
    alternatives: toApi(likestOf(part, alternatives ?? [], 8)),
    goesWith: toApi(companions.flat()),
  }
}
