import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { OwnershipEffects } from './effects.ts'
import { lockOwner } from './store.ts'
import { takeOver } from './take-over.ts'
import { wordsOf } from './way-words.ts'

/**
 * Before an identity provider's person joins the account of their address, which the provider has verified: if nobody had
 * proven it, the account is theirs from now on and nobody else's; if somebody had, they are told of the new way in. Answers
 * whether it became theirs.
 */
export async function joinIdentity(
  { transaction }: Database,
  effects: OwnershipEffects,
  userId: string,
  by: { way: 'google' | 'oidc'; name: string },
): Promise<boolean> {
  return await transaction(async (sql) => {
    const owner = await lockOwner(sql, userId)
    if (!owner) return false
    if (!owner.proven) {
      await takeOver(sql, effects, owner, by)
      return true
    }
    await effects.tell(sql, owner.email, `joined:${newId()}`, {
      what: by.way,
      first: false,
      name: owner.name,
      ended: [],
      kept: wordsOf([{ kind: by.way, name: '' }]),
    })
    return false
  })
}

/**
 * When somebody logs in by an identity that the account has already, and the provider has verified the address by now:
 * whoever made the account could not prove that, so it is theirs from now on, and of before only this identity is kept.
 * Answers whether it became theirs.
 */
export async function proveByIdentity(
  { transaction }: Database,
  effects: OwnershipEffects,
  { userId, email }: { userId: string; email: string },
  by: { way: 'google' | 'oidc'; name: string; subject: string },
): Promise<boolean> {
  return await transaction(async (sql) => {
    const owner = await lockOwner(sql, userId)
    if (!owner || owner.proven || owner.email !== email) return false
    await takeOver(sql, effects, owner, { ...by, keep: by })
    return true
  })
}
