import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Shop, User } from '../../shop.ts'
import { selectProfile } from '../store.ts'

/** The caller's own profile; what was never saved is null. */
export async function getProfile(
  shop: Shop,
  caller: User,
  { email }: Input<Calls['getProfile']>,
): Promise<Output<Calls['getProfile']>> {
  if (email !== caller.email) throw new Refusal('not_allowed')
  const profile = await selectProfile(shop.database.sql, caller.id)
  if (!profile) throw new Refusal('not_found')
  return profile
}
