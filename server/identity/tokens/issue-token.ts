import { hash, randomBytes } from 'node:crypto'
import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Shop, User } from '../../shop.ts'
import { chooseCompany, insertToken, selectActing } from '../store.ts'

const minutes = 15

/**
 * Gives the signed-in session a bearer token: 256 random bits, of which only a hash is stored. It dies with the session. It
 * acts for the company that is named, or for nobody but its owner; when nothing is said, as the one before did while that
 * is possible.
 */
export async function issueToken(
  shop: Shop,
  caller: User,
  { email, companyId }: Input<Calls['issueToken']>,
): Promise<Output<Calls['issueToken']>> {
  if (email !== caller.email) throw new Refusal('not_allowed')
  const { sql } = shop.database
  const company = companyId === null ? null : await selectActing(sql, caller.id, companyId)
  if (companyId && !company) throw new Refusal('not_found')
  if (companyId !== undefined) await chooseCompany(sql, caller.id, companyId)
  const token = randomBytes(32).toString('base64url')
  const expiresAt = await insertToken(sql, {
    hash: hash('sha256', token, 'buffer'),
    sessionId: caller.sessionId,
    minutes,
    companyId: company?._id ?? null,
  })
  if (!expiresAt) throw new Refusal('not_signed_in')
  return { token, expiresAt: expiresAt.toISOString(), company }
}
