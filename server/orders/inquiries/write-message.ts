import type { Input, Output } from '../../../contract/call.ts'
import type { Calls } from '../../../contract/calls.ts'
import { isOver } from '../../../contract/orders/inquiry-kinds.ts'
import { newId } from '../../database/new-id.ts'
import type { Shop, User } from '../../shop.ts'
import { lockInquiry, over } from './find-inquiry.ts'
import { insertMessage, updateState } from './store.ts'
import { tellBuyer } from './tell-buyer.ts'

/**
 * Writes to an inquiry that is not over. Then it is the other side's turn; goods that are awaited stay so. What an admin
 * writes goes to the buyer by mail.
 */
export async function addInquiryMessage(
  shop: Shop,
  caller: User,
  { id, text }: Input<Calls['addInquiryMessage']>,
): Promise<Output<Calls['addInquiryMessage']>> {
  await shop.database.transaction(async (sql) => {
    const inquiry = await lockInquiry(sql, caller, id, 'writeAboutOrder')
    if (isOver(inquiry.state)) throw over(inquiry)
    const by = caller.isAdmin ? 'admin' : 'buyer'
    const messageId = newId()
    await insertMessage(sql, { id: messageId, inquiryId: id, by, actorId: caller.id, text })
    const turn = by === 'admin' ? 'answered' : 'open'
    const state = inquiry.state === 'accepted' ? 'accepted' : turn
    await updateState(sql, id, state, false)
    if (by === 'admin') await tellBuyer(shop, sql, { ...inquiry, state }, messageId, text)
  })
  return { modifiedCount: 1 }
}
