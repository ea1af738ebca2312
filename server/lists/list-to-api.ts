import type { ListedLine, SavedList } from '../../contract/lists.ts'
import { mpnToApi } from '../../contract/parts/mpn.ts'
import { factsToApi, findPartsById } from '../catalogue/index.ts'
import type { Sql } from '../database/database.ts'
import type { Shop, User } from '../shop.ts'
import { type ListRow, selectLines } from './store.ts'

/** The lines of a list with their parts as they are now. */
export async function linesToApi(shop: Shop, sql: Sql, listId: string): Promise<ListedLine[]> {
  const lines = await selectLines(sql, listId)
  const parts = await findPartsById(
    sql,
    lines.map(({ partsId }) => partsId),
  )
  const facts = new Map(parts.map((part) => [part.id, factsToApi(part, shop)]))
  return lines.map((line) => ({
    ...line,
    ...mpnToApi(line.mpn),
    part: facts.get(line.partsId) ?? null,
  }))
}

/** A list as those see it who have it. */
export async function listToApi(
  shop: Shop,
  sql: Sql,
  caller: User,
  list: ListRow,
): Promise<SavedList> {
  return {
    _id: list.id,
    name: list.name,
    shareToken: list.shareToken,
    ...ofCompany(caller, list),
    currency: shop.config.currency,
    createdAt: list.createdAt.toISOString(),
    updatedAt: list.updatedAt.toISOString(),
    lines: await linesToApi(shop, sql, list.id),
  }
}

/** Whose list a company's is, for the caller. Nothing of a list that somebody has alone. */
export const ofCompany = (
  { id }: User,
  { forCompany, ownerId, ownerName }: Pick<ListRow, 'forCompany' | 'ownerId' | 'ownerName'>,
) => (forCompany ? { ofCompany: { owner: ownerName, isOwn: ownerId === id } } : {})
