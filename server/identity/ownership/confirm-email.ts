import { hash, randomBytes } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { insertLink, lockOwner, markProven, selectLink, takeLink } from './store.ts'

const storedAs = (token: string) => `confirm-email:${hash('sha256', token, 'hex')}`
const hours = 24

/** Makes the token of a link that lets an account's e-mail be confirmed: 256 random bits, once, within a day. */
export async function makeConfirmation(database: Database, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await insertLink(database.sql, { id: newId(), identifier: storedAs(token), userId, hours })
  return token
}

/**
 * Confirms the e-mail of an account by a link of its mail: who has the link has the mailbox, and who is signed in to that
 * very account (`signedIn`) has the account. Both together are the owner. For anybody else the link stays as it is.
 */
export async function confirmEmail(
  database: Database,
  token: string,
  signedIn: string | null,
): Promise<'confirmed' | 'invalid' | 'not signed in'> {
  return await database.transaction(async (sql) => {
    const userId = await selectLink(sql, storedAs(token))
    if (!userId) return 'invalid'
    if (userId !== signedIn) return 'not signed in'
    const owner = await lockOwner(sql, userId)
    if (!owner || !(await takeLink(sql, storedAs(token)))) return 'invalid'
    await markProven(sql, userId)
    return 'confirmed'
  })
}
