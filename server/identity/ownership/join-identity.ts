import type { Database } from '../../database.ts'
import { newId } from '../../new-id.ts'
import type { OwnershipEffects } from './effects.ts'
import { lockOwner } from './store.ts'
import { takeOver } from './take-over.ts'
import { wordsOf } from './way-words.ts'

/**
 * Before an identity provider's person joins the account of their address, which the provider has verified: if nobody had
 * proven it, the account is theirs from now on and nobody else's; if somebody had, they are told of the new way in.
 */
export async function joinIdentity(
  { transaction }: Database,
  effects: OwnershipEffects,
  userId: string,
  by: { way: 'google' | 'oidc'; name: string },
): Promise<void> {
  await transaction(async (sql) => {
    const owner = await lockOwner(sql, userId)
    if (!owner) return
    if (!owner.proven) return await takeOver(sql, effects, owner, by)
    await effects.tell(sql, owner.email, `joined:${newId()}`, {
      what: by.way,
      first: false,
      name: owner.name,
      ended: [],
      kept: wordsOf([{ kind: by.way, name: '' }]),
    })
  })
}
