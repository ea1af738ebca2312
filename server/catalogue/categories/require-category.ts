import { Refusal } from '../../../contract/refusals.ts'
import type { Sql } from '../../database/database.ts'
import { categoriesIn } from './read-categories.ts'
import { holdCategories } from './store.ts'

/** Refuses a category that the shop does not have, and keeps the one that it has until the transaction ends. */
export async function requireCategory(sql: Sql, key: string, path = 'category'): Promise<void> {
  if ((await holdCategories(sql, [key])).length > 0) return
  throw noSuchCategory(await categoriesIn(sql), key, path)
}

/** Says which categories there are. */
export function noSuchCategory(
  categories: { key: string }[],
  key: string,
  path = 'category',
): Refusal {
  const known = categories.map((one) => one.key).join(', ')
  const message = `Please choose a category: there is no “${key}”. There are: ${known || 'none yet'}.`
  return new Refusal('invalid_input', {}, { errors: [{ path, message }] })
}
