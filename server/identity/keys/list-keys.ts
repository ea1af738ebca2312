import type { Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { ApiKey } from '../../../contract/people/keys.ts'
import type { Shop, User } from '../../shop.ts'
import { type ListedKey, selectKeys } from './store.ts'

/** The keys that the caller made, and for an admin all that act for the shop. No secret is among it: none is kept. */
export async function listKeys(shop: Shop, caller: User): Promise<Output<Calls['listKeys']>> {
  const rows = await selectKeys(shop.database.sql, caller)
  return { items: rows.map(toApi), next: null, total: rows.length }
}

const toApi = ({ id, scopes, ...row }: ListedKey): ApiKey => ({
  _id: id,
  ...row,
  // what addKey checked
  scopes: scopes as ApiKey['scopes'],
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  revokedAt: row.revokedAt?.toISOString() ?? null,
})
