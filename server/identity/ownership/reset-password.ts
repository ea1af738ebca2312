import type { Database, Sql } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { OwnershipEffects } from './effects.ts'
import {
  deleteEarlyFactor,
  deleteOpenSteps,
  deletePasskeys,
  endSessionsOf,
  lockOwner,
  type Owner,
  replacePassword,
  revokeKeys,
  selectLink,
  selectWays,
  takeLink,
  type Way,
} from './store.ts'
import { takeOver } from './take-over.ts'
import { wordsOf } from './way-words.ts'

/** As the sign-in library stores it. */
const storedAs = (token: string) => `reset-password:${token}`

/** Whose link to set a new password this is; null when it works no more. */
export const findResetting = (sql: Sql, token: string) => selectLink(sql, storedAs(token))

/** The ways in beside the password, and which of them a reset by this link ends; null when it works no more. */
export async function findResetWays({ transaction }: Database, token: string) {
  return await transaction(async (sql) => {
    const userId = await findResetting(sql, token)
    const owner = userId && (await lockOwner(sql, userId))
    if (!owner) return null
    const ways = await selectWays(sql, owner.id)
    const others = ways.filter(({ kind }) => kind !== 'password')
    return others.map((way) => ({
      id: way.id,
      kind: way.kind,
      // of an unproven account it is a stranger's words
      name: owner.proven ? way.name : '',
      ends: ends(owner, way, true),
    }))
  })
}

/** Of an unproven account all end. Else: what was there before the proof, and passkeys and keys of programs, if they are not to be kept. */
const ends = (owner: Owner, { kind, early }: Way, keepPasskeys: boolean) =>
  !owner.proven ||
  kind === 'password' ||
  ((kind === 'passkey' || kind === 'key') && (early || !keepPasskeys)) ||
  (kind === 'factor' && early)

/**
 * Sets a new password by a link of a mail, which proves the address. All at once: the link is used up, every session
 * ends, and so do the ways in that are not sure to be the owner's. Answers false when the link works no more.
 */
export async function resetPassword(
  { transaction }: Database,
  effects: OwnershipEffects,
  reset: { token: string; hash: string; keepPasskeys: boolean },
): Promise<boolean> {
  return await transaction(async (sql) => {
    const userId = await takeLink(sql, storedAs(reset.token))
    const owner = userId && (await lockOwner(sql, userId))
    if (!owner) return false
    if (owner.proven) await endOthers(sql, effects, owner, reset)
    else await takeOver(sql, effects, owner, { way: 'reset', name: '' })
    await replacePassword(sql, newId(), owner.id, reset.hash)
    return true
  })
}

async function endOthers(
  sql: Sql,
  effects: OwnershipEffects,
  owner: Owner,
  { keepPasskeys }: { keepPasskeys: boolean },
) {
  const ways = await selectWays(sql, owner.id)
  const gone = (way: Way) => ends(owner, way, keepPasskeys)
  await deletePasskeys(sql, owner.id, keepPasskeys ? 'early' : 'all')
  await revokeKeys(sql, owner.id, keepPasskeys ? 'early' : 'all')
  await deleteEarlyFactor(sql, owner.id)
  await deleteOpenSteps(sql, owner.id)
  await endSessionsOf(sql, owner.id)
  await effects.tell(sql, owner.email, `password-reset:${newId()}`, {
    what: 'reset',
    first: false,
    name: owner.name,
    ended: wordsOf(ways.filter(gone)),
    kept: wordsOf(ways.filter((way) => !gone(way))),
  })
}
