import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Shop, User } from '../../shop.ts'
import { mayActOn } from '../find-order.ts'
import { selectPicture } from './pictures-store.ts'

/** A picture of an inquiry, for whoever may see the order; one of somebody else's is as none. */
export async function getInquiryPicture(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['getInquiryPicture']>,
): Promise<Output<Calls['getInquiryPicture']>> {
  const picture = await selectPicture(shop.database.sql, id)
  if (!picture || !mayActOn(caller, 'seeOrder', picture)) throw new Refusal('not_found')
  return { name: picture.name, bytes: picture.webp }
}
