import type { Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { ApiKey } from '../../../contract/people/keys.ts'
import { toMajor } from '../../../contract/pricing/money.ts'
import type { Shop, User } from '../../shop.ts'
import { type ListedKey, selectKeys } from './store.ts'

/** The keys that the caller made, and for an admin all that act for the shop. No secret is among it: none is stored. */
export async function listKeys(shop: Shop, caller: User): Promise<Output<Calls['listKeys']>> {
  const rows = await selectKeys(shop.database.sql, caller)
  const { currency } = shop.config
  return { items: rows.map((row) => toApi(row, currency)), next: null, total: rows.length }
}

const toApi = (
  { id, scopes, orderCeilingMinor, dayCeilingMinor, ...row }: ListedKey,
  currency: string,
): ApiKey => ({
  _id: id,
  ...row,
  // what addKey checked
  scopes: scopes as ApiKey['scopes'],
  orderCeiling: inMajor(orderCeilingMinor, currency),
  dayCeiling: inMajor(dayCeilingMinor, currency),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  revokedAt: row.revokedAt?.toISOString() ?? null,
})

const inMajor = (minor: number | null, currency: string) =>
  minor === null ? null : toMajor(minor, currency)
