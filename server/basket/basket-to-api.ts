import type { Basket, BasketLine } from '../../contract/basket.ts'
import { mpnToApi } from '../../contract/parts/mpn.ts'
import { toMajor } from '../../contract/pricing/money.ts'
import { factsToApi, findPartsById } from '../catalogue/index.ts'
import type { Owner } from '../companies/index.ts'
import type { Sql } from '../database/database.ts'
import type { Shop } from '../shop.ts'
import { type BasketRow, selectBasket } from './store.ts'

/** The basket of a buyer as it is now, each line with its part. Prices in major units. */
export async function readBasket(
  sql: Sql,
  owner: Owner,
  shop: Pick<Shop, 'config' | 'record'>,
): Promise<Basket> {
  return { lines: await linesToApi(sql, await selectBasket(sql, owner), shop) }
}

/** Rows as callers see them, in their order. */
export async function linesToApi(
  sql: Sql,
  rows: BasketRow[],
  shop: Pick<Shop, 'config' | 'record'>,
): Promise<BasketLine[]> {
  const ids = rows.map(({ partId }) => partId)
  const parts = new Map((await findPartsById(sql, ids)).map((part) => [part.id, part]))
  return rows.map((row) => {
    const { partId, addedAt, seenPriceMinor, ...plain } = row
    const part = parts.get(partId)
    return {
      ...plain,
      ...mpnToApi(row.mpn),
      partsId: partId,
      addedAt: addedAt.toISOString(),
      seenUnitPrice: seenPriceMinor === null ? null : toMajor(seenPriceMinor, shop.config.currency),
      part: part ? factsToApi(part, shop) : null,
    }
  })
}
