import { writeAudit } from '../../database/audit.ts'
import type { Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { OwnershipEffects } from './effects.ts'
import { clearAccount, type Identity, type Owner, selectWays } from './store.ts'
import { wordsOf } from './way-words.ts'

/**
 * Gives an account of which nobody had proven the address to whoever just did: every way in of before ends, and what was
 * prepared in it goes (of-account.ts). The caller holds the account's lock and adds the owner's own way in.
 */
export async function takeOver(
  sql: Sql,
  effects: OwnershipEffects,
  owner: Owner,
  by: { way: 'reset' | 'google' | 'oidc'; name: string; keep?: Identity },
) {
  // without names: those of passkeys are a stranger's words
  const ended = (await selectWays(sql, owner.id))
    .filter(({ kind }) => kind !== by.keep?.way)
    .map((way) => ({ ...way, name: '' }))
  await clearAccount(sql, owner.id, by)
  await effects.cancelOrders(sql, owner.id)
  await writeAudit(sql, owner.id, 'account taken over', owner.email, { by: by.way })
  await effects.tell(sql, owner.email, `taken-over:${newId()}`, {
    what: by.way,
    first: true,
    name: by.name,
    ended: wordsOf(ended),
    kept: [],
  })
}
