import { randomBytes } from 'node:crypto'
import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import type { Shop, User } from '../shop.ts'
import { findList } from './find-list.ts'
import { updateShareToken } from './store.ts'

/** Shares a list by a link of its own; one from before ends. */
export async function shareList(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['shareList']>,
): Promise<Output<Calls['shareList']>> {
  const { sql } = shop.database
  await findList(sql, caller, id)
  const token = randomBytes(24).toString('base64url')
  await updateShareToken(sql, { id, ownerId: caller.id, token })
  return { shareToken: token }
}

/** Takes the link to a list back. */
export async function unshareList(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['unshareList']>,
): Promise<Output<Calls['unshareList']>> {
  const { sql } = shop.database
  await findList(sql, caller, id)
  const changed = await updateShareToken(sql, { id, ownerId: caller.id, token: null })
  return { modifiedCount: changed }
}
