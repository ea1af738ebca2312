import { randomBytes } from 'node:crypto'
import type { Input, Output } from '../../contract/call.ts'
import type { Calls } from '../../contract/calls.ts'
import type { Shop, User } from '../shop.ts'
import { findListToChange } from './find-list.ts'
import { updateShareToken } from './store.ts'

/** Shares a list by a link of its own; one from before ends. */
export async function shareList(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['shareList']>,
): Promise<Output<Calls['shareList']>> {
  const token = randomBytes(24).toString('base64url')
  await shop.database.transaction(async (sql) => {
    await findListToChange(sql, caller, id)
    await updateShareToken(sql, { id, token })
  })
  return { shareToken: token }
}

/** Takes the link to a list back. */
export async function unshareList(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['unshareList']>,
): Promise<Output<Calls['unshareList']>> {
  return await shop.database.transaction(async (sql) => {
    await findListToChange(sql, caller, id)
    return { modifiedCount: await updateShareToken(sql, { id, token: null }) }
  })
}
