import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { ownerOf } from '../../companies/index.ts'
import {
  countUpTo,
  pageOf,
  readCursor,
  startOfPage,
  totalOf,
  wrongCursor,
} from '../../database/paging.ts'
import type { Shop, User } from '../../shop.ts'
import { readFacts } from './read-facts.ts'
import { countOwnNumbers, selectOwnNumbers } from './store.ts'

/** What the buyer's books call parts, newest first unless asked otherwise. A part that has left the shop is null; its number stays. */
export async function listOwnNumbers(
  shop: Shop,
  caller: User,
  { q, sort, limit, page, cursor }: Input<Calls['listOwnNumbers']>,
): Promise<Output<Calls['listOwnNumbers']>> {
  const { sql } = shop.database
  const before = readCursor(cursor)?.id ?? null
  const numbered = sort !== 'newest' || page !== undefined
  if (before && numbered) throw wrongCursor()
  const filter = { q, before }
  const slice = { sort, from: startOfPage(page, limit), limit: limit + 1 }
  const [rows, total] = await Promise.all([
    selectOwnNumbers(sql, ownerOf(caller), filter, slice),
    before ? undefined : countOwnNumbers(sql, ownerOf(caller), filter, countUpTo + 1).then(totalOf),
  ])
  const { items, next } = pageOf(rows, limit, ({ id }) => ({ id }))
  const ids = items.map(({ partId }) => partId)
  const facts = await readFacts(sql, ids, shop)
  return {
    items: items.map(({ id, partId, number, at }) => ({
      _id: id,
      partsId: partId,
      number,
      part: facts.get(partId) ?? null,
      at: at.toISOString(),
    })),
    next: numbered ? null : next,
    total,
  }
}
