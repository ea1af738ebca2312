import type { PartFacts } from '../../../contract/orders/lines.ts'
import { factsToApi, findPartsById } from '../../catalogue/index.ts'
import type { Sql } from '../../database/database.ts'
import type { Shop } from '../../shop.ts'

/** Those of these parts that are in the shop, by id. */
export async function readFacts(
  sql: Sql,
  ids: string[],
  shop: Pick<Shop, 'config' | 'record'>,
): Promise<Map<string, PartFacts>> {
  const rows = ids.length > 0 ? await findPartsById(sql, [...new Set(ids)]) : []
  return new Map(rows.map((row) => [row.id, factsToApi(row, shop)]))
}
