import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { isOver } from '../../../contract/orders/inquiry-kinds.ts'
import { Refusal } from '../../../contract/refusals.ts'
import type { Shop, User } from '../../shop.ts'
import { lockInquiry, over } from './find-inquiry.ts'
import { deletePicture, selectOwnPicture } from './pictures-store.ts'

/**
 * Takes back a picture that the caller showed, while its inquiry is not over: what was decided by stays. One that somebody
 * else showed is as none.
 */
export async function takeBackInquiryPicture(
  shop: Shop,
  caller: User,
  { id }: Input<Calls['takeBackInquiryPicture']>,
): Promise<Output<Calls['takeBackInquiryPicture']>> {
  return await shop.database.transaction(async (sql) => {
    const picture = await selectOwnPicture(sql, id, caller.id)
    if (!picture) throw new Refusal('not_found')
    const inquiry = await lockInquiry(sql, caller, picture.inquiryId, 'writeAboutOrder')
    if (isOver(inquiry.state)) throw over(inquiry)
    return { deletedCount: await deletePicture(sql, id) }
  })
}
