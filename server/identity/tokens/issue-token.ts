import { hash, randomBytes } from 'node:crypto'
import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Shop, User } from '../../shop.ts'
import { insertToken } from '../store.ts'

const minutes = 15

/** Gives the signed-in session a bearer token: 256 random bits, of which only a hash is kept. It dies with the session. */
export async function issueToken(
  shop: Shop,
  caller: User,
  { email }: Input<Calls['issueToken']>,
): Promise<Output<Calls['issueToken']>> {
  if (email !== caller.email) throw new Refusal('not_allowed')
  const token = randomBytes(32).toString('base64url')
  const expiresAt = await insertToken(
    shop.database.sql,
    hash('sha256', token, 'buffer'),
    caller.sessionId,
    minutes,
  )
  if (!expiresAt) throw new Refusal('not_signed_in')
  return { token, expiresAt: expiresAt.toISOString() }
}
