import type { Call } from '../../../contract/call.ts'
import type { Scope } from '../../../contract/people/scopes.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { withRights } from '../../companies/index.ts'
import type { Shop, User } from '../../shop.ts'
import { hashOf } from './secret.ts'
import { noteUse, selectKeyHolder } from './store.ts'

/** Who a key acts for, and which key it is. */
export type KeyHolder = { user: User; keyId: string }

/**
 * For whom a key makes this call. The one place where scopes are enforced: a call that declares none is closed to keys,
 * and one that declares one asks it of the key, also where anybody may make it without a key. Throws key_not_valid,
 * address_not_allowed, not_for_keys and scope_missing.
 */
export async function findKeyHolder(
  shop: Pick<Shop, 'database'>,
  call: Call,
  secret: string,
  address: string,
): Promise<KeyHolder> {
  const row = await findKey(shop, secret, address)
  requireScope(call.scope, row.scopes)
  const { keyId, id, email, name, isAdmin, isConfirmed, company } = row
  if (row.isStale) await noteUse(shop.database.sql, keyId)
  // whoever made it showed the second factor
  const holder = { id, email, name, isAdmin, isConfirmed, company }
  return { keyId, user: { ...holder, sessionId: '', hasFactor: true } }
}

/** The key itself, before it is said what for: what may be offered to it. Throws key_not_valid and address_not_allowed. */
export async function findKey(
  { database }: Pick<Shop, 'database'>,
  secret: string,
  address: string,
) {
  const row = await selectKeyHolder(database.sql, hashOf(secret), address)
  if (!row) throw new Refusal('key_not_valid')
  if (!row.mayFrom) throw new Refusal('address_not_allowed', { address })
  return { ...row, company: withRights(row.company) }
}

function requireScope(scope: Scope | undefined, held: string[]) {
  if (!scope) throw new Refusal('not_for_keys')
  if (!held.includes(scope)) throw new Refusal('scope_missing', { scope })
}
