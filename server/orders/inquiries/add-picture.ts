import type { Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { isOver, maxInquiryPictures } from '../../../contract/orders/inquiry-kinds.ts'
import { Refusal } from '../../../contract/refusals.ts'
import { newId } from '../../database/new-id.ts'
import { preparePhoto } from '../../images/index.ts'
import type { Shop, User } from '../../shop.ts'
import { lockInquiry, over } from './find-inquiry.ts'
import { insertPicture, selectPictureNames } from './pictures-store.ts'
import { updateState } from './store.ts'

/**
 * Shows a picture with an inquiry of the caller's that is not over; it is the shop's turn then. The same picture is there
 * once, and its id is answered again. Whether the caller may is asked first: no stranger has pictures drawn anew.
 */
export async function addInquiryPicture(
  shop: Shop,
  caller: User,
  { id: inquiryId, file }: { id: string; file: Uint8Array },
): Promise<Output<Calls['addInquiryPicture']>> {
  const { database } = shop
  await database.transaction(async (sql) => {
    const inquiry = await lockInquiry(sql, caller, inquiryId, 'writeAboutOrder')
    if (isOver(inquiry.state)) throw over(inquiry)
  })
  const photo = await preparePhoto(file)
  return await database.transaction(async (sql) => {
    const inquiry = await lockInquiry(sql, caller, inquiryId, 'writeAboutOrder')
    if (isOver(inquiry.state)) throw over(inquiry)
    const known = await selectPictureNames(sql, inquiryId)
    const there = known.get(photo.name)
    if (there) return { insertedId: there }
    if (known.size >= maxInquiryPictures)
      throw new Refusal('inquiry_pictures', { most: maxInquiryPictures })
    const id = newId()
    await insertPicture(sql, { id, inquiryId, actorId: caller.id, ...photo })
    await updateState(sql, inquiryId, inquiry.state === 'accepted' ? 'accepted' : 'open', false)
    return { insertedId: id }
  })
}
