import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import type { Shop, User } from '../../shop.ts'
import { changeRole } from './change-role.ts'

export async function promoteUser(
  shop: Shop,
  caller: User,
  { email }: Input<Calls['promoteUser']>,
): Promise<Output<Calls['promoteUser']>> {
  return { modifiedCount: await changeRole(shop, caller.id, email, 'admin') }
}

export async function demoteUser(
  shop: Shop,
  caller: User,
  { email }: Input<Calls['demoteUser']>,
): Promise<Output<Calls['demoteUser']>> {
  return { modifiedCount: await changeRole(shop, caller.id, email, null) }
}
