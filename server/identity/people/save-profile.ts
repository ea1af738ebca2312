import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Shop, User } from '../../shop.ts'
import { upsertProfile } from '../store.ts'

export async function saveProfile(
  shop: Shop,
  caller: User,
  { email, ...profile }: Input<Calls['saveProfile']>,
): Promise<Output<Calls['saveProfile']>> {
  if (email !== caller.email) throw new Refusal('not_allowed')
  return { modifiedCount: await upsertProfile(shop.database.sql, caller.id, profile) }
}
