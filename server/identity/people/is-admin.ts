import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Shop, User } from '../../shop.ts'
import { selectUser } from '../store.ts'

/** Buyers learn it of themselves; admins of anybody. */
export async function isAdmin(
  shop: Shop,
  caller: User,
  { email }: Input<Calls['isAdmin']>,
): Promise<Output<Calls['isAdmin']>> {
  if (email === caller.email) return { admin: caller.isAdmin }
  if (!caller.isAdmin) throw new Refusal('not_allowed')
  const user = await selectUser(shop.database.sql, email)
  if (!user) throw new Refusal('not_found')
  return { admin: user.admin }
}
