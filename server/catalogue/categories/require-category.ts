import { Refusal } from '../../../contract/refusals.ts'
import type { Database, Sql } from '../../database/database.ts'
import { hasCategory } from './read-categories.ts'
import { holdCategory, selectUnknown } from './store.ts'

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

/**
 * Refuses names of categories that the shop never had, each at its place below `path`. One that was removed since may stand in
 * what somebody saved before.
 */
export async function requireEver(sql: Sql, keys: string[], path: string): Promise<void> {
  const unknown = keys.length === 0 ? [] : await selectUnknown(sql, keys)
  if (unknown.length === 0) return
  const errors = unknown.map((key) => ({
    path: `${path}.${key}`,
    message: `The shop has no category “${key}”`,
  }))
  throw new Refusal('invalid_input', {}, { errors })
}

const noSuchCategory = (path: string) =>
  new Refusal('invalid_input', {}, { errors: [{ path, message: 'Please choose a category' }] })
