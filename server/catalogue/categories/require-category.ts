import { Refusal } from '../../../contract/refusals.ts'
import type { Database, Sql } from '../../database/database.ts'
import { hasCategory } from './read-categories.ts'
import { holdCategory } from './store.ts'

/** Refuses a category that the shop does not have, and keeps the one that it has until the transaction ends. */
export async function requireCategory(sql: Sql, key: string): Promise<void> {
  if (!(await holdCategory(sql, key))) throw noSuchCategory('category')
}

/** Refuses to read parts of a category that the shop does not have. */
export async function requireKnown(
  database: Database,
  key: string | undefined,
  path = 'category',
): Promise<void> {
  if (key !== undefined && !(await hasCategory(database, key))) throw noSuchCategory(path)
}

const noSuchCategory = (path: string) =>
  new Refusal('invalid_input', {}, { errors: [{ path, message: 'Please choose a category' }] })
