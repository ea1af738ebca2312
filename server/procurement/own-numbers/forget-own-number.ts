import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { ownerOf } from '../../companies/index.ts'
import type { Shop, User } from '../../shop.ts'
import { deleteOwnNumber } from './store.ts'

/** Forgets what a number of the buyer means. Another buyer's answers as one that is not there. */
export async function forgetOwnNumber(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['forgetOwnNumber']>,
): Promise<Output<Calls['forgetOwnNumber']>> {
  const deletedCount = await deleteOwnNumber(shop.database.sql, ownerOf(caller), id)
  if (deletedCount === 0) throw new Refusal('not_found')
  return { deletedCount }
}
